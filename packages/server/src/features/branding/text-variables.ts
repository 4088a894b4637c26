/** Variables of the texts of reports and of the mails that carry them. */
export const TEXT_VARIABLES = [
  'client',
  'period',
  'sites',
  'uptime',
  'incidents',
  'updates',
  'rollbacks',
  'vulnerabilities_fixed',
  'vulnerabilities_open',
  'sender',
] as const;
export type TextVariable = (typeof TEXT_VARIABLES)[number];

const VARIABLE = /\{([^{}]*)\}/g;

/** Variables of a text that don't exist, each once. */
export function unknownVariables(text: string): string[] {
  const known: ReadonlySet<string> = new Set(TEXT_VARIABLES);
  return [...new Set([...text.matchAll(VARIABLE)].map(([, name = '']) => name))].filter(name => !known.has(name));
}

/** What a variable stands for is never looked at for variables again. */
export function fillText(text: string, values: Readonly<Record<TextVariable, string>>): string {
  return text.replace(VARIABLE, (whole, name: string) => values[name as TextVariable] ?? whole);
}

/** `list-sites-v1` → `list_sites`: what assistants know an ability by. */
export function toolName(ability: string): string {
  return ability.replace(/-v1$/, '').replaceAll('-', '_');
}

/** The tool that an assistant means: answers name abilities, as `list-sites-v1` or `svc/list-sites-v1`. */
export const meantTool = (name: string) => toolName(name.slice(name.lastIndexOf('/') + 1));

/** A text about abilities, by the names that assistants know them by. */
export const inToolNames = (text: string) =>
  text.replace(/[a-z0-9-]+/g, word => (word.endsWith('-v1') ? toolName(word) : word));

/** `list-sites-v1` → `List sites`. */
export function toolTitle(ability: string): string {
  const words = toolName(ability).replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

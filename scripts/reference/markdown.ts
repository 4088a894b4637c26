export const GENERATED = '<!-- Made by `npm run generate`. Do not edit: change what it is made from. -->';

/** Text for a cell of a table. */
export function cell(text: string): string {
  return text.replaceAll('|', '\\|').replace(/\s+/g, ' ').trim();
}

export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const line = (cells: readonly string[]) =>
    `| ${cells.join(' | ')} |`.replaceAll('|  |', '| |').replaceAll('|  |', '| |');
  return [line(head), line(head.map(() => '---')), ...rows.map(line)];
}

/** `list-sites-v1` → `list_sites`: what assistants know an ability by. */
export function toolName(ability: string): string {
  return ability.replace(/-v1$/, '').replaceAll('-', '_');
}

/** `list-sites-v1` → `List sites`. */
export function toolTitle(ability: string): string {
  const words = toolName(ability).replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** WordPress takes a level of backslashes off what it stores. */
export function slashed(text: string): string {
  return text.replaceAll('\\', '\\\\');
}

/** A plain title as WordPress stores it. Tags in it would be kept by some calls and dropped by others. */
export function titleMarkup(title: string): string {
  return title.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

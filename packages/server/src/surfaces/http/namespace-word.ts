/** Names with the word of the namespace in them follow it: `non-svc-changes` is `non-acme-changes` where that is acme. */
export function withWord(text: string, namespace: string): string {
  return text.replaceAll('-svc-', () => `-${namespace}-`);
}

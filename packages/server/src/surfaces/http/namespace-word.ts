/** Names that contain the namespace follow it: `non-svc-changes` becomes `non-acme-changes` for acme. */
export function withWord(text: string, namespace: string): string {
  return text.replaceAll('-svc-', () => `-${namespace}-`);
}

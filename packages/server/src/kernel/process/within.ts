/** Waits for the work, but no longer than `mostMs`. */
export async function within(mostMs: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>(resolve => {
    timer = setTimeout(resolve, mostMs);
  });
  await Promise.race([work, late]).finally(() => clearTimeout(timer));
}

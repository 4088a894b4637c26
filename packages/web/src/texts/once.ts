/**
 * Builds something from texts once, when it is first needed: at the top of a module, the texts may not be loaded yet.
 * @returns always the same value, e.g. the columns of a table.
 */
export function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** Ids that the parameters of a view name, such as `client=4&tags=[1,2]`; what is no id is left out. */
export function targetsOf(query: string): { readonly clients: number[]; readonly tags: number[] } {
  const given = new URLSearchParams(query);
  const ids = (...names: string[]) => {
    const found = names.flatMap(name => given.getAll(name)).flatMap(value => value.match(/\d{1,15}/g) ?? []);
    // 0 stands for sites without client.
    return [...new Set(found.map(Number))].filter(id => id > 0);
  };
  return { clients: ids('client', 'clients'), tags: ids('tag', 'tags') };
}

/**
 * Address of the package that was installed before, made from that of the new version. Only where the new one comes
 * from a directory that keeps all versions under one pattern (`slug.1.2.zip`): elsewhere an address would be a guess.
 * @param hosts Such directories, separated by commas.
 */
export function previousPackage(
  item: { package: string | null; from_version: string; to_version: string },
  hosts: string,
): string | undefined {
  const { package: address, from_version: from, to_version: to } = item;
  const url = address === null ? null : URL.parse(address);
  if (url === null || !/^[\w.+-]+$/.test(from) || from === to) return undefined;
  const trusted = hosts
    .split(',')
    .map(host => host.trim().toLowerCase())
    .includes(url.host);
  const ending = `.${to}.zip`;
  if (!trusted || !url.pathname.endsWith(ending)) return undefined;
  url.pathname = `${url.pathname.slice(0, -ending.length)}.${from}.zip`;
  url.search = '';
  return url.href;
}

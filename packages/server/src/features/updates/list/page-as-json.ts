import type { SiteWithPending } from './kept-sites.ts';

/**
 * A page of sites with updates as JSON. It has a thousand updates, most of which other pages have as well, so they are
 * put together as they were written; to write them anew takes longer than to read them.
 */
export function pageAsJson(
  sites: readonly SiteWithPending[],
  paging: { page: number; per_page: number; total: number },
) {
  const pieces: Buffer[] = [];
  const put = (text: string) => pieces.push(Buffer.from(text));
  put('{"items":[');
  for (const [place, { site, updates }] of sites.entries()) {
    const { id: site_id, url: site_url, name: site_name } = site;
    put(`${place > 0 ? ',' : ''}${JSON.stringify({ site_id, site_url, site_name }).slice(0, -1)},"updates":[`);
    for (const [index, { json }] of updates.entries()) pieces.push(index === 0 ? json.subarray(1) : json);
    put(']}');
  }
  const { page, per_page, total } = paging;
  put(`],${JSON.stringify({ page, per_page, total }).slice(1)}`);
  return Buffer.concat(pieces);
}

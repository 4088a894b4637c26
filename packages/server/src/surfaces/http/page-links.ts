/**
 * `Link` of one page of a list: the pages before and after it, with the same query. Beyond the end, the previous page
 * is the last one. undefined: this page is the only one.
 * @param address Of the list, without a query. @param query As it was sent.
 */
export function pageLinks(address: string, query: string, { page, pages }: { page: number; pages: number }) {
  const link = (to: number, rel: string) => {
    const asked = new URLSearchParams(query);
    asked.set('page', String(to));
    return `<${address}?${asked}>; rel="${rel}"`;
  };
  const links = [
    ...(page > 1 && pages > 0 ? [link(Math.min(page - 1, pages), 'prev')] : []),
    ...(page < pages ? [link(page + 1, 'next')] : []),
  ];
  return links.length > 0 ? links.join(', ') : undefined;
}

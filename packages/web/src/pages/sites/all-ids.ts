import { callAbility } from '../../api/call.ts';
import type { Input } from '../../generated/abilities.ts';
import { MOST_PER_PAGE } from '../../generated/limits.ts';

const AT_ONCE = 4;

/**
 * The ids of all sites that match the filter. By id, whatever the table is sorted by: a sync that goes on meanwhile would
 * move sites from one page to another, where they are missed.
 */
export async function allIds(filter: Input<'list-site-records-v1'>): Promise<number[]> {
  const page = async (number: number) => {
    const { items, total } = await callAbility('list-site-briefs-v1', {
      ...filter,
      sort: 'id',
      order: 'asc',
      page: number,
      per_page: MOST_PER_PAGE,
    });
    return { ids: items.map(({ id }) => id), total };
  };
  const first = await page(1);
  const pages = Math.ceil(first.total / MOST_PER_PAGE);
  const found = [first.ids];
  let next = 2;
  const gather = async () => {
    while (next <= pages) found.push((await page(next++)).ids);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, gather));
  return found.flat();
}

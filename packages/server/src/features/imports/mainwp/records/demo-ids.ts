import type { PhpValue } from './php-values.ts';
import type { WordpressOptions } from './wordpress-options.ts';

/** Ids of what the old dashboard made up to show itself. */
export interface DemoIds {
  readonly sites: ReadonlySet<number>;
  readonly clients: ReadonlySet<number>;
}

/** Lists of ids, by a key that says of what. What isn't said to be of clients is of sites. */
export function demoIdsOf(options: WordpressOptions): DemoIds {
  const [sites, clients] = [new Set<number>(), new Set<number>()];
  for (const [key, value] of options.map('mainwp_demo_mode_added_ids')) {
    const kind = String(key);
    if (/client/i.test(kind)) addIds(clients, value);
    else if (/site|wp|^\d+$/i.test(kind)) addIds(sites, value);
  }
  return { sites, clients };
}

function addIds(ids: Set<number>, value: PhpValue): void {
  for (const one of value instanceof Map ? value.values() : [value]) {
    const id = Number(one);
    if (Number.isSafeInteger(id) && id > 0) ids.add(id);
  }
}

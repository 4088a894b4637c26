import { afterEach } from 'vitest';
import { useWorld } from '../../../testing/fixtures.ts';
import { IMPORT_COLUMNS } from './import-row.ts';

/** Six simulated sites, and rows to import to them; more than twelve users are not created within a request. */
export function useImports() {
  const world = useWorld({
    sites: 6,
    seeded: true,
    worker: true,
    env: { SITEKEEPER_BATCH_INLINE_LIMIT: '12', SITEKEEPER_DEADLINE_ACTION: '3', SITEKEEPER_DEADLINE_CHECK: '3' },
  });
  const site = (k: number) => world().fleet.site(k);
  const siteOf = (k: number) => world().siteIds[k - 1] as number;
  const url = (k: number) => world().fleet.url(k);
  /** The address of site k as the server stores it. */
  const stored = (k: number) => url(k).replace(/\/*$/, '/');
  let made = 0;
  /** A row with these cells; a user of its own unless named. */
  const row = (cells: Partial<Record<(typeof IMPORT_COLUMNS)[number], string>> = {}) => {
    made += 1;
    const own = { username: `row${made}`, email: `row${made}@x.example`, select_sites: url(1) };
    const all: Record<string, string> = { ...own, ...cells };
    return IMPORT_COLUMNS.map(name => all[name] ?? '').join(',');
  };
  const login = (text: string) => text.split(',')[0] as string;
  const importRows = async (...rows: string[]) => {
    const csv = [IMPORT_COLUMNS.join(','), ...rows].join('\r\n');
    return (await world().post('import-site-users-v1', { csv })).body;
  };
  afterEach(() => {
    for (let k = 1; k <= 6; k++) site(k).setFaults();
  });
  return { world, site, siteOf, url, stored, row, login, importRows };
}

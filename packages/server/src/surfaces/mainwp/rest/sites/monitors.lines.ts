import * as sites from '../../../../features/sites/index.ts';
import type { SiteRecord } from '../../views/site.view.ts';
import type { Asked } from '../asked.ts';
import { type DialectLine, line } from '../line.ts';
import { listLine } from '../lists.ts';
import { type Aliases, idsFrom, textFrom } from '../takers.ts';
import { SITE } from './sites.lines.ts';

const STATES: Readonly<Record<string, string>> = { up: 'up', down: 'down', pending: 'unchecked', first: 'unchecked' };

const FILTERS: Aliases = {
  search: textFrom('search'),
  include: idsFrom('include'),
  exclude: idsFrom('exclude'),
  check: { from: 'status', take: (asked: Asked) => STATES[asked.words('status')?.[0] ?? ''] },
};

/** What the last check of a site found. There is one check per site, so a monitor has the id of its site. */
export const MONITOR_LINES: readonly DialectLine[] = [
  listLine({
    methods: ['GET'],
    path: '/monitors/basic',
    ability: sites.listSiteRecords,
    aliases: FILTERS,
    perPage: 20,
    items: (rows: readonly SiteRecord[]) => rows.map(monitorView),
  }),
  line({
    methods: ['GET'],
    path: '/monitors/count',
    ability: sites.countSiteRecords,
    aliases: FILTERS,
    view: ({ total }: { total: number }) => ({ success: 1, count: total }),
  }),
  line({
    methods: ['GET'],
    path: '/monitors/{id_domain}/basic',
    ability: sites.getSiteRecord,
    aliases: SITE,
    view: (site: SiteRecord) => ({ success: 1, data: monitorView(site) }),
  }),
  line({
    methods: ['POST'],
    path: '/monitors/{id_domain}/check',
    ability: sites.checkSite,
    aliases: SITE,
    view: ({ reachable, http_status }: { reachable: boolean; http_status: number }) => ({
      success: 1,
      data: { http_code: http_status, uptime_status: reachable ? 'up' : 'down' },
    }),
  }),
];

function monitorView({ id, url, check }: SiteRecord) {
  return { id: String(id), url, last_status: check === null ? 'pending' : check.reachable ? 'up' : 'down' };
}

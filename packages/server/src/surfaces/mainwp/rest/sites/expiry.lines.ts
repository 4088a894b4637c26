import type { Static } from 'typebox';
import { listExpiring } from '../../../../features/expiry/index.ts';
import * as sites from '../../../../features/sites/index.ts';
import { mapOrList } from '../../views/php.ts';
import { type About, type DialectLine, line } from '../line.ts';
import { rowsFrom } from '../lists.ts';
import { SITE } from './sites.lines.ts';

type Expiring = Static<typeof listExpiring.output>['items'][number];
type Site = Pick<Static<typeof sites.siteBriefSchema>, 'id' | 'url'>;

/** Certificates and domains, which extensions of MainWP look after: by the id of the site. */
export const EXPIRY_LINES: readonly DialectLine[] = [
  ...expiryLines('/ssl-monitor/info', 'certificate', ({ by, expires_at }) => ({
    issuer_o: by ?? '',
    valid_to: dayOf(expires_at),
  })),
  ...expiryLines('/domain-monitor/profiles', 'domain', ({ name, by, expires_at }) => ({
    domain: name,
    registrar: by ?? '',
    expiry_date: dayOf(expires_at),
  })),
];

function expiryLines(path: string, kind: Expiring['kind'], fields: (row: Expiring) => object): DialectLine[] {
  const view = ({ id, url }: Site, row: Expiring) => ({ id: String(id), url, ...fields(row) });
  return [
    line({
      methods: ['GET'],
      path,
      ability: listExpiring,
      fixed: { kind },
      view: () => undefined,
      async run(about) {
        const all = rowsFrom(about, listExpiring, 'items', { offset: 0, limit: Number.POSITIVE_INFINITY });
        const data: Record<string, object> = {};
        for await (const { items } of all) {
          for (const row of items as readonly Expiring[]) {
            for (const site of await sitesOf(row, about)) data[site.id] = view(site, row);
          }
        }
        return { success: 1, data: mapOrList(data) };
      },
    }),
    line({
      methods: ['GET'],
      path: `${path}/{id_domain}`,
      ability: listExpiring,
      aliases: SITE,
      fixed: { kind },
      view: async ({ items: [row] }: { items: readonly Expiring[] }, { call, input }) => {
        const { site_id_or_domain } = input;
        return { success: 1, data: row ? view(await call(sites.getSiteRecord, { site_id_or_domain }), row) : [] };
      },
    }),
  ];
}

/** All sites of a certificate or domain. A row names only the first ones of a domain. */
async function sitesOf({ name, sites: named, sites_count }: Expiring, { call }: About): Promise<readonly Site[]> {
  if (named.length === sites_count) return named;
  const all: Site[] = [];
  const found = rowsFrom({ call, input: { search: name } }, sites.listSiteBriefs, 'items', {
    offset: 0,
    limit: Number.POSITIVE_INFINITY,
  });
  for await (const { items } of found) all.push(...(items as readonly Site[]));
  return all.filter(({ url }) => `.${URL.parse(url)?.hostname ?? ''}`.endsWith(`.${name}`));
}

/** `31/01/2026`; empty if unknown. */
function dayOf(instant: string | null): string {
  return instant === null ? '' : instant.slice(0, 10).split('-').reverse().join('/');
}

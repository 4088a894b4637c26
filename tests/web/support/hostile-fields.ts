import { readFrame, writeFrame } from '@sitekeeper/protocol';
import { giveFeed, type Outbound, refreshPending, type World } from '@sitekeeper/server/testing';
import { sql } from 'kysely';

/** Code that runs if a page renders a text as markup: it requests an address, and sets a word in the window. */
export const MARKUP =
  '"\'><img src=/probe-of-markup onerror="window.ranHere=1"><svg/onload=window.ranHere=1><script>window.ranHere=1</script>{{1+1}}';
/** A word of it that remains if tags are removed. */
export const WORD = 'hostile-word';
const TEXT = `${WORD} ${MARKUP}`;
/** The same, hidden from code that removes tags only once, or before it decodes entities. */
const HIDDEN = `${WORD} ${MARKUP.replaceAll('<', '&lt;').replaceAll('>', '&gt;')} <<b>script>window.ranHere=1<</b>/script>`;

/** Sites whose every answered text ends in markup: names, versions, people, errors, addresses. */
export function withMarkup(real: Outbound): Outbound {
  let answers = 0;
  return {
    ...real,
    async request(request) {
      const answer = await real.request(request);
      const frame = readFrame(answer.body);
      if (!frame.found) return answer;
      const text = ++answers % 2 === 0 ? HIDDEN : TEXT;
      return { ...answer, body: Buffer.from(writeFrame(marked(frame.value, text))) };
    },
  };
}

/** Members that determine the kind of answer: if they were changed, the site would not work at all. */
const STRUCTURE = /^(version|error_code|result|slug|type|status|active|user_id|id|ID)$/;

function marked(value: unknown, text: string, name = ''): unknown {
  if (typeof value === 'string') return STRUCTURE.test(name) || value === '' ? value : `${value} ${text}`;
  if (Array.isArray(value)) return value.map(item => marked(item, text));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, marked(inner, text, key)]));
}

/** The columns with text from a site, as if nothing had been removed from it on the way in. */
const COLUMNS = {
  site_plugins: ['name', 'version'],
  site_themes: ['name', 'version'],
  site_updates: ['name', 'version', 'new_version'],
  site_changes: ['object_name', 'user_name', 'action', 'context'],
  site_abandoned: ['name', 'version'],
  sites: ['sync_error', 'wp_version', 'php_version', 'child_version', 'check_message', 'admin_username'],
  update_run_items: ['name', 'from_version', 'to_version', 'message'],
} as const;

/** Puts markup into each of them. Returns the columns that had rows. */
export async function plantInStore({ app, siteIds }: World): Promise<string[]> {
  const planted: string[] = [];
  await app.services.database.write(async trx => {
    for (const [table, columns] of Object.entries(COLUMNS)) {
      for (const column of columns) {
        const [at, name] = [sql.table(table), sql.ref(column)];
        const done = await sql`update ${at} set ${name} = coalesce(${name}, '') || ${` ${TEXT}`}`.execute(trx);
        if (Number(done.numAffectedRows ?? 0) > 0) planted.push(`${table}.${column}`);
      }
    }
    await refreshPending(trx, [...siteIds]);
  });
  return planted;
}

/** Text typed by people of the dashboard also ends in markup: an operator must not attack an admin with it. */
export async function plantByPeople(world: World): Promise<void> {
  const post = async (ability: string, input: object) => (await world.post(ability, input)).body;
  const [id] = world.siteIds;
  const tag = await post('add-tag-v1', { name: `${WORD} <img src=/probe-of-markup onerror=window.ranHere=1>` });
  const client = await post('add-client-v1', {
    name: TEXT,
    note: TEXT,
    city: TEXT.slice(0, 90),
    client_facebook: 'javascript:window.ranHere=1',
    client_email: 'anna@example.com',
  });
  await post('update-site-record-v1', {
    site_id_or_domain: id,
    name: TEXT,
    notes: TEXT,
    client_id: client.id,
    tags: [tag.id],
  });
  const types = { payment_type: 'subscription', product_type: 'plugin', renewal_type: 'yearly' };
  await post('add-cost-v1', { name: TEXT, note: TEXT, price: 5, ...types, sites: [id], last_renewal: '2026-01-01' });
  await post('add-client-field-v1', { name: `${WORD} <svg onload=window.ranHere=1>`, description: TEXT });
  await post('add-api-key-v1', { name: TEXT.slice(0, 90), permissions: ['read'] });
  await post('add-update-window-v1', {
    name: TEXT.slice(0, 90),
    tag_id: tag.id,
    days: [1],
    opens: '01:00',
    closes: '02:00',
  });
  await post('add-application-password-v1', { name: TEXT.slice(0, 90) });
  const guess = `${WORD}<script>window.ranHere=1</script>`;
  await world.get('count-sites-v1', {}, { auth: `Basic ${Buffer.from(`${guess}:x`).toString('base64')}` });
}

/** The vulnerability that `plantByFeed` adds. */
export const VULNERABILITY = 'hostile-hole';

/** A feed of vulnerabilities is a text of strangers as well. */
export async function plantByFeed(world: World): Promise<void> {
  const [id] = world.siteIds;
  const { items } = (await world.get('list-site-plugins-v1', { site_id_or_domain: id })).body;
  const [slug] = String(items[0].slug).split('/');
  const more = { description: TEXT, researchers: [TEXT], references: ['javascript:window.ranHere=1'] };
  await giveFeed(world, [{ id: VULNERABILITY, slug, to: '*', title: TEXT, more }]);
}

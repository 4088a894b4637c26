import { abilityNamed } from '../../../kernel/ability/ability-named.ts';
import { isoInstant } from '../../../kernel/text/instants.ts';
import { DAY_MS } from '../../../kernel/time/durations.ts';
import type { CostRow } from '../../costs/index.ts';
import { dateOf, nextDue, renewalCents, selectTargetSiteCounts } from '../../costs/index.ts';
import type { ItemDetails } from './detail.ts';

export const outboundDetails: ItemDetails = async rows =>
  new Map(
    rows.map(row => [
      row.key,
      {
        title: 'This server cannot reach the outside',
        text: 'Nothing outside of this server answers. Sites are not reported as down until it does again.',
        data: {},
        actions: [],
      },
    ]),
  );

export const channelDetails: ItemDetails = async (rows, { ctx }) => {
  const found = await ctx.database.db
    .selectFrom('channels')
    .select(['id', 'name', 'last_error', 'last_error_code', 'last_error_status'])
    .where(
      'id',
      'in',
      rows.map(row => Number(row.key)),
    )
    .execute();
  return new Map(
    found.map(({ id, name, last_error, ...error }) => [
      String(id),
      {
        title: `Messages to the channel "${name}" are not delivered`,
        text: last_error ?? '',
        data: { channel_id: id, name, message: last_error ?? '', ...error },
        actions: [{ action: 'test', ability: 'test-channel-v1', input: { channel_id: id } }],
      },
    ]),
  );
};

/** No help where the feed has shrunk: somebody has to say on its page that this is right. */
const REFRESH = { action: 'refresh', ability: 'refresh-vulnerability-feed-v1', input: {} } as const;

export const feedDetails: ItemDetails = async (rows, { ctx }) => {
  const { error, error_code } = await ctx.database.db
    .selectFrom('vulnerability_feed')
    .select(['error', 'error_code'])
    .where('id', '=', 1)
    .executeTakeFirstOrThrow();
  return new Map(
    rows.map(row => [
      row.key,
      {
        title: 'The feed of vulnerabilities cannot be read',
        text: error ?? '',
        data: { feed: row.key, message: error ?? '' },
        actions: error_code === 'shrunk' ? [] : [REFRESH],
      },
    ]),
  );
};

export const approvalDetails: ItemDetails = async (rows, { ctx }) => {
  const found = await ctx.database.db
    .selectFrom('approvals')
    .select(['id', 'ability', 'proposed_by', 'expires_at'])
    .where(
      'id',
      'in',
      rows.map(row => row.key),
    )
    .execute();
  return new Map(
    found.map(({ id, ability, proposed_by, expires_at }) => {
      const known = abilityNamed(ctx, ability);
      const summary = known?.summary ?? ability;
      const expires = isoInstant(expires_at);
      return [
        id,
        {
          title: `${proposed_by} has proposed ${ability}`,
          text: `${summary} Approve or reject it by ${expires}.`,
          data: { approval_id: id, ability, summary, proposed_by, expires_at: expires },
          actions: [],
        },
      ];
    }),
  );
};

export const costDetails: ItemDetails = async (rows, { ctx }) => {
  const found = await ctx.database.db
    .selectFrom('costs')
    .selectAll()
    .where(
      'id',
      'in',
      rows.map(row => Number(row.key)),
    )
    .execute();
  const counts = await selectTargetSiteCounts(
    ctx.database.db,
    found.map(row => row.id),
  );
  return new Map(
    found.flatMap(row => {
      const due_on = nextDue(ctx, row as CostRow);
      if (due_on === null) return [];
      const days_left = Math.round((Date.parse(due_on) - Date.parse(dateOf(ctx.clock.now()))) / DAY_MS);
      const price = renewalCents(row, counts.get(row.id) ?? 0) / 100;
      const { currency } = ctx.settings;
      const title = `${row.name} renews on ${due_on}`;
      const text = `${price.toFixed(2)} ${currency} are due.`;
      const data = { cost_id: row.id, name: row.name, due_on, days_left, price, currency };
      return [[String(row.id), { title, text, data, actions: [] }] as const];
    }),
  );
};

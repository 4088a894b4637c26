import { SEALED_APPROVALS } from './features/approvals/index.ts';
import { SEALED_AUDIT_HEAD } from './features/audit/index.ts';
import { SEALED_OF_CHANNELS } from './features/channels/index.ts';
import { SEALED_REQUESTS } from './features/idempotency/index.ts';
import { SEALED_CSV_ROWS, SEALED_OF_IMPORTS } from './features/imports/index.ts';
import { SEALED_SETTINGS } from './features/settings/index.ts';
import { SEALED_USER_JOBS } from './features/site-users/index.ts';
import { SEALED_OF_SITES, SEALED_REGISTRATIONS } from './features/sites/index.ts';
import { SEALED_INVITATIONS, SEALED_OF_USERS } from './features/users/index.ts';
import { SEALED_FEED_KEY } from './features/vulnerabilities/index.ts';
import type { SealedColumn } from './ports/secrets/port.ts';

/** What is sealed in `meta` is kept at the place that its row is named after. */
const SEALED_META: SealedColumn = {
  table: 'meta',
  column: 'value',
  key: ['key'],
  place: ({ key }) => (/^meta\/mac_key\//.test(String(key)) ? String(key) : undefined),
};

/** Every column that holds sealed values: a change of the master key seals them anew. A test holds it against the store. */
export const SEALED_VALUES: readonly SealedColumn[] = [
  SEALED_META,
  SEALED_AUDIT_HEAD,
  SEALED_OF_SITES,
  SEALED_REGISTRATIONS,
  SEALED_USER_JOBS,
  ...SEALED_OF_IMPORTS,
  SEALED_APPROVALS,
  SEALED_CSV_ROWS,
  ...SEALED_OF_USERS,
  SEALED_INVITATIONS,
  ...SEALED_REQUESTS,
  ...SEALED_OF_CHANNELS,
  SEALED_FEED_KEY,
  SEALED_SETTINGS,
];

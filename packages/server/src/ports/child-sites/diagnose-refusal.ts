import { ConnectorError, diagnoseCodeless, type FaultKind } from '@sitekeeper/protocol';

/** An error page during an outage does not answer either of the two questions. */
const SAID_BY_CONNECTOR: ReadonlySet<FaultKind> = new Set([
  'refused',
  'disconnected',
  'admin_gone',
  'connector_outdated',
  'client_bug',
]);

/** What the site that refused is asked. */
interface Questions {
  /** Unsigned: whether it has a key. */
  readonly probe: () => Promise<unknown>;
  /** Signed: whether the key is ours, and whether it has this user. */
  readonly sync: (as: 'user' | 'nobody') => Promise<unknown>;
}

/** Refusals are translated; two cheap questions find out what was meant (docs/wire/transport.md#failures). */
export async function diagnoseRefusal(refusal: ConnectorError, { probe, sync }: Questions): Promise<ConnectorError> {
  const probed = await answerOf(probe());
  const withoutUser = probed === 'data' ? undefined : await answerOf(sync('nobody'));
  const withUser = withoutUser === 'data' ? await answerOf(sync('user')) : undefined;
  const found = { data: 'no_key', error: 'has_key' } as const;
  const kind = diagnoseCodeless(probed === undefined ? undefined : found[probed], withoutUser, withUser);
  if (kind === undefined || kind === 'refused') return refusal;
  return new ConnectorError(kind, refusal.message, { httpStatus: refusal.httpStatus, cause: refusal });
}

async function answerOf(question: Promise<unknown>): Promise<'data' | 'error' | undefined> {
  try {
    await question;
    return 'data';
  } catch (error) {
    return error instanceof ConnectorError && SAID_BY_CONNECTOR.has(error.kind) ? 'error' : undefined;
  }
}

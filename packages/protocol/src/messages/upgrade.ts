import type { ConnectorCall } from '../call.ts';
import { optionalText, own } from '../replies/lenient.ts';

export interface UpgradeReply {
  /** `NORESPONSE`: the site has no update data; `NOTHING`: no suitable update. */
  status: 'SUCCESS' | 'WPERROR' | 'NORESPONSE' | 'NOTHING';
  /** Both absent if WordPress was already up to date. */
  oldVersion?: string | undefined;
  version?: string | undefined;
  errorCode?: string | undefined;
}

const STATUSES: readonly UpgradeReply['status'][] = ['SUCCESS', 'WPERROR', 'NORESPONSE'];

/** Update WordPress itself (docs/wire/actions.md#updates). The reply contains no sync. Never on the hosts `flywheel` and `pressable`. */
export const upgrade: ConnectorCall<Record<never, never>, UpgradeReply> = {
  name: 'upgrade',
  signed: true,
  effect: 'change',
  patience: 'update',
  fields: () => ({}),
  parse: reply => ({
    status: STATUSES.find(status => status === own(reply, 'upgrade')) ?? 'NOTHING',
    oldVersion: optionalText(own(reply, 'old_version')),
    version: optionalText(own(reply, 'version')),
    errorCode: errorCodes(own(own(reply, 'other_data'), 'upgrade_error_codes')),
  }),
};

/** A text, or a map or list of texts. */
function errorCodes(value: unknown): string | undefined {
  if (value === null || typeof value !== 'object') return optionalText(value);
  return optionalText(
    Object.values(value)
      .filter(code => typeof code === 'string')
      .slice(0, 20)
      .join(','),
  );
}

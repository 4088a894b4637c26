import { isPermitted } from '../../../kernel/ability/permission.ts';
import type { Role } from '../../../kernel/actor.ts';
import type { Queryable } from '../../../ports/database/port.ts';
import { selectPeoplesBrowsers } from '../../channels/index.ts';
import { listEvents } from '../../events/index.ts';
import type { AlarmRule } from '../rules/rule.ts';

/** To which channels a rule tells: its own, and the browsers of those people who may read events. */
export async function receiversOf(db: Queryable): Promise<(rule: AlarmRule) => readonly number[]> {
  const browsers = (await selectPeoplesBrowsers(db))
    .filter(({ user_id: id, user_name: name, role }) =>
      isPermitted({ kind: 'user', id, name, role: role as Role }, listEvents),
    )
    .map(({ id }) => id);
  return ({ channels, settings }) => (settings.tell_browsers ? [...channels, ...browsers] : channels);
}

import { SPEAKS_AS_SERVER } from '../../texts/language.ts';
import { t, textIfAny } from '../../texts/text.ts';

/** What was done, in words; as the server has it if the page has no words for it. */
export const actionText = (action: string): string => textIfAny(`actions.${action.replace('.', '_')}`) ?? action;

/**
 * `delete-site-plugins-v1` → `Delete site plugins`. Pages that say it load the names in other languages:
 * `withSaid('calls', …)` in `routes.ts`.
 */
export function callName(ability: string): string {
  const said = SPEAKS_AS_SERVER ? undefined : textIfAny(`calls.${ability}`);
  if (said !== undefined) return said;
  const words = ability.replace(/-v\d+$/, '').replaceAll('-', ' ');
  return `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`;
}

/** The page of what was changed, such as `site:12`, if it has one. */
export function subjectHref(subject: string): string | undefined {
  const [kind, id = ''] = subject.split(/:(.*)/s);
  if ((kind === 'site' || kind === 'client') && /^\d+$/.test(id)) return `/${kind}s/${id}`;
  if (kind === 'job') return id.startsWith('update_') ? `/updates/runs/${id}` : `/jobs/${id}`;
  return kind === 'approval' ? `/approvals/${id}` : undefined;
}

/** Who did it: `user:anna`, `key:nightly`, `system:sync`, `system:job for user:anna`. */
export function actorText(actor: string): string {
  const [kind, name = ''] = actor.split(/:(.*)/s);
  if (kind === 'user') return name;
  if (kind === 'key') return t('shared.audit.key', { name });
  const forWhom = /^job for (.+)$/s.exec(name)?.[1];
  return forWhom === undefined ? t('shared.audit.server') : t('shared.audit.job', { who: actorText(forWhom) });
}

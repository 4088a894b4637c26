import { useRead } from '../../../api/use-ability.ts';
import type { Scope } from '../../../shared/scope/use-scope.ts';
import { t } from '../../../texts/text.ts';

/** What is chosen, by name; undefined without a scope. */
export function useScopeName({ client, tag }: Scope): string | undefined {
  const clients = useRead(
    'list-clients-v1',
    { include: [client ?? 0], per_page: 1 },
    { enabled: client !== undefined },
  );
  const tags = useRead('list-tags-v1', { include: [tag ?? 0], per_page: 1 }, { enabled: tag !== undefined });
  const names = [
    client !== undefined && nameIn(clients.data, t('shell.scope.goneClient')),
    tag !== undefined && nameIn(tags.data, t('shell.scope.goneTag')),
  ].filter(name => name !== false);
  return names.length > 0 ? names.join(' · ') : undefined;
}

/** @param gone What it is called once it was deleted. */
function nameIn(found: { readonly items: readonly { readonly name: string }[] } | undefined, gone: string): string {
  return found ? (found.items[0]?.name ?? gone) : '…';
}

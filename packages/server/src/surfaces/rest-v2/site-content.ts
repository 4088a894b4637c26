import { type TObject, Type } from 'typebox';
import { requireNotRefused, resolveSite, siteSelectorSchema } from '../../features/sites/index.ts';
import type { AnyAbility } from '../../kernel/ability/ability.ts';
import type { Ctx } from '../../kernel/context.ts';
import { AppError, type ErrorCode, wireCode } from '../../kernel/errors.ts';
import { propertiesOf } from './route.ts';

/** What only makes sense over several sites. */
const OF_MANY: readonly string[] = ['websites', 'clients', 'groups', 'page', 'per_page'];
/** How the one site can fail. */
const FAILURES: readonly ErrorCode[] = [
  'site_not_found',
  'ambiguous_site',
  'site_suspended',
  'site_disconnected',
  'connection_failed',
  'site_offline',
  'child_outdated',
  'site_timeout',
];

interface ListedContent {
  readonly items: readonly unknown[];
  readonly more_on: readonly number[];
  readonly errors: readonly { readonly code: string; readonly message: string }[];
}

/** A list of content over one site: its failure is that of the request. */
export function ofOneSite(ability: AnyAbility): AnyAbility {
  const own = Object.entries(propertiesOf(ability.input)).filter(([name]) => !OF_MANY.includes(name));
  const { items } = propertiesOf(ability.output as TObject);
  const run = ability.handler as (input: object, ctx: Ctx) => Promise<ListedContent>;
  const handler = async ({ site_id_or_domain, ...asked }: { site_id_or_domain: number | string }, ctx: Ctx) => {
    const site = await resolveSite(ctx, site_id_or_domain);
    requireNotRefused(site);
    const { items, more_on, errors } = await run({ ...asked, websites: [site.id] }, ctx);
    const [failure] = errors;
    if (!failure) return { items, more: more_on.length > 0 };
    const code = FAILURES.find(known => wireCode(known, ctx.settings.namespace) === failure.code);
    throw new AppError(code ?? 'connection_failed', failure.message);
  };
  return {
    ...ability,
    input: Type.Object(
      { site_id_or_domain: siteSelectorSchema, ...Object.fromEntries(own) },
      { additionalProperties: false },
    ),
    output: Type.Object({
      items: items as NonNullable<typeof items>,
      more: Type.Boolean({ description: 'Whether the site has more of them than per_site.' }),
    }),
    errors: [...new Set([...ability.errors.filter(code => !OF_FILTERS.includes(code)), ...FAILURES])],
    handler: handler as AnyAbility['handler'],
  };
}

const OF_FILTERS: readonly ErrorCode[] = ['client_not_found', 'tag_not_found'];

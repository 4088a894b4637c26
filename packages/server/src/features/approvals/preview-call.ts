import type { AnyAbility } from '../../kernel/ability/ability.ts';
import { abilityNamed } from '../../kernel/ability/ability-named.ts';
import { execute } from '../../kernel/ability/execute.ts';
import type { Ctx } from '../../kernel/context.ts';

interface Preview {
  /** A read that shows what would happen. */
  readonly by: string;
  readonly input: (given: Readonly<Record<string, unknown>>) => object;
}

const plan = (input: Preview['input']): Preview => ({ by: 'plan-updates-v1', input });
const without = (given: object, ...names: string[]) =>
  Object.fromEntries(Object.entries(given).filter(([name]) => !names.includes(name)));

/** Of abilities that have no dry run of their own. */
const PREVIEWS: Readonly<Record<string, Preview>> = {
  'run-updates-v1': plan(given => without(given, 'strategy')),
  'run-site-updates-v1': plan(({ site_id_or_domain, ...given }) => ({
    site_ids_or_domains: [site_id_or_domain],
    ...without(given, 'strategy', 'wait'),
  })),
  'update-all-v1': plan(given => without(given, 'strategy', 'wait')),
  'update-plugin-everywhere-v1': plan(({ slug }) => ({ type: ['plugins'], slugs: [slug] })),
  'update-theme-everywhere-v1': plan(({ slug }) => ({ type: ['themes'], slugs: [slug] })),
  'accept-altered-files-v1': {
    by: 'list-checked-items-v1',
    input: ({ site_id_or_domain, slug }) => ({ site_id_or_domain, slug, state: 'any' }),
  },
};

/**
 * What a call would do, by a dry run or by a read that plans it; for other calls on listed sites, the sites that the list
 * stands for. undefined where nothing can tell. @throws AppError as the call itself would.
 */
export async function previewCall(ctx: Ctx, ability: AnyAbility, input: object): Promise<unknown> {
  if (ability.effect === 'destroy' && 'dry_run' in ability.input.properties) {
    return execute(ability, () => ({ ...input, confirm: false, dry_run: true }), ctx);
  }
  const { by, input: inputOf } = PREVIEWS[ability.name] ?? sitesNamedBy(input) ?? {};
  const reader = by === undefined ? undefined : abilityNamed(ctx, by);
  return reader && execute(reader, () => inputOf?.(input as Readonly<Record<string, unknown>>) ?? {}, ctx);
}

function sitesNamedBy(input: object): Preview | undefined {
  const sites = 'site_ids_or_domains' in input ? input.site_ids_or_domains : undefined;
  if (Array.isArray(sites) && sites.length > 0)
    return { by: 'find-sites-v1', input: () => ({ site_ids_or_domains: sites }) };
  const [site] = 'site_id_or_domain' in input ? [input.site_id_or_domain] : [];
  return site === undefined ? undefined : { by: 'find-sites-v1', input: () => ({ site_ids_or_domains: [site] }) };
}

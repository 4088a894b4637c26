import type { AbilityCard } from '../../abilities/ability-card.ts';
import { didYouMean } from '../../abilities/closest.ts';
import { UsageError } from '../../failure.ts';
import type { CliSession } from '../../session/cli-session.ts';

/** The ability with this name, with or without namespace and version. @throws UsageError naming the closest. */
export async function findAbility(session: CliSession, name: string): Promise<AbilityCard> {
  const found =
    (await session.ability(name)) ?? (/-v\d+$/.test(name) ? undefined : await session.ability(`${name}-v1`));
  if (found) return found;
  const names = (await session.abilities()).map(card => card.name);
  throw new UsageError(
    `There is no ability "${name}".${didYouMean(name, names)} To see all, run: sitekeeper ability list`,
  );
}

import type { Ctx } from '../../kernel/context.ts';
import { AppError } from '../../kernel/errors.ts';
import { missingTags, resolveSite, resolveSites } from '../sites/index.ts';
import { type MaintenanceTargets, missingClients } from './maintenance-targets.store.ts';

interface Named {
  readonly site_ids_or_domains?: readonly (number | string)[] | undefined;
  readonly tag_ids?: readonly number[] | undefined;
  readonly client_ids?: readonly number[] | undefined;
}

/** The sites, tags and clients that an input names. @throws AppError for one that doesn't exist. */
export async function chooseTargets(
  ctx: Ctx,
  { site_ids_or_domains, tag_ids, client_ids }: Named,
): Promise<Partial<MaintenanceTargets>> {
  const { db } = ctx.database;
  const [tag] = await missingTags(db, tag_ids ?? []);
  if (tag !== undefined) throw new AppError('tag_not_found', `No tag has id ${tag}. List the tags to see their ids.`);
  const [client] = await missingClients(db, client_ids ?? []);
  if (client !== undefined) {
    throw new AppError('client_not_found', `No client has id ${client}. List the clients to see their ids.`);
  }
  return {
    ...(site_ids_or_domains === undefined ? {} : { sites: await siteIdsOf(ctx, site_ids_or_domains) }),
    ...(tag_ids === undefined ? {} : { tags: tag_ids }),
    ...(client_ids === undefined ? {} : { clients: client_ids }),
  };
}

async function siteIdsOf(ctx: Ctx, selectors: readonly (number | string)[]): Promise<number[]> {
  const { sites, errors } = await resolveSites(ctx, selectors);
  // Resolved again by itself, so that the error is the one every ability has for that selector.
  if (errors[0]) await resolveSite(ctx, errors[0].identifier);
  return sites.map(({ site }) => site.id);
}

/** @throws AppError invalid_input unless it is for all sites, or for something and not for all sites. */
export function requireMaintained(allSites: boolean, targets: MaintenanceTargets): void {
  const count = targets.sites.length + targets.tags.length + targets.clients.length;
  if (allSites && count > 0) {
    throw new AppError(
      'invalid_input',
      'all_sites: a window is for all sites or for those named. Name none, or set all_sites to false.',
    );
  }
  if (!allSites && count === 0) {
    throw new AppError(
      'invalid_input',
      'site_ids_or_domains: name the sites, tags or clients that the window is for, or set all_sites to true.',
    );
  }
}

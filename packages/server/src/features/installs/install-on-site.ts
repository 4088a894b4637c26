import type { ConnectorError } from '@sitekeeper/protocol';
import { audited } from '../../kernel/audit/audited.ts';
import type { Ctx } from '../../kernel/context.ts';
import { AppError, wireCode } from '../../kernel/errors.ts';
import type { JobCause } from '../../kernel/work/job-causes.ts';
import type { Trx } from '../../ports/database/port.ts';
import {
  asAppError,
  changeOnSite,
  noteNetworkChanged,
  outcomeUnknown,
  requestError,
  type SiteInTurn,
  sendNoted,
  sendPackage,
  settleSlugs,
  storeInstalled,
} from '../sites/index.ts';
import { requireNoneUnderWay } from '../update-runs/index.ts';
import { type InstalledItems, installedOf, readInstalled } from './installed-items.ts';
import { type DirectoryPackage, packageAddress } from './package.ts';

export interface WantedInstall extends DirectoryPackage {
  /** Plugins only. */
  readonly activate?: boolean | undefined;
}

/** What a job notes, so that it sends nothing twice. */
export interface InstallNote {
  /** When it was sent in an earlier turn. */
  readonly sentAt: number | undefined;
  /** Right before it leaves; false if it was sent already. */
  readonly write: (trx: Trx, now: number) => Promise<boolean>;
}

export interface InstallResult {
  readonly site_id: number;
  /** False: the site had it already. */
  readonly installed: boolean;
  readonly slug: string;
  readonly name: string;
  readonly version: string;
  readonly active: boolean;
  readonly message: string;
  readonly network?: string;
}

/**
 * Installs a package of the directory on one site, once; what the site has already is left as it is. The result is what
 * the site shows afterwards (docs/wire/actions.md#installs).
 * @param note Of the job that installs it.
 * @throws AppError installation_failed, activation_failed, outcome_unknown, or why the site can't be asked.
 */
export function installOnSite(
  ctx: Ctx,
  selector: number | string,
  wanted: WantedInstall,
  note?: InstallNote,
): Promise<InstallResult> {
  return changeOnSite(ctx, selector, async site => {
    if (note?.sentAt !== undefined) return lookAtSent(site, wanted, note.sentAt);
    await requireNoneUnderWay(site.ctx, site.row.id);
    const before = await readInstalled(site.ctx, site.connection, wanted.type).catch(error => {
      throw asAppError(error);
    });
    if (installedOf(before, wanted)) {
      await storeInstalled(site.ctx, site.row.id, before);
      return { ...resultOf(site, wanted, before), installed: false, message: alreadyThere(wanted) };
    }
    return send(site, wanted, note);
  });
}

async function send(site: SiteInTurn, wanted: WantedInstall, note: InstallNote | undefined): Promise<InstallResult> {
  const { ctx, row, connection } = site;
  const { type, slug, activate = false } = wanted;
  let after: InstalledItems = {};
  let trouble: ConnectorError | undefined;
  const { errors } = await settleSlugs<InstalledItems>(ctx, {
    slugs: [slug],
    siteId: row.id,
    wanted: `install-site-${type}`,
    refuse: () => undefined,
    async send() {
      const args = { type, url: packageAddress(wanted), activate, overwrite: false };
      const sent = await sendNoted(ctx, note?.write ?? (async () => true), ctx => sendPackage(ctx, connection, args));
      if ('taken' in sent) throw new AppError('site_busy', 'The install was sent to the site already.');
      if ('unsent' in sent) throw asAppError(sent.unsent);
      trouble = sent.answer.trouble;
      if (trouble) throw trouble;
      return undefined; // the answer names what was installed, but not what is active
    },
    read: () => readInstalled(ctx, connection, type),
    store: items => {
      after = items;
      return storeInstalled(ctx, row.id, items);
    },
    happened: items => isDone(items, wanted),
    failure: { code: 'installation_failed', message: `The site did not install the ${type}.` },
    open: `whether the ${type} was installed${activate ? ' and activated' : ''}`,
    oneByOne: true,
  });
  const [failed] = errors;
  if (!failed) return settle(site, wanted, after);
  const unknown = failed.code === wireCode('outcome_unknown', ctx.settings.namespace);
  if (!installedOf(after, wanted)) {
    if (unknown) throw new AppError('outcome_unknown', failed.message);
    const refusal = REFUSALS[trouble?.wireCode ?? ''];
    const { message, ...why } = refusal ?? { message: failed.message };
    throw new AppError('installation_failed', message, why);
  }
  await settle(site, wanted, after); // installed, but not active
  throw unknown ? new AppError('outcome_unknown', failed.message) : notActivated();
}

/** After a crash: sent before, so the site is asked what became of it. */
async function lookAtSent(site: SiteInTurn, wanted: WantedInstall, sentAt: number): Promise<InstallResult> {
  const { ctx, row, connection } = site;
  const open = `whether the ${wanted.type} was installed`;
  const items = await readInstalled(ctx, connection, wanted.type).catch(error => {
    throw requestError(outcomeUnknown(open, error, 'Sync the site and check the result before you try again.'));
  });
  await storeInstalled(ctx, row.id, items);
  if (isDone(items, wanted)) return settle(site, wanted, items);
  if (ctx.clock.now() < sentAt + ctx.settings.updateSeconds * 1000) {
    throw new AppError('site_busy', `The site may still be installing the ${wanted.type}. It will be checked again.`);
  }
  if (!installedOf(items, wanted)) {
    throw new AppError('installation_failed', `The site did not install the ${wanted.type}.`);
  }
  await settle(site, wanted, items);
  throw notActivated();
}

async function settle(site: SiteInTurn, wanted: WantedInstall, items: InstalledItems): Promise<InstallResult> {
  const { ctx, row } = site;
  const result = resultOf(site, wanted, items);
  const { slug, version, active } = result;
  await audited(ctx, async () => ({
    result: undefined,
    audit: [
      { action: `${wanted.type}s.installed`, subject: `site:${row.id}`, detail: { slugs: [slug], version, active } },
    ],
  }));
  return { ...result, ...(await noteNetworkChanged(ctx, row.id, 'install')) };
}

function resultOf({ row }: SiteInTurn, wanted: WantedInstall, items: InstalledItems): InstallResult {
  const item = installedOf(items, wanted);
  if (!item) throw new Error('only what the site shows has a result');
  const { slug, name, version, active } = item;
  const message = active ? `The ${wanted.type} is installed and active.` : `The ${wanted.type} is installed.`;
  return { site_id: row.id, installed: true, slug, name, version, active, message };
}

function isDone(items: InstalledItems, wanted: WantedInstall): boolean {
  const item = installedOf(items, wanted);
  return item !== undefined && (wanted.activate !== true || item.active);
}

const alreadyThere = ({ type }: WantedInstall) =>
  `The site has this ${type} already. It was left as it is; update or activate it instead.`;

const notActivated = () =>
  new AppError(
    'activation_failed',
    'The plugin was installed, but the site did not activate it; it may not meet its requirements.',
  );

/** Refusals by the code of WordPress; their texts are in the language of the site. */
const REFUSALS: Readonly<Record<string, { readonly reason: JobCause; readonly message: string }>> = {
  download_failed: {
    reason: 'download_failed',
    message:
      'The site could not download the package from WordPress.org. Check the slug and the version; if both are right, check that the site can reach downloads.wordpress.org.',
  },
  folder_exists: {
    reason: 'folder_exists',
    message:
      'The site has a folder of this name already, with something else in it. Delete the folder on the server of the site, then try again.',
  },
};

import type { ConnectorError, SiteReport } from '@sitekeeper/protocol';
import type { SiteConnection } from '../../ports/child-sites/port.ts';
import { failureOf } from '../sites/index.ts';
import { isUpdated, lookAtFront, partsToJudge, readSite } from './ask-site.ts';
import { FRONT_FAULTS, type FrontFault } from './front-page.ts';
import { goneItem } from './gone-item.ts';
import { rollBack } from './roll-back.ts';
import type { ItemEnd, RunItem } from './run-item.ts';
import { frontOf } from './run-items.store.ts';
import { finish, type Later, leftUnanswered, lookAgain, mayStillRun, type SiteWork } from './site-work.ts';
import { explainUpdateCodes } from './update-codes.ts';

/** What is known of the answer to an update; nothing after a crash. */
export interface Answered {
  readonly errorCode?: string;
  readonly trouble?: ConnectorError;
}

/**
 * Finds out how an update ended that was sent, by what the site shows now: its version, and in a careful run its front
 * page. It is never sent again. @param answer undefined when it got lost in a crash.
 */
export async function settleSent(
  work: SiteWork,
  site: SiteConnection,
  item: RunItem,
  answer: Answered | undefined,
): Promise<Later | undefined> {
  const open = answer === undefined || (answer.trouble !== undefined && leftUnanswered(answer.trouble));
  const read = await readSite(work, site, partsToJudge(item));
  if ('trouble' in read) {
    // While the site cannot be asked nothing is decided, unless it says itself that it is broken.
    if (leftUnanswered(read.trouble) && mayStillRun(work, item)) return lookAgain(work, item);
    const fault = await frontNow(work, site);
    await finish(work, item, fault ? spoilt(fault) : silent(read.trouble));
    return undefined;
  }
  const updated = isUpdated(read.report, item);
  if (!updated && open && mayStillRun(work, item)) return lookAgain(work, item);
  const fault = await frontNow(work, site);
  if (fault) await putRight(work, site, item, { fault, report: read.report });
  else if (updated) await finish(work, item, { state: 'updated' });
  else await finish(work, item, goneItem(read.report, item) ?? notUpdated(item, answer));
  return undefined;
}

async function putRight(
  work: SiteWork,
  site: SiteConnection,
  item: RunItem,
  found: { fault: FrontFault; report: SiteReport },
): Promise<void> {
  const rolledBack = await rollBack(work, site, item, found);
  await finish(work, item, rolledBack ?? spoilt(found.fault));
}

/** What is wrong with the front page, in runs that look at it. */
async function frontNow(work: SiteWork, site: SiteConnection): Promise<FrontFault | undefined> {
  if (!work.strategy?.health_check) return undefined;
  const before = await frontOf(work.ctx.database.db, work.jobId, work.siteId);
  return (await lookAtFront(work, site, before)).fault;
}

function spoilt(fault: FrontFault): ItemEnd {
  return {
    state: 'needs_attention',
    reason: fault,
    message: `${FRONT_FAULTS[fault]} Look at the site; the updates after this one were left out.`,
  };
}

function silent(trouble: ConnectorError): ItemEnd {
  const { message } = failureOf(trouble);
  return {
    state: 'needs_attention',
    reason: 'outcome_unknown',
    message: `The update was sent, and then the site could not say which version it has. ${message}`,
  };
}

function notUpdated({ to_version }: RunItem, answer: Answered | undefined): ItemEnd {
  const { errorCode, trouble } = answer ?? {};
  const why = trouble ? failureOf(trouble).message : explainUpdateCodes(errorCode);
  return {
    state: 'failed',
    reason: answer === undefined ? 'outcome_unknown' : 'not_updated',
    message: `The site does not have version ${to_version || 'on offer'} after the update. ${why}`.trim(),
  };
}

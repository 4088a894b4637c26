import type { BrokenOff } from './job.ts';

/** The number of processes that died while processing only this message, after which it is not delivered again. */
export const DEATHS_UNTIL_SET_ASIDE = 2;

/** What is said of each site of such a message. */
export const SET_ASIDE: BrokenOff = {
  code: 'set_aside',
  message:
    'The server stopped twice while working on this site, so this work was set aside. It may have taken effect: check the site and the server log, then try again.',
};

/** How many sites a message is about; 1 if it is about something else. */
export function sitesInMessage(body: unknown): number {
  const { site_ids } = (body ?? {}) as { site_ids?: unknown };
  return Array.isArray(site_ids) ? site_ids.length : 1;
}

/** The bodies of messages about one site each, out of that of a message about several. */
export function oneSiteEach(body: unknown): readonly unknown[] {
  const { site_ids } = (body ?? {}) as { site_ids?: unknown };
  if (!Array.isArray(site_ids)) return [body];
  return site_ids.map(id => ({ ...(body as object), site_ids: [id] }));
}

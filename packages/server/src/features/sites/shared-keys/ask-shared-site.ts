import { importPrivateKey } from '@sitekeeper/protocol';
import type { Services } from '../../../kernel/context.ts';
import { adoptWww } from '../connect/register-site.ts';
import { callSigned } from '../connect/registrations/site-key.ts';
import { failureOf, type SiteFailure } from '../site-failure.ts';
import { statsArgs } from '../sync/ask-site.ts';
import type { SharedAnswer, SharedSite } from './shared-site.ts';

/**
 * Asks a site of another dashboard for its report, signed with that dashboard's key. Nothing changes on the site: no
 * text is sent by which it would know us, and no new reconnect secret is requested, of which it keeps only five.
 */
export async function askSharedSite(services: Services, site: SharedSite): Promise<SharedAnswer | SiteFailure> {
  const { address, admin: user, uniqueId, regverify, sha1 } = site;
  try {
    const key = {
      address,
      credentials: { user, server: '', uniqueId, regverify },
      privateKey: importPrivateKey(site.privateKey),
      p256RefusedAt: null,
      sha1,
    };
    const args = { ...statsArgs(services, { server: '', regverify }), wantRegverify: false };
    const { value: report, url, signing } = await callSigned(services, key, args);
    return { report, url: adoptWww(url, report.siteUrl), signing };
  } catch (error) {
    return failureOf(error);
  }
}

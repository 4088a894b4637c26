import { frontPage, plainPage, withoutConnector } from './connector/pages.ts';
import { signupPage } from './connector/signup-page.ts';
import { hasIcon, ICON_PATH, siteIcon } from './connector/site-icon.ts';
import { maintenance, pageInstead } from './faults/instead.ts';
import { asReply, endless, giant, type Outcome, pathOf, type Situation } from './http-reply.ts';
import { replyToForm } from './reply-to-form.ts';
import { harmOf } from './state/harm.ts';
import type { SimulatedSite } from './state/site.ts';

/** A site's reply to a request, from the outermost layer (network) to the innermost (its connector). */
export function reply(situation: Situation): Outcome {
  const { site, request, faults } = situation;
  if (faults.has('reset')) return { reply: 'reset', outcome: 'faulted' };
  if (faults.has('hang')) return { reply: 'hang', outcome: 'faulted' };
  if (faults.has('giant')) return { reply: giant(), outcome: 'faulted' };
  if (faults.has('endless')) return { reply: endless(), outcome: 'faulted' };
  const { method, path, headers = {} } = request;
  const instead =
    pageInstead(faults, { method, path, headers }, site.access) ?? (situation.busy ? maintenance() : undefined);
  if (instead) return { reply: asReply(instead), outcome: 'faulted' };
  if (isDead(site)) return { reply: asReply(plainPage(500, '')), outcome: 'faulted' };
  const drip = faults.has('slowloris') ? ({ drip: true } as const) : {};
  const { reply: inner, outcome } = method === 'POST' ? replyToForm(situation) : visited(situation);
  return { reply: typeof inner === 'string' ? inner : { ...inner, ...drip }, outcome };
}

/** Skips the full check if nothing can have happened, because it runs on every request. */
function isDead(site: SimulatedSite): boolean {
  return (site.harm !== undefined || site.world.badReleases.size > 0) && harmOf(site) === 'dead';
}

function visited({ site, request }: Situation): Outcome {
  const path = pathOf(request);
  if (path === '/wp-signup.php') {
    const page = signupPage(site, request.path.split('?')[1] ?? '');
    return { reply: asReply(page), outcome: 'answered' };
  }
  if (path === ICON_PATH && hasIcon(site.k)) {
    const headers = { 'content-type': 'image/png' };
    return { reply: { status: 200, headers, body: '', packed: siteIcon(site.k) }, outcome: 'answered' };
  }
  const shown = path === '/' ? frontPage(site) : withoutConnector(site, path);
  return { reply: asReply(request.method === 'HEAD' ? { ...shown, html: '' } : shown), outcome: 'answered' };
}

import { simulatedSiteUrl } from '../address.ts';
import type { SimulatedSite } from '../state/site.ts';
import type { HtmlPage } from './call.ts';
import { htmlPage, plainPage } from './pages.ts';

/** `wp-signup.php`: only networks have it; other sites redirect to the login page. A forbidden name redirects to the network's home. */
export function signupPage(site: SimulatedSite, query: string): HtmlPage {
  const { signupPage: elsewhere } = site;
  const own = simulatedSiteUrl(site.k, site.world.port);
  if (elsewhere === undefined) return redirect(`${own}/wp-login.php?action=register`);
  if (new URLSearchParams(query).get('new') === 'www')
    return redirect(`${elsewhere ? new URL('/', elsewhere).href : `${own}/`}`);
  if (elsewhere !== '') return redirect(elsewhere);
  return htmlPage(200, 'Register', '<h2>Registration has been disabled.</h2>');
}

function redirect(location: string): HtmlPage {
  return plainPage(302, '', { location });
}

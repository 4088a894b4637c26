/** A request to the demo's server that a newcomer can paste into a shell. */
export interface DemoRequest {
  readonly title: string;
  readonly method: 'GET' | 'POST';
  readonly url: string;
  /** Sent as JSON. */
  readonly body?: object;
}

export interface DemoLogin {
  readonly user: string;
  readonly password: string;
}

/** The three requests that the demo prints, in the order in which they make sense. */
export function demoRequests(origin: string, siteUrl: string): DemoRequest[] {
  const run = (ability: string) => `${origin}/wp-json/wp-abilities/v1/abilities/svc/${ability}/run`;
  return [
    { title: 'List the first five sites', method: 'GET', url: `${run('list-sites-v1')}?per_page=5` },
    { title: 'Sync all sites', method: 'POST', url: run('sync-sites-v1'), body: {} },
    {
      title: 'Look at one site, with its pending updates and health score',
      method: 'POST',
      url: run('get-site-v1'),
      body: { input: { site_id_or_domain: siteUrl, include_stats: true } },
    },
  ];
}

/** The request as one line for a POSIX shell. */
export function curlLine({ method, url, body }: DemoRequest, { user, password }: DemoLogin): string {
  const send = body === undefined ? '' : ` -H 'Content-Type: application/json' -d '${JSON.stringify(body)}'`;
  return `curl${method === 'GET' ? '' : ` -X ${method}`} -u '${user}:${password}'${send} '${url}'`;
}

/** Sends the request as curl would. @throws Error if the answer is an error. */
export async function send({ method, url, body }: DemoRequest, { user, password }: DemoLogin): Promise<unknown> {
  const answer = await fetch(url, {
    method,
    headers: {
      authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${url} answered ${answer.status}: ${text}`);
  return JSON.parse(text);
}

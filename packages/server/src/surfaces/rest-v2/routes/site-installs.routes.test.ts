import { beforeEach, describe, expect, it } from 'vitest';
import {
  bareSites,
  FATAL_SLUG,
  PLUGIN_FILE,
  SLUG,
  THEME,
  useBareSites,
} from '../../../features/installs/install.fixtures.ts';

const world = useBareSites({ sites: 2, worker: true });
beforeEach(() => bareSites(world()));
const site = () => world().fleet.site(1);
const id = () => world().siteIds[0] as number;
const install = (what: string, body: object, method = 'POST') =>
  world().rest(`/sites/${id()}/${what}/install`, { method, body });
const KINDS = [
  ['plugins', SLUG, PLUGIN_FILE],
  ['themes', THEME, THEME],
] as const;

describe.each(KINDS)('/sites/{id_or_domain}/%s/install', (what, slug, installed) => {
  it.each(['POST', 'PUT', 'PATCH'])('%s installs from WordPress.org, and skips what is there', async method => {
    const kind = what.slice(0, -1);
    const first = await install(what, { slug }, method);
    expect(first).toMatchObject({
      status: 200,
      body: {
        success: 1,
        message: `The ${kind} is installed.`,
        data: { site_id: id(), installed: true, slug: installed },
      },
    });
    const second = await install(what, { slug }, method);
    expect(second.body).toMatchObject({ success: 1, data: { installed: false } });
    expect(second.body.message).toMatch(/already/);
  });

  it('returns 502 if WordPress.org does not have it, and 400 for what is no slug', async () => {
    const missing = await install(what, { slug: 'nobody-made-this' });
    expect(missing).toMatchObject({ status: 502, body: { success: 0, code: 'svc_installation_failed' } });
    const wrong = await install(what, { slug: 'https://evil.example/x.zip' });
    expect(wrong).toMatchObject({ status: 400, body: { success: 0, code: 'rest_invalid_param' } });
  });

  it('returns 504 if the connection broke and the site does not show it', async () => {
    site().setFaults({ name: 'reset', on: 'installplugintheme' });
    const lost = await install(what, { slug });
    expect(lost).toMatchObject({ status: 504, body: { success: 0, code: 'svc_outcome_unknown' } });
  });
});

it('a plugin that is installed but can’t be activated returns 502', async () => {
  const answer = await install('plugins', { slug: FATAL_SLUG, activate: true });
  expect(answer).toMatchObject({ status: 502, body: { success: 0, code: 'svc_activation_failed' } });
});

it('POST /sites/install installs on several sites as a job', async () => {
  const body = { include: [...world().siteIds], type: 'plugin', slug: SLUG };
  const { status, body: answer } = await world().rest('/sites/install', { method: 'POST', body });
  expect({ status, answer }).toMatchObject({ status: 200, answer: { success: 1, data: { sites: 2, errors: [] } } });
  expect(answer.message).toBe(`The plugin ${SLUG} will be installed on 2 sites.`);
  expect(await world().jobEnd(answer.data.job_id)).toMatchObject({ succeeded: 2 });
  const themes = { include: [id()], type: 'theme', slug: THEME, activate: true };
  const refused = await world().rest('/sites/install', { method: 'POST', body: themes });
  expect(refused).toMatchObject({ status: 400, body: { code: 'svc_invalid_input' } });
});

import { expect, it } from 'vitest';
import { useVulnerableFleet } from '../../../../features/vulnerabilities/vulnerabilities.fixtures.ts';
import { type Answer, manualClock } from '../../../../testing/index.ts';

const clock = manualClock();
const fleet = useVulnerableFleet({ parts: { clock } });
const ask = (method: string, path: string, body?: object) =>
  fleet().world.rest(`/vulnerabilities${path}`, { method, ...(body ? { body } : {}) });
const none = { vulnerability_ids: ['none'] };

it.each<[string, string, object | undefined]>([
  ['GET', '/patch/plan?vulnerability_ids=none', undefined],
  ['POST', '/patch', none],
  ['GET', '/deactivate/plan?vulnerability_ids=none', undefined],
  ['POST', '/deactivate', none],
  ['POST', '/none/ignore', { reason: 'Unknown.' }],
  ['GET', '/none', undefined],
])('%s %s answers 404 for a vulnerability that nobody knows', async (method, path, body) => {
  const answer = await ask(method, path, body);
  expect(answer).toMatchObject({ status: 404, body: { success: 0, code: 'svc_vulnerability_not_found' } });
});

it.each<[string, string, object | undefined]>([
  ['GET', '/deactivate/plan', undefined],
  ['POST', '/deactivate', {}],
  ['POST', '/shop-hole/ignore', { reason: 'Late.', until: '2020-01-01' }],
])('%s %s refuses what makes no sense', async (method, path, body) => {
  expect(await ask(method, path, body)).toMatchObject({ status: 400, body: { code: 'svc_invalid_input' } });
});

it.each(['/ignore', '/unignore'])('%s answers 404 for an unknown site', async path => {
  const body = { site_id_or_domain: 'none.example', ...(path === '/ignore' ? { reason: 'None.' } : {}) };
  expect(await ask('POST', `/shop-hole${path}`, body)).toMatchObject({
    status: 404,
    body: { code: 'svc_site_not_found' },
  });
});

it('patching is refused while another run is being started', async () => {
  const { database } = fleet().world.app.services;
  const lease = { name: 'update-runs', holder: 'another', until_at: clock.now() + 3600_000 };
  await database.write(trx => trx.insertInto('leases').values(lease).execute());
  let answer: Answer | undefined;
  const asked = ask('POST', '/patch', { vulnerability_ids: ['shop-hole'] }).then(given => {
    answer = given;
  });
  const answered = async () => {
    await clock.advance(6000); // whoever waits gives up after ten seconds
    return answer;
  };
  await expect.poll(answered).toMatchObject({ status: 409, body: { code: 'svc_site_busy' } });
  await asked;
  await database.write(trx => trx.deleteFrom('leases').execute());
});

import { expect, it } from 'vitest';
import { useWorld } from '../../../testing/fixtures.ts';

const world = useWorld();

it('tells how sites are checked', async () => {
  expect((await world().get('get-monitor-settings-v1')).body).toEqual({
    active: true,
    interval_seconds: 300,
    timeout_seconds: 30,
    method: 'get',
    expected_status: '200-399',
    keyword: '',
    keyword_rule: 'contains',
    follow_redirects: true,
    confirmations: 3,
  });
});

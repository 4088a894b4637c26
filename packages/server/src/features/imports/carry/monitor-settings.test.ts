import { expect, it } from 'vitest';
import type { OldMonitor } from '../mainwp/old-dashboard.ts';
import { oldMonitorOf } from './carry.fixtures.ts';
import { carriedMonitor } from './monitor-settings.ts';

it.each([
  ['leaves what followed the global settings to those here', {}, {}, []],
  [
    'keeps what was set',
    { active: false, intervalMinutes: 10, timeoutSeconds: 45, method: 'head' },
    { active: false, interval_seconds: 600, timeout_seconds: 45, method: 'head' },
    [],
  ],
  ['confirms at least once', { maxRetries: 0 }, { confirmations: 1 }, []],
  ['keeps statuses', { upStatusCodes: [200, 404] }, { expected_status: '200,404' }, []],
  [
    'gets the page to look for a text',
    { type: 'keyword', keyword: 'Hi', method: 'head' },
    { keyword: 'Hi', method: 'get' },
    [],
  ],
  ['leaves out a text that was not looked for', { type: 'http', keyword: 'Hi' }, {}, []],
  [
    'says what could not be kept',
    { type: 'ping', intervalMinutes: 1440, timeoutSeconds: 600, method: 'push' },
    { interval_seconds: 3600, timeout_seconds: 120, method: 'put' },
    ['interval_longest', 'timeout_longest', 'pinged'],
  ],
] as const)('%s', (_what, given, settings, remarks) => {
  const carried = carriedMonitor(oldMonitorOf(1, given as Partial<OldMonitor>));
  expect(carried.settings).toEqual(settings);
  const said = remarks.length === 0 ? null : JSON.stringify(remarks.map(code => ({ code, data: {} })));
  expect(carried.remarks.json).toBe(said);
});

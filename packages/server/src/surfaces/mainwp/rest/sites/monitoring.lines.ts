import type { Static } from 'typebox';
import { getMonitorSettings, updateMonitorSettings } from '../../../../features/monitors/index.ts';
import { Asked } from '../asked.ts';
import { type DialectLine, line, PUT } from '../line.ts';
import { frequency, monitorSettingsView, settingsOfAllFrom } from './monitor-settings.ts';

type Settings = Static<typeof getMonitorSettings.output>;

/** How all sites are checked, among the settings of MainWP. The same as /monitors/settings, by other names. */
export const MONITORING_LINES: readonly DialectLine[] = [
  line({
    methods: ['GET'],
    path: '/settings/monitoring',
    ability: getMonitorSettings,
    view: (settings: Settings) => ({ success: 1, data: monitoringView(settings) }),
  }),
  line({
    methods: PUT,
    path: '/settings/monitoring/edit',
    ability: updateMonitorSettings,
    complete: (input, asked) => ({ ...input, ...settingsOfAllFrom(unprefixed(asked)) }),
    view: (settings: Settings) => ({
      success: 1,
      message: 'The settings were changed.',
      data: monitoringView(settings),
    }),
  }),
];

const PREFIX = 'mainwp_uptime_monitoring_';
const SAME_NAME = ['active', 'interval', 'method', 'timeout', 'type', 'keyword'];

/** The parameters by the names that they have in /monitors/settings. */
function unprefixed(asked: Asked): Asked {
  const codes = asked.words(`${PREFIX}up_status_codes`);
  // Always confirmed: 1 changes nothing, 0 is as few confirmations as there can be.
  const unconfirmed = asked.flag(`${PREFIX}down_confirmation_check`) === false;
  const body = Object.fromEntries(
    SAME_NAME.flatMap(name => (asked.sent(PREFIX + name) ? [[name, asked.value(PREFIX + name)]] : [])),
  );
  const more = {
    ...(codes === undefined ? {} : { expected_status: asRanges(codes) }),
    ...(unconfirmed ? { maxretries: 0 } : {}),
  };
  return new Asked({ path: {}, query: {}, body: { ...body, ...more }, typed: true });
}

function monitoringView(settings: Settings) {
  const { timeout, type, method, keyword } = monitorSettingsView(settings);
  return {
    // The health of a site is shown here; nobody is told when its score falls.
    mainwp_disable_sites_health_monitoring: 1,
    mainwp_sitehealth_threshold: 80,
    [`${PREFIX}active`]: Number(settings.active),
    [`${PREFIX}interval`]: frequency(settings.interval_seconds),
    [`${PREFIX}method`]: method,
    [`${PREFIX}timeout`]: timeout,
    [`${PREFIX}type`]: type,
    [`${PREFIX}up_status_codes`]: codesOf(settings.expected_status),
    [`${PREFIX}down_confirmation_check`]: 1,
    [`${PREFIX}keyword`]: keyword,
  };
}

/** `200-202,301` as `200`, `201`, `202`, `301`. */
function codesOf(expected: string): string[] {
  return expected.split(',').flatMap(part => {
    const [from = '', to = from] = part.trim().split('-');
    return Array.from({ length: Number(to) - Number(from) + 1 }, (_, more) => String(Number(from) + more));
  });
}

/** The reverse: 200 codes in a row are more text than a setting takes. */
function asRanges(codes: readonly string[]): string {
  const ranges: { from: string; to: string }[] = [];
  for (const code of codes) {
    const last = ranges.at(-1);
    if (last && Number(code) === Number(last.to) + 1) last.to = code;
    else ranges.push({ from: code, to: code });
  }
  return ranges.map(({ from, to }) => (from === to ? from : `${from}-${to}`)).join(',');
}

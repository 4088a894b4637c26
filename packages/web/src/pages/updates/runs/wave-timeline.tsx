import type { Output } from '../../../generated/abilities.ts';
import { tookText, type UpdateRun, whoStarted } from '../../../shared/updates/run.ts';
import { t } from '../../../texts/text.ts';
import { Panel } from '../../../ui/layout/page.tsx';
import { Chip, type Tone } from '../../../ui/text/chip.tsx';
import { formatDateTime } from '../../../ui/text/format.ts';
import styles from './wave-timeline.module.css';

export type RunWave = Output<'get-update-run-v1'>['waves'][number];

const TONES: Readonly<Record<RunWave['state'], Tone>> = {
  planned: 'quiet',
  updating: 'info',
  checking: 'info',
  passed: 'good',
  halted: 'bad',
  stopped: 'warn',
};
const WAVES_SHOWN = 12;
/** Narrower bars can't be seen. */
const LEAST_PERCENT = 1;

interface WaveTimelineProps {
  readonly run: UpdateRun;
  readonly waves: readonly RunWave[];
}

/** The waves of a run along one line of time: how many sites, how they ended, and when. */
export function WaveTimeline({ run, waves }: WaveTimelineProps) {
  if (waves.length === 0) return null;
  const more = waves.length - WAVES_SHOWN;
  const from = Date.parse(run.started_at);
  const to = Math.max(endOf(run, waves), from + 1);
  return (
    <Panel title={t('updates.waves.title')}>
      <ol className={styles.waves}>
        {waves.slice(0, WAVES_SHOWN).map(wave => (
          <li key={wave.wave} className={styles.wave}>
            <span className={styles.name}>
              {t('updates.waves.wave', { wave: wave.wave })}{' '}
              <Chip tone={TONES[wave.state]}>{t(`updates.waves.states.${wave.state}`)}</Chip>
            </span>
            <span className={styles.track} aria-hidden="true">
              <Bar wave={wave} from={from} to={to} />
            </span>
            <span className={styles.text}>{textOf(wave)}</span>
          </li>
        ))}
      </ol>
      {more > 0 && <p className={styles.text}>{t('updates.start.moreWaves', { count: more })}</p>}
      <p className={styles.text}>{spanOf(run)}</p>
    </Panel>
  );
}

/** While it waits for a decision, nothing happens: its waves would become ever smaller. */
function endOf(run: UpdateRun, waves: readonly RunWave[]): number {
  if (run.ended_at !== null) return Date.parse(run.ended_at);
  const ends = waves.flatMap(({ ended_at }) => (ended_at === null ? [] : [Date.parse(ended_at)]));
  return run.state === 'halted' && ends.length > 0 ? Math.max(...ends) : Date.now();
}

function Bar({ wave, from, to }: { readonly wave: RunWave; readonly from: number; readonly to: number }) {
  if (wave.started_at === null) return <span className={styles.planned} />;
  const percent = (at: number) => Math.min(100, Math.max(0, ((at - from) / (to - from)) * 100));
  const start = Math.min(percent(Date.parse(wave.started_at)), 100 - LEAST_PERCENT);
  const endedAt = wave.ended_at === null ? to : Date.parse(wave.ended_at);
  // Times are in whole seconds: a run that took less than one would end where it began.
  const end = endedAt + 1 >= to ? 100 : percent(endedAt);
  const open = wave.sites - wave.well - wave.bad - wave.untouched;
  const bad = badShare(wave);
  const parts = [
    ['well', wave.well + wave.bad - bad],
    ['bad', bad],
    ['untouched', wave.untouched],
    ['open', open],
  ] as const;
  return (
    <span
      className={styles.bar}
      style={{ insetInlineStart: `${start}%`, width: `${Math.max(LEAST_PERCENT, end - start)}%` }}
    >
      {parts.map(([part, sites]) => sites > 0 && <i key={part} className={styles[part]} style={{ flexGrow: sites }} />)}
    </span>
  );
}

/** Sites that are shown as failed: of one on which some updates went well, only a part. */
const badShare = ({ bad, bad_updates: all, failed_updates: failed }: RunWave) =>
  all === 0 ? bad : bad * (failed / all);

/** `12 sites, 1 failed · 14:02, 3 min` */
function textOf({ sites, bad, bad_updates, failed_updates, untouched, started_at, ended_at }: RunWave): string {
  const parts = [
    t('common.count.sites', { count: sites }),
    bad > 0 && t('updates.waves.bad', { count: bad, failed: failed_updates, updates: bad_updates }),
    untouched > 0 && t('updates.waves.untouched', { count: untouched }),
    started_at !== null && formatDateTime(started_at),
    started_at !== null && ended_at !== null && tookText({ started_at, ended_at }),
  ];
  return parts.filter(part => part !== false).join(' · ');
}

function spanOf(run: UpdateRun): string {
  const [started, by] = [formatDateTime(run.started_at), whoStarted(run)];
  if (run.ended_at === null) return t('updates.waves.since', { started, by });
  return t('updates.waves.took', { started, by, took: tookText(run) });
}

import { IconAlertTriangle, IconBell, IconPencil, IconRefresh, IconUpload } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { changeText } from '../../../shared/changes/change-words.ts';
import { eventText } from '../../../shared/events/event-text.ts';
import { typeTitle } from '../../../shared/events/event-words.ts';
import { itemState, type ListedRunItemState } from '../../../shared/updates/run.ts';
import { downText, durationText } from '../../../shared/uptime/monitor-words.ts';
import { SPEAKS_AS_SERVER } from '../../../texts/language.ts';
import { t } from '../../../texts/text.ts';
import { Chip } from '../../../ui/text/chip.tsx';
import { formatTime } from '../../../ui/text/format.ts';
import styles from './timeline.module.css';
import type { EntryKind, TimelineEntry } from './use-timeline.ts';

const ICONS: Readonly<Record<EntryKind, typeof IconBell>> = {
  change: IconPencil,
  update: IconUpload,
  incident: IconAlertTriangle,
  alarm: IconBell,
  sync: IconRefresh,
};

/** One thing that happened, and where more is to be seen. */
export function EntryLine({ entry, siteId }: { readonly entry: TimelineEntry; readonly siteId: number }) {
  const { kind, at, user, update } = entry;
  const { title, text } = wordsOf(entry);
  const Icon = ICONS[kind];
  return (
    <li className={styles.entry} data-kind={kind}>
      <span className={styles.mark}>
        <Icon size={14} aria-hidden />
      </span>
      <span className={styles.what}>
        <span className="visually-hidden">{t(`site.timeline.one.${kind}`)}: </span>
        <Title entry={entry} siteId={siteId}>
          {title}
        </Title>
        {update && (
          <>
            {' '}
            <span className={styles.versions}>
              {update.from_version} → {update.to_version}
            </span>{' '}
            <UpdateState state={update.state as ListedRunItemState} />
          </>
        )}{' '}
        {lasted(entry)}
        {text && kind !== 'change' && <span className={styles.more}>{text}</span>}
      </span>
      <span className={styles.when}>
        {user && <span>{user}</span>}
        <time dateTime={at}>{formatTime(at)}</time>
      </span>
    </li>
  );
}

/** In the words of the server, or in the reader's language by code and data. */
function wordsOf({ kind, title, text, user, code, data }: TimelineEntry): { title: string; text: string | null } {
  if (SPEAKS_AS_SERVER) return { title, text };
  if (kind === 'change') {
    const facts = { name: '', ...data };
    return { title: changeText({ code: code ?? '', data: facts, description: title, user: user ?? '' }), text };
  }
  // The state of an update says how it ended, and its run says why.
  if (kind === 'update') return { title, text: null };
  if (kind === 'incident') {
    return { title: t('said.wasDown'), text: downText({ cause: code, status_code: null, said: text ?? '' }) };
  }
  const type = code ?? '';
  return { title: typeTitle(type), text: eventText({ type, data: data ?? {}, text: text ?? '' }) };
}

function UpdateState({ state }: { readonly state: ListedRunItemState }) {
  const { tone, text } = itemState(state);
  return <Chip tone={tone}>{text}</Chip>;
}

function lasted({ kind, at, ended_at }: TimelineEntry): ReactNode {
  if (kind !== 'incident' && kind !== 'alarm') return null;
  if (ended_at === null) return <Chip tone="bad">{t('site.timeline.goesOn')}</Chip>;
  const seconds = (Date.parse(ended_at) - Date.parse(at)) / 1000;
  return <span className={styles.versions}>{t('site.timeline.lasted', { duration: durationText(seconds) })}</span>;
}

interface TitleProps {
  readonly entry: TimelineEntry;
  readonly siteId: number;
  readonly children: string;
}

/** A link where there is a page about it, set apart by more than its colour from the versions beside it. */
function Title({ entry: { kind, title, update }, siteId, children }: TitleProps) {
  if (update) {
    return (
      <Link className="in-text" to="/updates/runs/$id" params={{ id: update.run_id }}>
        {children}
      </Link>
    );
  }
  if (kind === 'incident') {
    return (
      <Link className="in-text" to="/sites/$id" params={{ id: String(siteId) }} search={{ tab: 'uptime' }}>
        {children}
      </Link>
    );
  }
  return (
    <span dir="auto" lang={kind === 'change' && children === title ? 'en' : undefined}>
      {children}
    </span>
  );
}

import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { t } from '../../texts/text.ts';
import styles from '../ui.module.css';
import { PageActionSlot } from './page-action.tsx';
import { useTitlePlace } from './title-focus.ts';

interface PageProps {
  readonly title: string;
  /** In front of the title. */
  readonly icon?: ReactNode;
  /** One sentence, if the title does not say everything. */
  readonly text?: ReactNode;
  /** The pages above this one, e.g. `[{ label: 'Sites', to: '/sites' }]`. */
  readonly crumbs?: readonly { readonly label: string; readonly to: string }[];
  readonly actions?: ReactNode;
  /** Its table takes the remaining height. */
  readonly fill?: boolean;
  /** In the middle of an otherwise empty window. */
  readonly alone?: boolean;
  /** For forms and texts. */
  readonly narrow?: boolean;
  readonly children: ReactNode;
}

/** The frame of every page: title, actions, content. */
export function PageLayout({ title, icon, text, crumbs = [], actions, fill, alone, narrow, children }: PageProps) {
  useEffect(() => {
    document.title = `${title} · Sitekeeper`;
  }, [title]);
  const [slot] = useState(makeSlot);
  const titlePlace = useTitlePlace();
  return (
    <div className={styles.page} data-fill={fill || undefined} data-alone={alone} data-narrow={narrow || undefined}>
      <header className={styles.pageHead}>
        <div className={styles.pageTitles}>
          {crumbs.length > 0 && (
            <nav className={styles.crumbs} aria-label={t('ui.breadcrumb')}>
              {crumbs.map(({ label, to }) => (
                <span key={label}>
                  <Link to={to}>{label}</Link> /
                </span>
              ))}
            </nav>
          )}
          <div className={styles.titleLine}>
            {icon}
            <h1 ref={titlePlace} className={styles.pageTitle} tabIndex={-1} dir="auto" data-page-title>
              {title}
            </h1>
          </div>
          {text && <p className={styles.pageText}>{text}</p>}
        </div>
        <div className={styles.pageActions}>
          {actions}
          <div ref={slot.place} className={styles.pageActionSlot} />
        </div>
      </header>
      <PageActionSlot value={slot.element}>{children}</PageActionSlot>
    </div>
  );
}

/** Made before its place is there: the view below need not be rendered again once it is. */
function makeSlot() {
  const element = document.createElement('div');
  element.className = styles.pageActionSlot ?? '';
  return { element, place: (at: HTMLElement | null) => at?.append(element) };
}

interface PanelProps {
  readonly title?: string;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A framed part of a page. */
export function Panel({ title, aside, children }: PanelProps) {
  return (
    <section className={styles.panel} aria-label={title}>
      {(title || aside) && (
        <div className={styles.panelHead}>
          {title && <h2 className={styles.panelTitle}>{title}</h2>}
          {aside && <div className={styles.panelAside}>{aside}</div>}
        </div>
      )}
      {children}
    </section>
  );
}

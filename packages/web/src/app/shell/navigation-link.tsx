import type { AnyRouter } from '@tanstack/react-router';
import type { MouseEvent, ReactNode } from 'react';
import styles from './shell.module.css';

/** ms; who only passes over a link doesn't load its page. */
const HOVER_MS = 50;

interface NavigationLinkProps {
  readonly router: AnyRouter;
  readonly to: string;
  /** With the scope of the pages. */
  readonly href: string;
  readonly active: boolean;
  /** It is an entry of the navigation: saved views may come first. */
  readonly byName?: boolean;
  readonly below?: boolean;
  readonly onGo: (() => void) | undefined;
  readonly children: ReactNode;
}

/**
 * A link to a page. The router's own Link tracks where it leads and whether it is open, each by itself; the navigation
 * knows both for all of its links.
 */
export function NavigationLink(props: NavigationLinkProps) {
  const { router, to, href, active, byName, below, onGo, children } = props;
  const load = () => void router.preloadRoute({ to }).catch(() => {}); // who goes there sees what is wrong
  const go = (event: MouseEvent) => {
    onGo?.();
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void router.navigate({ to, state: byName ? { byName } : undefined });
  };
  return (
    <a
      href={href}
      className={styles.link}
      data-below={below || undefined}
      data-active={active || undefined}
      aria-current={active ? 'page' : undefined}
      onClick={go}
      onFocus={load}
      onTouchStart={load}
      onMouseEnter={({ currentTarget }) => {
        setTimeout(() => currentTarget.matches(':hover') && load(), HOVER_MS);
      }}
    >
      {children}
    </a>
  );
}

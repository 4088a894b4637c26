import { type ReactNode, useEffect } from 'react';
import styles from './card.module.css';

/** The frame of pages for visitors who aren't signed in. */
export function Card({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  useEffect(() => {
    document.title = `${title} · Sitekeeper`;
  }, [title]);
  return (
    <main className={styles.screen}>
      <div className={styles.card}>
        <img className={styles.logo} src="/favicon.svg" alt="" />
        <h1 className={styles.title}>{title}</h1>
        {children}
      </div>
    </main>
  );
}

import { Link } from '@tanstack/react-router';
import { usePath } from '../../shared/use-path.ts';
import { t } from '../../texts/text.ts';
import styles from './shell.module.css';
import { useNavigation } from './use-navigation.ts';
import { WaitingApprovals } from './waiting-approvals.tsx';

/** @param onGo Called when somebody opens a page: the drawer closes. */
export function Navigation({ onGo }: { readonly onGo?: () => void }) {
  const groups = useNavigation();
  const path = usePath();
  return (
    <nav className={styles.navigation} aria-label={t('app.navigation.label')}>
      {groups.map(({ label, items }) => (
        <div key={label} className={styles.group}>
          <p className={styles.groupLabel}>{t(label)}</p>
          <ul className={styles.links}>
            {items.map(({ to, label, icon: Icon, below, counts }) => (
              <li key={to}>
                <Link
                  to={to}
                  state={{ byName: true }}
                  className={styles.link}
                  activeProps={{ 'data-active': true, 'aria-current': 'page' }}
                  activeOptions={{ exact: to === '/' || below !== undefined, includeSearch: false }}
                  onClick={onGo}
                >
                  <Icon size={17} stroke={1.7} aria-hidden />
                  {t(label)}
                  {counts && <WaitingApprovals />}
                </Link>
                {below && path.startsWith(to) && (
                  <ul className={styles.links}>
                    {below.map(page => (
                      <li key={page.to}>
                        <Link
                          to={page.to}
                          className={styles.link}
                          data-below
                          activeProps={{ 'data-active': true, 'aria-current': 'page' }}
                          onClick={onGo}
                        >
                          {t(page.label)}
                        </Link>
                      </li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

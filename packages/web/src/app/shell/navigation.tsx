import { useRouter } from '@tanstack/react-router';
import { inScopeOf } from '../../api/scope-address.ts';
import { scopeAddress, useScope } from '../../shared/scope/use-scope.ts';
import { usePath } from '../../shared/use-path.ts';
import { t } from '../../texts/text.ts';
import { NavigationLink } from './navigation-link.tsx';
import styles from './shell.module.css';
import { useNavigation } from './use-navigation.ts';
import { WaitingApprovals } from './waiting-approvals.tsx';

/** @param onGo Called when somebody opens a page: the drawer closes. */
export function Navigation({ onGo }: { readonly onGo?: () => void }) {
  const groups = useNavigation();
  const path = usePath();
  const scope = scopeAddress(useScope());
  const router = useRouter();
  const isOpen = (to: string) => path === to || path.startsWith(`${to}/`);
  const link = (to: string) => ({ router, to, href: inScopeOf(scope, to), onGo });
  return (
    <nav className={styles.navigation} aria-label={t('app.navigation.label')}>
      {groups.map(({ label, items }) => (
        <div key={label} className={styles.group}>
          <p className={styles.groupLabel}>{t(label)}</p>
          <ul className={styles.links}>
            {items.map(({ to, label, icon: Icon, below, counts }) => (
              <li key={to}>
                <NavigationLink {...link(to)} byName active={below ? path === to : isOpen(to)}>
                  <Icon size={17} stroke={1.7} aria-hidden />
                  {t(label)}
                  {counts && <WaitingApprovals />}
                </NavigationLink>
                {below && path.startsWith(to) && (
                  <ul className={styles.links}>
                    {below.map(page => (
                      <li key={page.to}>
                        <NavigationLink {...link(page.to)} below active={isOpen(page.to)}>
                          {t(page.label)}
                        </NavigationLink>
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

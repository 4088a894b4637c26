import { Link } from '@tanstack/react-router';
import { REFRESHED } from '../../../api/refreshed.ts';
import { useCan } from '../../../api/session.ts';
import { useRead } from '../../../api/use-ability.ts';
import type { Output } from '../../../generated/abilities.ts';
import { SITE_HEALTHS } from '../../../generated/choices.ts';
import { AILING, healthWords } from '../../../shared/sites/health.ts';
import { SiteState } from '../../../shared/sites/site-state.tsx';
import { t } from '../../../texts/text.ts';
import { RowLink } from '../../../ui/data-table/cells/row-link.tsx';
import { Panel } from '../../../ui/layout/page.tsx';
import { Chip } from '../../../ui/text/chip.tsx';
import { formatNumber, shortAddress } from '../../../ui/text/format.ts';
import type { PortfolioPart } from './part.ts';
import styles from './portfolio.module.css';

interface ClientHealthProps {
  readonly client: PortfolioPart['client'];
  readonly sites: Output<'get-overview-v1'>['sites'];
  /** Undefined: it could not be read. */
  readonly ailing: Output<'list-site-records-v1'> | undefined;
}

const SHOWN = 8;

/** The sites of a client that somebody should look at. */
export const useAilingSites = (of: PortfolioPart['of']) =>
  useRead('list-site-records-v1', { ...of, health: [...AILING], per_page: SHOWN }, REFRESHED);

/** The sites of the client by health, and those that somebody should look at. */
export function ClientHealth({ client, sites, ailing }: ClientHealthProps) {
  const may = useCan();
  return (
    <Panel
      title={t('common.sites')}
      aside={
        <Link to="/sites" search={{ client: client.id }}>
          {t('common.count.sites', { count: sites.total.count })}
        </Link>
      }
    >
      <ul className={styles.healths}>
        {SITE_HEALTHS.filter(health => sites[health].count > 0).map(health => (
          <li key={health}>
            <Link to="/sites" search={{ client: client.id, health }} className={styles.health}>
              <strong>{formatNumber(sites[health].count)}</strong>
              <Chip tone={healthWords(health).tone}>{healthWords(health).name}</Chip>
            </Link>
          </li>
        ))}
      </ul>
      {sites.total.count === 0 && (
        <p className={styles.quiet}>
          {t(may('update-site-record-v1') ? 'clients.portfolio.noSites' : 'clients.portfolio.noSitesOfReader')}
        </p>
      )}
      {ailing && ailing.total > 0 && <Ailing sites={ailing} />}
    </Panel>
  );
}

function Ailing({ sites: { items, total } }: { readonly sites: Output<'list-site-records-v1'> }) {
  return (
    <ul className={styles.rows} aria-label={t('clients.portfolio.ailing')}>
      {items.map(site => (
        <li key={site.id}>
          <RowLink href={`/sites/${site.id}`}>{site.name || shortAddress(site.url)}</RowLink>
          <span className={styles.quiet}>{shortAddress(site.url)}</span>
          <SiteState site={site} />
        </li>
      ))}
      {total > SHOWN && <li>{t('shared.more', { count: total - SHOWN })}</li>}
    </ul>
  );
}

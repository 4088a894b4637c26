import { Button, Menu } from '@mantine/core';
import { IconChevronDown, IconExternalLink, IconFileTypePdf, IconPalette, IconPrinter } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useCan } from '../../../api/session.ts';
import type { Input } from '../../../generated/abilities.ts';
import { t } from '../../../texts/text.ts';
import { useNarrow } from '../../../ui/data-table/use-narrow.ts';
import styles from './report.module.css';
import { usePdf } from './use-pdf.ts';

interface ReportActionsProps {
  readonly client: number;
  readonly wanted: Input<'print-client-report-v1'>;
  /** Of the report by itself; undefined while it isn't shown. */
  readonly address: string | undefined;
  readonly onError: (error: unknown) => void;
  readonly onPrint: () => void;
}

/** What can be done with a report. In a narrow window, all but printing is in a menu. */
export function ReportActions({ client, wanted, address, onError, onPrint }: ReportActionsProps) {
  const may = useCan();
  const pdf = usePdf(wanted, onError);
  const others = [
    may('update-branding-v1') && {
      id: 'branding',
      label: t('clients.branding.short'),
      icon: <IconPalette size={16} />,
      as: { renderRoot: (props: object) => <Link to="/clients/branding" search={{ client }} {...props} /> },
    },
    address !== undefined && {
      id: 'open',
      label: t('clients.report.open'),
      icon: <IconExternalLink size={16} />,
      as: { renderRoot: (props: object) => <a href={address} target="_blank" rel="noreferrer" {...props} /> },
    },
    address !== undefined && {
      id: 'pdf',
      label: t('clients.report.pdf'),
      icon: <IconFileTypePdf size={16} />,
      as: { onClick: pdf.print },
    },
  ].filter(one => one !== false);
  return (
    <div className={styles.actions}>
      {useNarrow() ? (
        <Menu position="bottom-end" shadow="md">
          <Menu.Target>
            <Button variant="default" loading={pdf.busy} rightSection={<IconChevronDown size={15} />}>
              {t('clients.report.more')}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {others.map(({ id, label, icon, as }) => (
              <Menu.Item key={id} leftSection={icon} {...as}>
                {label}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      ) : (
        others.map(({ id, label, icon, as }) => (
          <Button key={id} variant="default" leftSection={icon} loading={id === 'pdf' && pdf.busy} {...as}>
            {label}
          </Button>
        ))
      )}
      {address !== undefined && (
        <Button leftSection={<IconPrinter size={16} />} onClick={onPrint}>
          {t('clients.report.print')}
        </Button>
      )}
    </div>
  );
}

import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { failureText } from '../../api/failure-text.ts';
import { useRun } from '../../api/use-ability.ts';
import { LONGEST } from '../../generated/form-limits.ts';
import { t } from '../../texts/text.ts';
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import { toast, toastProblem } from '../../ui/feedback/toast.ts';
import { useAbilityForm } from '../../ui/forms/form.ts';
import { networkText } from '../sites/network-text.ts';
import { useStillHere } from '../use-still-here.ts';
import { type DirectoryItem, directoryItem, isDirectorySlug } from './directory-item.ts';

type PackageType = NonNullable<DirectoryItem['type']>;
type Values = { type: PackageType; slug: string; version: string; activate: boolean };

/** One site, or several, on which a job installs. */
export type InstallTarget =
  | { readonly type: PackageType; readonly siteId: number; readonly siteName: string }
  | { readonly siteIds: readonly number[] };

interface InstallDialogProps {
  readonly target: InstallTarget;
  readonly onClose: () => void;
  readonly onStarted?: () => void;
}

const TYPES = ['plugin', 'theme'] as const;

/** Installs a plugin or theme from WordPress.org. */
export function InstallDialog({ target, onClose, onStarted }: InstallDialogProps) {
  const isOne = 'siteId' in target;
  const { onOne, onMany } = useInstall(onClose, onStarted);
  const { form, problem, busy, onSubmit } = useAbilityForm<Values>(
    {
      initialValues: { type: isOne ? target.type : 'plugin', slug: '', version: '', activate: false },
      validate: { slug: (typed, { type }) => slugProblem(directoryItem(typed), type) },
    },
    ({ type, slug: typed, version: wanted, activate }) => {
      const version = wanted.trim() || undefined;
      const item = { slug: directoryItem(typed).slug, version, activate: type === 'plugin' && activate };
      return isOne
        ? onOne(type, target.siteId, item)
        : onMany({ type, site_ids_or_domains: [...target.siteIds], ...item });
    },
    { slug: t('installs.badSlug'), version: t('installs.badVersion') },
  );
  const { type } = form.values;
  const title = isOne
    ? t(`installs.titles.${type}`, { site: target.siteName })
    : t('installs.titles.many', { count: target.siteIds.length });
  return (
    <FormDialog title={title} submitLabel={t(`installs.submit.${type}`)} {...{ onClose, onSubmit, problem, busy }}>
      {!isOne && (
        <NativeSelect
          label={t('installs.type')}
          data={TYPES.map(value => ({ value, label: t(`installs.types.${value}`) }))}
          {...form.getInputProps('type')}
        />
      )}
      <TextInput
        label={t('installs.slug')}
        description={t('installs.slugHint')}
        data-autofocus
        {...form.getInputProps('slug')}
      />
      <TextInput
        label={t('installs.version')}
        description={t('installs.versionHint')}
        maxLength={LONGEST['install-on-sites-v1'].version}
        {...form.getInputProps('version')}
      />
      {type === 'plugin' && (
        <Checkbox label={t('installs.activate')} {...form.getInputProps('activate', { type: 'checkbox' })} />
      )}
      {!isOne && <div>{t('installs.skipped')}</div>}
    </FormDialog>
  );
}

function slugProblem({ slug, type }: DirectoryItem, wanted: PackageType): string | null {
  if (!isDirectorySlug(slug)) return t('installs.badSlug');
  return type !== undefined && type !== wanted ? t(`installs.isOther.${type}`) : null;
}

/** Sends what was entered, and says what came of it. Throws if it was refused. */
function useInstall(onClose: () => void, onStarted: (() => void) | undefined) {
  const navigate = useNavigate();
  const stillHere = useStillHere();
  const plugin = useRun('install-site-plugin-v1');
  const theme = useRun('install-site-theme-v1');
  const many = useRun('install-on-sites-v1');
  const onOne = async (type: PackageType, site_id_or_domain: number, { activate, ...item }: InstalledItem) => {
    const answer =
      type === 'plugin'
        ? await plugin.mutateAsync({ site_id_or_domain, activate, ...item })
        : await theme.mutateAsync({ site_id_or_domain, ...item });
    const { installed, name, version, active, network } = answer;
    const done = installed ? t(active ? 'installs.active' : 'installs.done', { name, version }) : undefined;
    if (done === undefined) toastProblem(t('installs.already', { name, version }));
    else toast(network === undefined ? done : t('installs.doneNote', { done, note: networkText(network, 'install') }));
    onClose();
  };
  const onMany = async (input: Parameters<typeof many.mutateAsync>[0]) => {
    const { job_id, sites, errors } = await many.mutateAsync(input);
    onStarted?.();
    onClose();
    const [refused] = errors;
    if (refused) toastProblem(failureText(refused));
    if (job_id === null) return;
    toast(t('installs.started', { count: sites }));
    if (stillHere()) await navigate({ to: '/jobs/$id', params: { id: job_id }, search: {} });
  };
  return { onOne, onMany };
}

interface InstalledItem {
  readonly slug: string;
  readonly version: string | undefined;
  readonly activate: boolean;
}

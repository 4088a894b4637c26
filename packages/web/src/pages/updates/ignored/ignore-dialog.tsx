import { Button, Radio, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useRun } from '../../../api/use-ability.ts';
import { MOST_SLUGS_IGNORED } from '../../../generated/limits.ts';
import { type IgnorableType, TYPE_NAMES } from '../../../shared/updates/update.ts';
import { t } from '../../../texts/text.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { ErrorNote } from '../../../ui/feedback/error-note.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import uiStyles from '../../../ui/ui.module.css';

export interface IgnoreTarget {
  readonly type: IgnorableType;
  readonly slug: string;
  readonly name: string;
  readonly version: string;
}

interface IgnoreDialogProps {
  /** One item, or several whose versions are all ignored. */
  readonly items: readonly IgnoreTarget[];
  /** The site it applies to; all sites if omitted. */
  readonly site?: { readonly id: number; readonly name: string };
  readonly onClose: () => void;
  readonly onDone?: () => void;
}

/** The most that the ability accepts at once. */

/** Asks which updates to ignore: this version, or all future ones. */
export function IgnoreDialog({ items, site, onClose, onDone }: IgnoreDialogProps) {
  const ignore = useRun('ignore-updates-v1');
  const [scope, setScope] = useState<'version' | 'always'>('version');
  const [first] = items;
  const named = items.length === 1 ? (first?.name ?? '') : t('updates.ignore.items', { count: items.length });
  const go = async () => {
    for (const rule of rulesOf(items, scope)) await ignore.mutateAsync({ ...rule, site_id_or_domain: site?.id });
    toast(t('updates.ignore.done'));
    onDone?.();
    onClose();
  };
  return (
    <Dialog title={t('updates.ignore.title', { name: named })} busy={ignore.isPending} onClose={onClose}>
      <form
        onSubmit={event => {
          event.preventDefault();
          go().catch(() => {});
        }}
      >
        <Stack gap="md">
          <Text size="sm">{site ? t('updates.ignore.textSite', { site: site.name }) : t('updates.ignore.text')}</Text>
          <Radio.Group
            label={t('updates.ignore.which')}
            value={scope}
            onChange={value => setScope(value as typeof scope)}
          >
            <Stack gap="xs" mt={6}>
              <Radio
                value="version"
                label={
                  items.length === 1
                    ? t('updates.ignore.onlyVersion', { version: first?.version ?? '' })
                    : t('updates.ignore.onlyOffered')
                }
                description={t('updates.ignore.nextAppears')}
              />
              <Radio value="always" label={t('updates.ignore.all')} description={always(items)} />
            </Stack>
          </Radio.Group>
          {ignore.error && <ErrorNote error={ignore.error} />}
          <div className={uiStyles.formActions}>
            <Button variant="default" disabled={ignore.isPending} onClick={onClose}>
              {t('common.cancel')}
            </Button>
            <Button type="submit" loading={ignore.isPending}>
              {t('updates.ignore.submit')}
            </Button>
          </div>
        </Stack>
      </form>
    </Dialog>
  );
}

function always(items: readonly IgnoreTarget[]): string {
  const [first] = items;
  if (items.length !== 1 || !first) return t('updates.ignore.always');
  return t('updates.ignore.alwaysType', { type: TYPE_NAMES[first.type] });
}

interface IgnoreRule {
  readonly type: IgnorableType;
  readonly version: string | undefined;
  slugs: string[] | undefined;
}

/** In as few changes as possible: items of the same type and version are sent together. */
function rulesOf(items: readonly IgnoreTarget[], scope: 'version' | 'always'): IgnoreRule[] {
  const rules: IgnoreRule[] = [];
  for (const { type, slug, version: offered } of items) {
    const version = scope === 'version' ? offered : undefined;
    const fits = (rule: IgnoreRule) =>
      rule.type === type && rule.version === version && (rule.slugs?.length ?? 0) < MOST_SLUGS_IGNORED;
    const rule = rules.find(fits);
    if (rule) rule.slugs?.push(slug);
    else rules.push({ type, version, slugs: type === 'wp' ? undefined : [slug] });
  }
  return rules;
}

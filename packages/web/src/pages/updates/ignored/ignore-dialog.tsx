import { Button, Radio, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useRun } from '../../../api/use-ability.ts';
import { MOST_SLUGS_IGNORED } from '../../../generated/limits.ts';
import { type IgnorableType, TYPE_NAMES } from '../../../shared/updates/update.ts';
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
  /** One item, or several of which each version is ignored. */
  readonly items: readonly IgnoreTarget[];
  /** The one site it is for; all sites when left out. */
  readonly site?: { readonly id: number; readonly name: string };
  readonly onClose: () => void;
  readonly onDone?: () => void;
}

/** As many as the ability takes at once. */

/** Asks for how long updates are ignored: this version, or all to come. */
export function IgnoreDialog({ items, site, onClose, onDone }: IgnoreDialogProps) {
  const ignore = useRun('ignore-updates-v1');
  const [scope, setScope] = useState<'version' | 'always'>('version');
  const [first] = items;
  const named = items.length === 1 ? (first?.name ?? '') : `${items.length} items`;
  const go = async () => {
    for (const rule of rulesOf(items, scope)) await ignore.mutateAsync({ ...rule, site_id_or_domain: site?.id });
    toast('Ignored from now on');
    onDone?.();
    onClose();
  };
  return (
    <Dialog title={`Ignore updates of ${named}`} busy={ignore.isPending} onClose={onClose}>
      <form
        onSubmit={event => {
          event.preventDefault();
          go().catch(() => {});
        }}
      >
        <Stack gap="md">
          <Text size="sm">
            Ignored updates leave the lists, the counts and the runs
            {site ? ` of ${site.name}` : ', on all sites'}. The tab “Ignored” takes it back.
          </Text>
          <Radio.Group label="Which" value={scope} onChange={value => setScope(value as typeof scope)}>
            <Stack gap="xs" mt={6}>
              <Radio
                value="version"
                label={items.length === 1 ? `Only version ${first?.version}` : 'Only the versions on offer now'}
                description="The next version shows up again."
              />
              <Radio value="always" label="All versions" description={always(items)} />
            </Stack>
          </Radio.Group>
          {ignore.error && <ErrorNote error={ignore.error} />}
          <div className={uiStyles.formActions}>
            <Button variant="default" disabled={ignore.isPending} onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={ignore.isPending}>
              Ignore
            </Button>
          </div>
        </Stack>
      </form>
    </Dialog>
  );
}

function always(items: readonly IgnoreTarget[]): string {
  const [first] = items;
  return items.length === 1 && first ? `${TYPE_NAMES[first.type]}: also what comes later.` : 'Also what comes later.';
}

interface IgnoreRule {
  readonly type: IgnorableType;
  readonly version: string | undefined;
  slugs: string[] | undefined;
}

/** As few changes as they take: items of the same type and version go together. */
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

import type { ReactNode } from 'react';
import { EntityPicker } from '../../shared/entities/entity-picker.tsx';
import { t } from '../../texts/text.ts';

/** The sites that a change applies to, in the terms of the abilities. */
export interface SiteTargets {
  readonly websites: number[];
  readonly clients: number[];
  readonly groups: number[];
}

export const NO_TARGETS: SiteTargets = { websites: [], clients: [], groups: [] };

/** For `validate`: at least one must be named. */
export const needsTarget = (_value: number[], { websites, clients, groups }: SiteTargets) =>
  websites.length + clients.length + groups.length > 0 ? null : t('users.targets.needed');

interface TargetFieldsProps {
  readonly targets: SiteTargets;
  readonly error: ReactNode;
  readonly onChange: (name: keyof SiteTargets, ids: number[]) => void;
}

const FIELDS = [
  { name: 'websites', kind: 'sites', label: 'common.sites' },
  { name: 'clients', kind: 'clients', label: 'users.targets.clients' },
  { name: 'groups', kind: 'tags', label: 'users.targets.tags' },
] as const;

/** Sites, clients and tags; the selections add up. */
export function TargetFields({ targets, error, onChange }: TargetFieldsProps) {
  return FIELDS.map(({ name, kind, label }) => (
    <EntityPicker
      key={name}
      kind={kind}
      label={t(label)}
      value={targets[name]}
      error={name === 'websites' ? error : undefined}
      onChange={ids => onChange(name, ids)}
    />
  ));
}

/** Without the empty lists. */
export function siteTargetInput({ websites, clients, groups }: SiteTargets) {
  const some = (ids: number[]) => (ids.length > 0 ? ids : undefined);
  return { websites: some(websites), clients: some(clients), groups: some(groups) };
}

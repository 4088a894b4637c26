import { Button, SegmentedControl, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Cost } from '../../shared/costs/cost.ts';
import { costTargetsText } from '../../shared/costs/cost.ts';
import { EntityPicker } from '../../ui/forms/entity-picker.tsx';

/** As the ability has them: `groups` are tags. */
export type CostTargetChoice = 'sites' | 'groups' | 'clients';

interface CostTargetsProps {
  readonly className: string | undefined;
  readonly kind: CostTargetChoice;
  readonly ids: readonly number[];
  readonly error: ReactNode;
  readonly onChange: (kind: CostTargetChoice, ids: number[]) => void;
}

const KINDS = [
  { value: 'sites', label: 'Sites' },
  { value: 'groups', label: 'Tags' },
  { value: 'clients', label: 'Clients' },
];
const LISTED = { sites: 'sites', groups: 'tags', clients: 'clients' } as const;
const PICKED = {
  sites: 'These sites',
  groups: 'All sites with these tags',
  clients: 'All sites of these clients',
} as const;
/** So many can be shown one by one; more can be kept or chosen anew. */
const PICKABLE = 100;

export function kindOf({ groups, clients }: Cost): CostTargetChoice {
  if (groups.length > 0) return 'groups';
  return clients.length > 0 ? 'clients' : 'sites';
}

/** What a cost is for: sites, the sites of tags, or the sites of clients. */
export function CostTargets({ className, kind, ids, error, onChange }: CostTargetsProps) {
  const none = { sites: [], groups: [], clients: [] };
  return (
    <div className={className}>
      <Text component="span" size="sm" fw={500} id="cost-targets">
        What it is for
      </Text>
      <SegmentedControl
        fullWidth
        mt={4}
        mb="xs"
        aria-labelledby="cost-targets"
        data={KINDS}
        value={kind}
        onChange={value => onChange(value as CostTargetChoice, [])}
      />
      {ids.length > PICKABLE ? (
        <div>
          {costTargetsText({ ...none, [kind]: ids })}, too many to show.{' '}
          <Button variant="default" size="compact-sm" onClick={() => onChange(kind, [])}>
            Choose anew
          </Button>
        </div>
      ) : (
        <EntityPicker
          kind={LISTED[kind]}
          label={PICKED[kind]}
          value={ids}
          onChange={next => onChange(kind, next)}
          error={error}
        />
      )}
    </div>
  );
}

import { Button, Input, SegmentedControl } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Cost } from '../../shared/costs/cost.ts';
import { costTargetsText, namesOf } from '../../shared/costs/cost.ts';
import { EntityPicker } from '../../shared/entities/entity-picker.tsx';
import { named } from '../../texts/named.ts';
import { t } from '../../texts/text.ts';

/** In the terms of the abilities: `groups` are tags. */
export type CostTargetChoice = 'sites' | 'groups' | 'clients';

interface CostTargetsProps {
  readonly className: string | undefined;
  readonly kind: CostTargetChoice;
  readonly ids: readonly number[];
  readonly error: ReactNode;
  readonly onChange: (kind: CostTargetChoice, ids: number[]) => void;
}

const KIND_NAMES = named<CostTargetChoice>({
  sites: 'common.sites',
  groups: 'common.tags',
  clients: 'common.clients',
});
const LISTED = { sites: 'sites', groups: 'tags', clients: 'clients' } as const;
/** Up to this many are shown individually; if there are more, they can be kept or chosen again. */
const PICKABLE = 100;

export function kindOf({ groups, clients }: Pick<Cost, 'groups' | 'clients'>): CostTargetChoice {
  if (groups.length > 0) return 'groups';
  return clients.length > 0 ? 'clients' : 'sites';
}

/** What a cost applies to: sites, the sites of tags, or the sites of clients. */
export function CostTargets({ className, kind, ids, error, onChange }: CostTargetsProps) {
  const none = { sites: [], groups: [], clients: [] };
  return (
    <div className={className}>
      <Input.Wrapper
        id="cost-targets"
        labelElement="div"
        label={t('costs.targets.label')}
        description={t('costs.targets.hint')}
        mb="xs"
      >
        <SegmentedControl
          fullWidth
          mt={4}
          aria-labelledby="cost-targets-label"
          aria-describedby="cost-targets-description"
          data={namesOf(KIND_NAMES)}
          value={kind}
          onChange={value => onChange(value as CostTargetChoice, [])}
        />
      </Input.Wrapper>
      {ids.length > PICKABLE ? (
        <div>
          {t('costs.targets.tooMany', { targets: costTargetsText({ ...none, [kind]: ids }) })}{' '}
          <Button variant="default" size="compact-sm" onClick={() => onChange(kind, [])}>
            {t('costs.targets.again')}
          </Button>
        </div>
      ) : (
        <EntityPicker
          kind={LISTED[kind]}
          label={t(`costs.targets.${kind}`)}
          value={ids}
          onChange={next => onChange(kind, next)}
          error={error}
        />
      )}
    </div>
  );
}

import { Input } from '@mantine/core';
import { FieldPlace } from '../../ui/forms/field-place.tsx';
import { latePart } from '../../ui/loading/late-part.ts';
import type { EntityPickerProps, OneEntityPickerProps } from './entity-picker.tsx';

/* The pickers as filters: no list waits for their code. */

const load = () => import('./entity-picker.tsx');

export const LateEntityPicker = latePart<EntityPickerProps>(
  async () => ({ default: (await load()).EntityPicker }),
  PickerPlace,
);

export const LateOneEntityPicker = latePart<OneEntityPickerProps>(
  async () => ({ default: (await load()).OneEntityPicker }),
  PickerPlace,
);

function PickerPlace({ label, quiet, width }: Pick<EntityPickerProps, 'label' | 'quiet' | 'width'>) {
  if (quiet) return <FieldPlace width={width} />;
  return (
    <Input.Wrapper label={label} labelElement="div" w={width}>
      <FieldPlace />
    </Input.Wrapper>
  );
}

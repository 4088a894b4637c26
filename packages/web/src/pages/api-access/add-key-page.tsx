import { Button, Group, Stack, Switch, TextInput } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useRun } from '../../api/use-ability.ts';
import type { Output } from '../../generated/abilities.ts';
import { LONGEST } from '../../generated/form-limits.ts';
import { guarded } from '../../shared/guarded.tsx';
import { t } from '../../texts/text.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { hasChanges, neededText, useAbilityForm } from '../../ui/forms/form.ts';
import { LateAskBeforeLeaving } from '../../ui/forms/late-ask-before-leaving.ts';
import { Problem } from '../../ui/forms/problem.tsx';
import { PageLayout, Panel } from '../../ui/layout/page.tsx';
import { BLANK_LIMITS, KeyLimits, keyLimitsInput } from './key-limits.tsx';
import { KeyPermissions, needsPermission } from './key-permissions.tsx';
import type { KeyPermissionChoice } from './key-words.ts';
import { NewKeyPanel } from './new-key.tsx';

const crumbs = () => [{ label: t('app.navigation.pages.keys'), to: '/api-access/keys' }];

/** API Access > API Keys > Add API Keys. */
export const AddKeyPage = guarded('app.navigation.pages.addKeys', 'add-api-key-v1', AddKey);

function AddKey() {
  const [made, setMade] = useState<Output<'add-api-key-v1'>>();
  const add = useRun('add-api-key-v1');
  const { form, problem, busy, onSubmit } = useAbilityForm(
    {
      initialValues: {
        name: '',
        permissions: ['read'] as KeyPermissionChoice[],
        ...BLANK_LIMITS,
        v1_compatibility: false,
      },
      validate: { name: neededText('api-access.needName'), permissions: needsPermission },
    },
    async values => {
      const { name, permissions, v1_compatibility } = values;
      setMade(await add.mutateAsync({ name, permissions, v1_compatibility, ...keyLimitsInput(values) }));
      toast(t('api-access.add.done'));
    },
  );
  if (made) {
    return (
      <PageLayout title={t('app.navigation.pages.addKeys')} crumbs={crumbs()} narrow>
        <NewKeyPanel
          made={made}
          onAnother={() => {
            form.reset();
            setMade(undefined);
          }}
        />
      </PageLayout>
    );
  }
  return (
    <PageLayout title={t('app.navigation.pages.addKeys')} crumbs={crumbs()} narrow text={t('api-access.add.text')}>
      <LateAskBeforeLeaving typed={hasChanges(form)} />
      <Panel>
        <form onSubmit={onSubmit} noValidate>
          <Stack gap="md">
            <TextInput
              label={t('common.name')}
              description={t('api-access.add.nameHint')}
              maxLength={LONGEST['add-api-key-v1'].name}
              {...form.getInputProps('name')}
            />
            <KeyPermissions
              value={form.values.permissions}
              onChange={value => form.setFieldValue('permissions', value)}
              error={form.errors.permissions}
            />
            <KeyLimits form={form} readsOnly={!form.values.permissions.includes('write')} />
            <Switch
              label={t('api-access.add.v1')}
              description={t('api-access.add.v1Hint')}
              {...form.getInputProps('v1_compatibility', { type: 'checkbox' })}
            />
            <Problem text={problem} />
            <Group gap="xs">
              <Button type="submit" loading={busy}>
                {t('app.palette.act.addKey')}
              </Button>
              <Button component={Link} to="/api-access/keys" ignoreBlocker variant="default">
                {t('common.cancel')}
              </Button>
            </Group>
          </Stack>
        </form>
      </Panel>
    </PageLayout>
  );
}

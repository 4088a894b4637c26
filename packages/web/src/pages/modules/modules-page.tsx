import { Skeleton, Switch } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { askAgain } from '../../api/ask-again.ts';
import { sessionQuery } from '../../api/session.ts';
import { useRead, useRun } from '../../api/use-ability.ts';
import type { Output } from '../../generated/abilities.ts';
import { guarded } from '../../shared/guarded.tsx';
import { named } from '../../texts/named.ts';
import { t } from '../../texts/text.ts';
import { ErrorNote } from '../../ui/feedback/error-note.tsx';
import { toast, toastError } from '../../ui/feedback/toast.ts';
import { PageLayout, Panel } from '../../ui/layout/page.tsx';
import styles from './modules.module.css';

type Module = Output<'get-modules-v1'>['modules'][number];

const NAMES = named<Module['module']>({ logs: 'modules.names.logs', costs: 'modules.names.costs' });
const TEXTS = named<Module['module']>({ logs: 'modules.texts.logs', costs: 'modules.texts.costs' });

/** Parts of the server that can be switched off. */
export const ModulesPage = guarded('app.navigation.pages.modules', 'get-modules-v1', Modules);

function Modules() {
  const { data, error, refetch } = useRead('get-modules-v1', {});
  return (
    <PageLayout title={t('app.navigation.pages.modules')} text={t('modules.text')} narrow>
      <Panel>
        {error && <ErrorNote error={error} onRetry={refetch} />}
        {!data && !error && <Skeleton height={110} />}
        {data && (
          <ul className={styles.modules}>
            {data.modules.map(module => (
              <li key={module.module}>
                <ModuleSwitch {...module} />
              </li>
            ))}
          </ul>
        )}
      </Panel>
    </PageLayout>
  );
}

function ModuleSwitch({ module, enabled, description }: Module) {
  const update = useRun('update-module-v1');
  const client = useQueryClient();
  const name = NAMES[module] ?? module;
  // Shown at once, before the server has answered.
  const [wanted, setWanted] = useState<boolean>();
  const turn = async (on: boolean) => {
    setWanted(on);
    try {
      await update.mutateAsync({ module, enabled: on });
      toast(t(on ? 'modules.switchedOn' : 'modules.switchedOff', { name }));
      // The navigation shows the pages of the modules that are on.
      await client.fetchQuery({ ...sessionQuery, staleTime: 0 });
      await askAgain();
    } catch (problem) {
      toastError(problem, t(on ? 'modules.notSwitchedOn' : 'modules.notSwitchedOff', { name }));
    } finally {
      setWanted(undefined);
    }
  };
  return (
    <Switch
      label={name}
      description={TEXTS[module] ?? description}
      checked={wanted ?? enabled}
      onChange={event => turn(event.currentTarget.checked)}
    />
  );
}

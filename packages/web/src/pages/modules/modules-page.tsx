import { Skeleton, Switch } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { askAgain } from '../../api/ask-again.ts';
import { sessionQuery } from '../../api/session.ts';
import { useRead, useRun } from '../../api/use-ability.ts';
import type { Output } from '../../generated/abilities.ts';
import { guarded } from '../../shared/guarded.tsx';
import { ErrorNote } from '../../ui/feedback/error-note.tsx';
import { toast, toastError } from '../../ui/feedback/toast.ts';
import { PageLayout, Panel } from '../../ui/layout/page.tsx';
import styles from './modules.module.css';

type Module = Output<'get-modules-v1'>['modules'][number];

const NAMES: Readonly<Record<Module['module'], string>> = { logs: 'Change logs', costs: 'Cost tracker' };

/** Parts of the server that can be switched off. */
export const ModulesPage = guarded('Modules', 'get-modules-v1', Modules);

function Modules() {
  const { data, error, refetch } = useRead('get-modules-v1', {});
  return (
    <PageLayout
      title="Modules"
      text="What isn’t needed can be off: its pages and its part of the API are gone then, its data is kept."
      narrow
    >
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
  // Shown at once; what the server says comes after.
  const [wanted, setWanted] = useState<boolean>();
  const turn = async (on: boolean) => {
    setWanted(on);
    try {
      await update.mutateAsync({ module, enabled: on });
      toast(`${name} switched ${on ? 'on' : 'off'}`);
      // The navigation shows the pages of the modules that are on.
      await client.fetchQuery({ ...sessionQuery, staleTime: 0 });
      await askAgain();
    } catch (problem) {
      toastError(problem, `${name} was not switched`);
    } finally {
      setWanted(undefined);
    }
  };
  return (
    <Switch
      label={name}
      description={description}
      checked={wanted ?? enabled}
      onChange={event => turn(event.currentTarget.checked)}
    />
  );
}

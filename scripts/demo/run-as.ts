import { type Application, catalogue, execute } from '@sitekeeper/server';

/** Runs abilities by name, as a program of this name with every permission. */
export function runAs(app: Application, name: string) {
  const ctx = app.ctx({ kind: 'system', name });
  return async (ability: string, input: object): Promise<Record<string, unknown>> => {
    const found = catalogue.get(ability);
    if (!found) throw new Error(`there is no ability ${ability}`);
    return (await execute(found, () => input, ctx)) as Record<string, unknown>;
  };
}

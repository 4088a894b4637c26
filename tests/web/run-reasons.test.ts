import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { RUN_REASONS } from '../../packages/server/src/features/update-runs/run-item.ts';
import { FRONT_FAULTS } from '../../packages/server/src/features/update-runs/site/front-page.ts';

const TEXTS = join(import.meta.dirname, '../../packages/web/src/texts');
const causesIn = (language: string): Record<string, string> =>
  JSON.parse(readFileSync(join(TEXTS, language, 'updates.json'), 'utf8')).causes;
const OF_SITES = ['site_not_found', 'site_suspended', 'site_disconnected', 'site_busy', 'site_offline', 'site_timeout'];
const OTHERS = ['connection_failed', 'child_outdated', 'set_aside'];

describe('The reasons of the steps of a run', () => {
  it.each(['en', 'de'])('have a text each (%s)', language => {
    const causes = causesIn(language);
    const all = [...RUN_REASONS, ...Object.keys(FRONT_FAULTS), ...OF_SITES, ...OTHERS];
    expect(all.filter(reason => !causes[reason])).toEqual([]);
  });
});

import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Settings } from '../../settings.ts';
import { useDoctor } from './doctor.fixtures.ts';

const on = useDoctor();

describe('the doctor of a server that takes screenshots', () => {
  const found = async (change: Partial<Settings>) => await on.finding('screenshots', change);

  it('says why there are none', async () => {
    expect(await found({ chromium: 'off' })).toMatchObject({ verdict: 'ok', message: expect.stringMatching(/off/) });
    expect(await found({ chromium: '', screenshotsIntervalDays: 0 })).toMatchObject({ verdict: 'ok' });
    const nowhere = { verdict: 'warn', message: expect.stringMatching(/SITEKEEPER_CHROMIUM names no program/) };
    expect(await found({ chromium: '/nowhere' })).toMatchObject(nowhere);
    const folder = mkdtempSync(join(tmpdir(), 'no-sandbox-'));
    chmodSync(folder, 0o755);
    writeFileSync(join(folder, 'chromium'), "#!/bin/sh\necho 'No usable sandbox!' >&2\nexit 1\n", { mode: 0o755 });
    expect(await found({ chromium: join(folder, 'chromium') })).toMatchObject({
      verdict: 'warn',
      message: 'No screenshots of sites are taken: Chromium finds no sandbox on this system.',
      advice: expect.stringMatching(/docs\/guides\/screenshots\.md/),
    });
    rmSync(folder, { recursive: true });
  });
});

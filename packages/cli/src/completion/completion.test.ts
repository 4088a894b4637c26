import { execFileSync, spawnSync } from 'node:child_process';
import { beforeAll, describe, expect, it } from 'vitest';
import { runCli } from '../program.ts';
import { fakeIo } from '../testing/fake-io.ts';

const scripts: Record<string, string> = {};
beforeAll(async () => {
  for (const shell of ['bash', 'zsh', 'fish']) {
    const { io, stdout } = fakeIo();
    expect(await runCli(['completion', shell], io)).toBe(0);
    scripts[shell] = stdout();
  }
});

/** What bash offers at the end of each line. One shell answers them all. */
function offered(lines: readonly string[]): string[][] {
  const asks = lines.map(line => {
    const quoted = `'${line.replaceAll("'", "'\\''")}'`;
    return `COMP_LINE=${quoted}; COMP_POINT=\${#COMP_LINE}; COMPREPLY=(); _sitekeeper; echo "\${COMPREPLY[*]}"`;
  });
  const text = execFileSync('bash', ['--norc'], { input: `${scripts.bash}\n${asks.join('\n')}\n`, encoding: 'utf8' });
  return text
    .trimEnd()
    .split('\n')
    .map(line => line.split(' ').filter(word => word !== ''));
}

describe('the completion for bash', () => {
  it('offers commands, options, their values, abilities, fields and their values', () => {
    const [nouns, verbs, one, options, values, abilities, fields, choices, flags, shells] = offered([
      'sitekeeper ',
      'sitekeeper updates ',
      'sitekeeper updates ig',
      'sitekeeper sites list --st',
      'sitekeeper sites list --status ',
      'sitekeeper ability run list-tag',
      'sitekeeper ability run list-sites-v1 page=1 s',
      'sitekeeper ability run list-sites-v1 status=s',
      'sitekeeper ability run add-site-v1 ssl_verify=',
      'sitekeeper --json runs ',
    ]);
    expect(nouns).toEqual(expect.arrayContaining(['serve', 'ability', 'sites', 'updates', 'completion', 'login']));
    expect(verbs).toEqual(expect.arrayContaining(['list', 'run', 'ignore']));
    expect(one).toEqual(['ignore', 'ignored']);
    expect(options).toEqual(['--status']);
    expect(values).toEqual(['any', 'connected', 'disconnected', 'suspended']);
    expect(abilities).toEqual(['list-tags-v1']);
    expect(fields).toEqual(['status=', 'search=']);
    expect(choices).toEqual(['suspended']);
    expect(flags).toEqual(['true', 'false']);
    expect(shells).toEqual(expect.arrayContaining(['show', 'resume', 'abandon']));
  });

  it('does not take the value of an option for a command', () => {
    const [after] = offered(['sitekeeper sites list --search list --st']);
    expect(after).toEqual(['--status']);
  });
});

describe.each(['bash', 'zsh', 'fish'])('the completion for %s', shell => {
  it('is a script that the shell can read', context => {
    const { error, status, stderr } = spawnSync(shell, ['-n'], { input: scripts[shell], encoding: 'utf8' });
    if ((error as NodeJS.ErrnoException | undefined)?.code === 'ENOENT') context.skip(`${shell} is not installed`);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });

  it('knows every noun and every ability', () => {
    for (const word of ['updates', 'costs', 'run-updates-v1', 'list-sites-v1', '--per-page', 'site_id_or_domain=']) {
      expect(scripts[shell]).toContain(word);
    }
  });
});

import { examineSite, type Finding, readSettings, runDoctor, whyStoreUnusable, worstOf } from '@sitekeeper/server';
import { type AddCommand, commandAction } from '../../command.ts';
import { withoutAccess } from '../../session/server-access.ts';
import { settingsOf, withStoreSession } from '../../session/store-session.ts';
import { printable, type Terminal } from '../../terminal.ts';

interface Options {
  readonly full?: true;
  readonly offline?: true;
}

/** Checks the server, or the connection to one site, and says what to do. */
export const addDoctor: AddCommand = (parent, run) => {
  parent
    .command('doctor')
    .description('check the server, or the connection to one site, and say what to do about problems')
    .argument('[site]', 'id, domain or URL of a site to check instead of the server')
    .option('--full', 'also check every page of the store, every row of the audit log and the newest backup')
    .option('--offline', 'send no network requests')
    .action(
      commandAction<Options>(run, async (terminal, { full = false, offline = false }, [site]) => {
        const now = Date.now();
        if (site !== undefined) {
          const unusable = await whyStoreUnusable(settingsOf(terminal.io));
          if (unusable) return report([unusable], terminal);
          return withStoreSession(terminal, async ({ ctx }) => report(await examineSite(ctx, site, now), terminal));
        }
        let settings: ReturnType<typeof readSettings>;
        try {
          settings = readSettings(withoutAccess(terminal.io.env));
        } catch (error) {
          const message = (error as Error).message.replaceAll('\n', ' ');
          const advice = 'Once these are fixed, "sitekeeper settings" lists all settings.';
          return report([{ check: 'settings', verdict: 'fail', message, advice }], terminal);
        }
        return report(await runDoctor(settings, { now, full, offline }), terminal);
      }),
    );
};

const MARKS = { ok: 'ok  ', warn: 'WARN', fail: 'FAIL' } as const;

/** A warning is not a failure: the exit code is 1 only if something does not work. */
function report(findings: readonly Finding[], terminal: Terminal): number {
  const verdict = worstOf(findings);
  const width = Math.max(...findings.map(({ check }) => check.length));
  const lines = findings.map(({ check, verdict: found, message, advice }) => {
    const first = `${MARKS[found]}  ${check.padEnd(width)}  ${printable(message)}`;
    return advice === undefined ? first : `${first}\n${' '.repeat(width + 8)}→ ${printable(advice)}`;
  });
  terminal.result({ verdict, findings }, lines.join('\n'));
  return verdict === 'fail' ? 1 : 0;
}

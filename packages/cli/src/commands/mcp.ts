import { catalogue, loadMcpStdio, toolsetsIn } from '@sitekeeper/server';
import { type AddCommand, commandAction } from '../command.ts';
import { UsageError } from '../failure.ts';
import { forwardTo } from '../mcp/forward-to.ts';
import { serverAccess } from '../session/server-access.ts';
import { withStoreSession } from '../session/store-session.ts';
import type { Terminal } from '../terminal.ts';

interface Options {
  readonly toolsets?: string;
  readonly readOnly?: true;
}

/** Serves an assistant that starts this program: from the local store, or as a bridge to a server. */
export const addMcp: AddCommand = (parent, run) => {
  parent
    .command('mcp')
    .description('serve an AI assistant over standard input and output (MCP)')
    .option('--toolsets <names>', 'parts to offer, such as sites,updates; or all')
    .option('--read-only', 'offer only what changes nothing')
    .addHelpText(
      'after',
      '\nWorks on the local store. After sitekeeper login, or with SITEKEEPER_URL and SITEKEEPER_KEY, it works on that server.',
    )
    .action(
      commandAction<Options>(run, async (terminal, { toolsets = '', readOnly = false }) => {
        const { unknown } = toolsetsIn(toolsets);
        if (unknown.length > 0) throw new UsageError(`There is no toolset ${unknown.join(', ')}.`);
        const stdio = await loadMcpStdio();
        const offered = { toolsets, readOnly };
        const access = terminal.local ? undefined : await serverAccess(terminal.io);
        if (access) {
          const forward = forwardTo({ url: addressOf(access.root), key: access.key, ...offered });
          await stdio.serveMcpBridge(forward, endsOf(terminal));
          return 0;
        }
        return withStoreSession(terminal, async ({ app }) => {
          const ctx = app.ctx({ kind: 'system', name: 'mcp' });
          await stdio.serveLocalMcp(ctx, { abilities: catalogue.all(), ...offered }, endsOf(terminal));
          return 0;
        });
      }),
    );
};

/** MCP is beside the root of REST, which may have another name than `wp-json`. */
function addressOf(root: string): string {
  return root.endsWith('/wp-json') ? root.slice(0, -'/wp-json'.length) : new URL(root).origin;
}

/** Standard output belongs to the protocol. */
function endsOf(terminal: Terminal) {
  const { stdin, stdout } = terminal.io;
  const onError = (error: Error) => terminal.note(`sitekeeper mcp: ${error.message}`);
  return { stdin, stdout, ended: terminal.io.interruption(), onError };
}

import { InvalidArgumentError } from 'commander';
import { KEY_PERMISSIONS, type KeyPermission } from '../api-keys.ts';
import { type AddCommand, commandAction } from '../command.ts';
import { type KeyLimitOptions, keyLimitsFromOptions, withKeyLimitOptions } from '../key-limits.ts';
import { withCliSession } from '../session/with-cli-session.ts';

interface MadeKey {
  name: string;
  permissions: KeyPermission[];
  token: string;
  consumer_key?: string;
  consumer_secret?: string;
}

/** An API key for a program, sent as `Authorization: Bearer …`; with `--v1`, also credentials for the legacy API. */
export const addKeysAdd: AddCommand = (parent, run) => {
  withKeyLimitOptions(
    parent
      .command('add')
      .description('create an API key and print its token once')
      .requiredOption('--name <name>', 'what the key is for')
      .requiredOption('--permissions <list>', `permissions of the key: ${KEY_PERMISSIONS.join(',')}`, readPermissions)
      .option('--v1', 'also print a consumer key and secret for the legacy API v1'),
  ).action(
    commandAction<KeyLimitOptions & { name: string; permissions: KeyPermission[]; v1?: true }>(
      run,
      (terminal, options) =>
        withCliSession(terminal, async session => {
          const { name, permissions, v1 = false } = options;
          const input = { name, permissions, v1_compatibility: v1, ...keyLimitsFromOptions(options) };
          const made = await session.run<MadeKey>('add-api-key-v1', input);
          const { token, consumer_key, consumer_secret } = made;
          terminal.result({ token, ...(v1 ? { consumer_key, consumer_secret } : {}) }, describe(made));
          return 0;
        }),
    ),
  );
};

function describe({ name, permissions, token, consumer_key, consumer_secret }: MadeKey): string {
  const made = `Created key "${name}" with permission to ${permissions.join(' and ')}.`;
  if (consumer_key === undefined) {
    const advice = 'The token is not shown again, so store it now. Send it as "Authorization: Bearer <token>".';
    return [made, '', `  ${token}`, '', advice].join('\n');
  }
  return [
    made,
    '',
    `  token            ${token}`,
    `  consumer key     ${consumer_key}`,
    `  consumer secret  ${consumer_secret}`,
    '',
    'None of them is shown again, so store them now. Send the token as "Authorization: Bearer <token>".',
    'For v1, send the consumer key and secret as user name and password of HTTP Basic.',
  ].join('\n');
}

function readPermissions(text: string): KeyPermission[] {
  const given = [...new Set(text.split(',').map(word => word.trim().toLowerCase()))].filter(word => word !== '');
  const known = KEY_PERMISSIONS.filter(permission => given.includes(permission));
  if (known.length === 0 || known.length < given.length) {
    throw new InvalidArgumentError(`Use ${KEY_PERMISSIONS.join(' or ')}, or both separated by a comma.`);
  }
  return known;
}

import { PassThrough } from 'node:stream';
import type { Command } from 'commander';
import { makeProgram } from '../../packages/cli/src/program.ts';
import { cell, GENERATED, markdownTable } from './markdown.ts';

/** `docs/reference/command-line.md`: every command with its arguments and options. */
export function commandLinePage(): string {
  const stream = () => new PassThrough();
  const io = {
    env: {},
    stdin: stream(),
    stdout: stream(),
    stderr: stream(),
    interruption: () => new AbortController().signal,
  };
  const program = makeProgram({ io, exitCode: 0 });
  const commands = commandsOf(program);
  return [
    '# Command line',
    '',
    GENERATED,
    '',
    'How to use it, and on what it works: [the guide](../guides/command-line.md). Every command also takes:',
    '',
    ...markdownTable(
      ['Option', 'What it does'],
      program.options.map(({ flags, description }) => [`\`${cell(flags)}\``, cell(description)]),
    ),
    '',
    ...markdownTable(
      ['Command', 'What it does'],
      commands.map(({ path, command }) => [`\`${path}\``, cell(command.description())]),
    ),
    '',
    ...commands.flatMap(section),
  ].join('\n');
}

interface NamedCommand {
  readonly path: string;
  readonly command: Command;
}

/** Those that do something: a noun alone only shows its commands. */
function commandsOf(command: Command, path = 'sitekeeper'): NamedCommand[] {
  const below = command.commands.filter(one => one.name() !== 'help');
  if (below.length === 0) return [{ path, command }];
  return below.flatMap(one => commandsOf(one, `${path} ${one.name()}`));
}

function section({ path, command }: NamedCommand): string[] {
  const args = command.registeredArguments.map(one => {
    const name = `${one.name()}${one.variadic ? '...' : ''}`;
    return [`\`${one.required ? `<${name}>` : `[${name}]`}\``, cell(one.description)];
  });
  const options = command.options.map(({ flags, description, mandatory }) => [
    `\`${cell(flags)}\`${mandatory ? ' (required)' : ''}`,
    cell(description),
  ]);
  const rows = [...args, ...options];
  return [
    `## ${path}`,
    '',
    `${sentence(command.description())}`,
    '',
    ...(rows.length === 0 ? [] : [...markdownTable(['Argument or option', 'Meaning'], rows), '']),
  ];
}

function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.)]$/.test(text) ? '' : '.'}`;
}

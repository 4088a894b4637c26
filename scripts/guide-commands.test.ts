import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from 'commander';
import { describe, expect, it } from 'vitest';
import { systemIo } from '../packages/cli/src/io.ts';
import { makeProgram } from '../packages/cli/src/program.ts';

const ROOT = join(import.meta.dirname, '..');
const program = makeProgram({ io: systemIo(), exitCode: 0 });

/** Command lines in the code blocks of a page, as their words. */
function commandLines(page: string): string[][] {
  const text = readFileSync(join(ROOT, page), 'utf8');
  const blocks = [...text.matchAll(/^```\n([\s\S]*?)^```/gm)].map(match => match[1] ?? '');
  return blocks
    .flatMap(block => block.split('\n'))
    .flatMap(line => {
      const found = /^(?:(?:npx )?sitekeeper(?:ctl)?|npm run (?:-s )?sitekeeper --) (.+)$/.exec(line)?.[1];
      return found === undefined ? [] : [found.match(/'[^']*'|"[^"]*"|\S+/g) ?? []];
    });
}

/** Commands with others below them that do something by themselves. */
const WHOLE = ['settings'];

/** What is wrong with a command line: unknown command or option, too many or too few arguments. */
function problemOf(words: readonly string[]): string | undefined {
  let command: Command = program;
  let rest = [...words];
  for (let next = named(command, rest[0]); next; next = named(command, rest[0])) {
    command = next;
    rest = rest.slice(1);
  }
  if (command.commands.length > 0 && !(rest.length === 0 && WHOLE.includes(command.name()))) {
    return 'there is no such command';
  }
  const options = [...command.options, ...program.options];
  const given: string[] = [];
  for (let index = 0; index < rest.length; index++) {
    const word = rest[index] as string;
    if (!word.startsWith('--')) given.push(word);
    else {
      const option = options.find(one => one.long === word);
      if (!option) return `${command.name()} has no ${word}`;
      if (option.required) index += 1;
    }
  }
  const wanted = command.registeredArguments;
  if (given.length < wanted.filter(one => one.required).length) return 'an argument is missing';
  return given.length > wanted.length && !wanted.at(-1)?.variadic ? 'there are too many arguments' : undefined;
}

const named = (command: Command, word: string | undefined) => command.commands.find(one => one.name() === word);

describe('the commands in the guides', () => {
  const pages = ['README.md', ...globSync('docs/guides/*.md', { cwd: ROOT })];

  it('are found in the guides', () => {
    expect(commandLines('docs/guides/recover.md').length).toBeGreaterThan(20);
  });

  it.each(pages.filter(page => commandLines(page).length > 0))('%s: names existing commands and options', page => {
    expect(commandLines(page).flatMap(words => problemOf(words) ?? [])).toEqual([]);
  });

  // Fails with `sudo -u sitekeeper env SITEKEEPER_DATA=… sitekeeper`: it lacks what the unit reads, such as DATABASE_URL.
  it.each(pages)('%s: runs the command line of a service with all its settings', page => {
    const lines = readFileSync(join(ROOT, page), 'utf8').split('\n');
    expect(lines.filter(line => /\b(?:sudo|runuser|su) -\S* ?sitekeeper\b/.test(line))).toEqual([]);
  });

  // Fails with `mkdir`, which root needs there: the server can't open what belongs to root.
  it.each(pages)('%s: creates files and folders for the service as those of its user', page => {
    const lines = readFileSync(join(ROOT, page), 'utf8').split('\n');
    const created = lines.filter(line => /^(?:mkdir|touch|cp|install) .*\/(?:var\/lib|backup)\b/.test(line));
    expect(
      created.filter(line => !/^(?:install (?:-d )?-o (sitekeeper|1000) -g \1 -m [67]00|cp -p) /.test(line)),
    ).toEqual([]);
    const writable = lines.flatMap(line => /^ReadWritePaths=(.+)$/.exec(line)?.[1] ?? []);
    expect(
      writable.filter(path => !created.some(line => line.startsWith('install -d') && line.endsWith(` ${path}`))),
    ).toEqual([]);
  });

  // Fails with a plain `createdb`: since PostgreSQL 15, only the owner of a database may create tables in it.
  it.each(pages)('%s: creates databases that the role of the server owns', page => {
    const created = readFileSync(join(ROOT, page), 'utf8').match(/\bcreatedb\b.*/g) ?? [];
    expect(created.filter(command => !command.startsWith('createdb --owner sitekeeper sitekeeper'))).toEqual([]);
  });

  it.each([
    ['backups x', 'there is no such command'],
    ['backup x --forced', 'backup has no --forced'],
    ['backup', 'an argument is missing'],
    ['restore a b', 'there are too many arguments'],
    ['audit', 'there is no such command'],
  ])('are reported if they do not exist: %s', (line, problem) => {
    expect(problemOf(line.split(' '))).toBe(problem);
  });
});

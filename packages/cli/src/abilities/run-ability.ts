import { ApiError } from '@sitekeeper/client';
import { AppError, parseInput } from '@sitekeeper/server';
import { askConfirmation } from '../confirm.ts';
import { UsageError, WorkError } from '../failure.ts';
import { followJobToEnd, reportJob } from '../follow-job-to-end.ts';
import type { CliSession } from '../session/cli-session.ts';
import type { Terminal } from '../terminal.ts';
import { type AbilityCard, acceptsInput } from './ability-card.ts';
import { type AnswerView, describeAnswer } from './describe-answer.ts';
import { startedJob } from './started-job.ts';

export interface RunOptions {
  readonly dryRun?: boolean | undefined;
  readonly yes?: boolean | undefined;
  /** Follow the job that it starts. */
  readonly watch: boolean;
  /** How its answer is shown to people. */
  readonly view?: AnswerView | undefined;
}

/** Runs an ability as a person asked: with a preview or a question before it destroys, and its job followed. */
export async function runAbility(
  session: CliSession,
  terminal: Terminal,
  card: AbilityCard,
  given: Readonly<Record<string, unknown>>,
  options: RunOptions,
): Promise<number> {
  if (options.dryRun && !acceptsInput(card, 'dry_run')) return checkOnly(terminal, card, given);
  const input = options.dryRun ? { ...given, dry_run: true } : await confirmed(session, terminal, card, given, options);
  const answer = await session.run<Record<string, unknown>>(card.name, input);
  const jobId = startedJob(answer);
  if (jobId !== undefined && options.watch) {
    terminal.note(`Started ${jobId}`);
    return reportJob(await followJobToEnd(session, jobId, terminal), terminal);
  }
  terminal.result(answer, width => {
    const next = jobId === undefined ? '' : `\nFollow it with: sitekeeper jobs show ${jobId} --watch`;
    return `${describeAnswer(answer, width, options.view)}${next}`;
  });
  return failedInPart(card, answer) ? 1 : 0;
}

/** What the server would refuse at once is refused here. Nothing is sent. */
function checkOnly(terminal: Terminal, card: AbilityCard, given: object): number {
  const input = parseInput<object>(card.input as Parameters<typeof parseInput>[0], given);
  const said = `${card.name} has no preview. The input is valid; nothing was run:`;
  terminal.result(
    { dry_run: true, run: false, ability: card.name, input },
    `${said}\n${JSON.stringify(input, undefined, 2)}`,
  );
  return 0;
}

/** @throws UsageError unless the person agreed, by --yes, in the input or on the terminal. */
async function confirmed(
  session: CliSession,
  terminal: Terminal,
  card: AbilityCard,
  given: Readonly<Record<string, unknown>>,
  { yes, view }: RunOptions,
): Promise<object> {
  if (card.effect !== 'destroy' || given.confirm === true || given.dry_run === true) return given;
  const agreed = { ...given, confirm: true };
  if (yes) return agreed;
  if (terminal.io.stdin.isTTY !== true || terminal.json) {
    throw new UsageError(
      `${card.name} deletes something for good. To confirm, add --yes. --dry-run shows what it would do.`,
    );
  }
  if (acceptsInput(card, 'dry_run')) {
    const preview = await session.run<Record<string, unknown>>(card.name, { ...given, dry_run: true });
    terminal.note(describeAnswer(preview, terminal.width, view));
  }
  const where = session.place === '' ? '' : ` on ${session.place}`;
  if (await askConfirmation(terminal.io, `Do this${where}? It cannot be undone. [y/N] `)) return agreed;
  throw new WorkError('declined', 'Nothing was done.');
}

/** A batch lists what it could not do as errors, where a read lists what it knows; a test says whether it arrived. */
function failedInPart({ effect }: AbilityCard, answer: Record<string, unknown>): boolean {
  const { errors, delivered, sent } = answer;
  if (effect === 'read') return false;
  return (Array.isArray(errors) && errors.length > 0) || delivered === false || sent === false;
}

interface Fields {
  /** What a person calls an input, if not by its name. */
  readonly named?: (path: string) => string;
  /** The command that lists them, if it is not --help. */
  readonly help?: string;
}

/** Messages of abilities name their inputs; so do words, but without the prefix. */
export async function inFields<T>(work: () => Promise<T>, { named = path => path, help }: Fields = {}): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof AppError || error instanceof ApiError) || !/\binput\./.test(error.message)) throw error;
    const message = error.message
      .replace(/\binput\.(\w+(?:\.\w+)*)/g, (_, path: string) => named(path))
      .replace(/^The input is not valid: /, '');
    if (error.code === 'ability_invalid_input' || /(?:^|_)invalid_input$/.test(error.code))
      throw new UsageError(message, help);
    throw new WorkError(error.code, message);
  }
}

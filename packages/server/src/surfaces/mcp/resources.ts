import type { ReadResourceResult, Resource, ResourceTemplateType } from '@modelcontextprotocol/server';
import { getApproval } from '../../features/approvals/index.ts';
import { getBatchJobStatus } from '../../features/jobs/index.ts';
import { getOverview } from '../../features/overview/index.ts';
import { getSiteRecord } from '../../features/sites/index.ts';
import { getSiteUpdates, getUpdatesSummary } from '../../features/updates/index.ts';
import type { AnyAbility } from '../../kernel/ability/ability.ts';
import { execute } from '../../kernel/ability/execute.ts';
import { AppError } from '../../kernel/errors.ts';
import { fitToSize } from '../../kernel/text/fit-to-size.ts';
import type { McpCaller } from './caller.ts';
import { noticeOf } from './tools/results.ts';

const MIME = 'application/json';
const MOST_CHARACTERS = 40_000;

interface Kind {
  readonly name: string;
  readonly description: string;
  readonly ability: AnyAbility;
  /** With at most one part in braces, which is the input of this name. */
  readonly uri: string;
  readonly input?: string;
  readonly integer?: true;
}

/** In the order in which they are listed. */
const KINDS: readonly Kind[] = [
  { uri: 'sitekeeper://overview', name: 'overview', description: 'What needs attention.', ability: getOverview },
  { uri: 'sitekeeper://updates', name: 'updates', description: 'All pending updates.', ability: getUpdatesSummary },
  {
    uri: 'sitekeeper://sites/{id}',
    name: 'site',
    description: 'A site, by its id.',
    ability: getSiteRecord,
    input: 'site_id_or_domain',
    integer: true,
  },
  {
    uri: 'sitekeeper://sites/{id}/updates',
    name: 'updates of a site',
    description: 'Pending updates of a site, by its id.',
    ability: getSiteUpdates,
    input: 'site_id_or_domain',
    integer: true,
  },
  {
    uri: 'sitekeeper://jobs/{id}',
    name: 'job',
    description: 'A background job.',
    ability: getBatchJobStatus,
    input: 'job_id',
  },
  {
    uri: 'sitekeeper://approvals/{id}',
    name: 'approval',
    description: 'A call that waits for a person, or what became of it.',
    ability: getApproval,
    input: 'approval_id',
  },
];

export const RESOURCES: readonly Resource[] = KINDS.filter(({ input }) => input === undefined).map(
  ({ uri, name, description }) => ({ uri, name, description, mimeType: MIME }),
);

export const TEMPLATES: readonly ResourceTemplateType[] = KINDS.filter(({ input }) => input !== undefined).map(
  ({ uri, name, description }) => ({ uriTemplate: uri, name, description, mimeType: MIME }),
);

/** @returns undefined if there is none of that address. @throws AppError as its ability does. */
export async function readResource({ ctx }: McpCaller, uri: string): Promise<ReadResourceResult | undefined> {
  for (const { ability, input, integer, uri: pattern } of KINDS) {
    const id = partOf(pattern, uri);
    if (id === undefined) continue;
    if (integer && !/^\d{1,15}$/.test(id)) return undefined;
    const given = input === undefined ? {} : { [input]: integer ? Number(id) : id };
    const found = await foundOrNothing(() => execute(ability, () => given, ctx));
    if (found === undefined) return undefined;
    const { value, cut, unseen } = fitToSize(found, MOST_CHARACTERS);
    const told = { notice: noticeOf({ cut, unseen }), data: value, cut: [...cut, ...unseen] };
    return { contents: [{ uri, mimeType: MIME, text: JSON.stringify(told) }] };
  }
  return undefined;
}

async function foundOrNothing(read: () => Promise<unknown>): Promise<unknown> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof AppError && (error.status === 404 || error.code === 'ability_invalid_input')) return undefined;
    throw error;
  }
}

/** What stands for the braces; '' if there are none; undefined if the address is another one. */
function partOf(pattern: string, uri: string): string | undefined {
  const [before = '', after] = pattern.split('{id}');
  if (after === undefined) return uri === pattern ? '' : undefined;
  if (!uri.startsWith(before) || !uri.endsWith(after) || uri.length <= before.length + after.length) return undefined;
  const part = uri.slice(before.length, uri.length - after.length);
  return part.length <= 200 && /^[\w-]+$/.test(part) ? part : undefined;
}

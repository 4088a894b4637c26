import {
  ConnectorError,
  type EditableUser,
  type ReportedUser,
  readUserOnSite,
  updateUserOnSite,
} from '@sitekeeper/protocol';
import { Type } from 'typebox';
import { ability } from '../../../kernel/ability/ability.ts';
import { audited } from '../../../kernel/audit/audited.ts';
import type { Ctx } from '../../../kernel/context.ts';
import { AppError } from '../../../kernel/errors.ts';
import { alreadyExists, type StateReason } from '../../../kernel/state-reasons.ts';
import type { SiteConnection } from '../../../ports/child-sites/port.ts';
import {
  asAppError,
  changeOnSite,
  failureOf,
  lookAfterwards,
  noteIfUnknown,
  outcomeUnknown,
  requestError,
  siteSelectorSchema,
} from '../../sites/index.ts';
import { findUserByEmail, isOfConnection, requireSiteUser } from '../find-user.ts';
import { requireValidUser } from '../require-valid-user.ts';
import {
  passwordSchema,
  siteRoleSchema,
  siteUserEmailSchema,
  siteUserIdSchema,
  siteUserSchema,
} from '../site-user.schemas.ts';
import { LONGEST_TEXTS } from '../site-user.ts';
import { siteUserView } from '../site-user.views.ts';
import { judgeEdit, type WantedEdit } from './judge-edit.ts';

const text = (most: number, description: string) =>
  Type.Optional(
    Type.Unsafe<string | null>({
      type: ['string', 'null'],
      maxLength: most,
      description: `${description} An empty text or null clears it.`,
    }),
  );

const profile = {
  first_name: text(LONGEST_TEXTS.name, 'First name.'),
  last_name: text(LONGEST_TEXTS.name, 'Last name.'),
  user_url: text(LONGEST_TEXTS.url, 'Website of the user.'),
  nickname: text(LONGEST_TEXTS.name, 'Nickname. If cleared, the login is used.'),
  display_name: text(LONGEST_TEXTS.name, 'Name that the site displays. If cleared, the login is used.'),
  description: text(LONGEST_TEXTS.description, 'Biography of the user.'),
};

const told = (description: string) => Type.String({ description });

export const updateSiteUser = ability({
  name: 'update-site-user-v1',
  summary:
    'Update one WordPress user on one site, such as the role, e-mail address or password. Only the fields that you send change.',
  category: 'sites',
  effect: 'write',
  idempotent: true,
  method: 'POST',
  needsApproval: true,
  input: Type.Object({
    site_id_or_domain: siteSelectorSchema,
    user_id: siteUserIdSchema,
    email: Type.Optional(siteUserEmailSchema),
    role: Type.Optional(siteRoleSchema),
    password: Type.Optional(passwordSchema('New password of the user.')),
    ...profile,
  }),
  output: Type.Object({
    ...siteUserSchema.properties,
    first_name: told('First name.'),
    last_name: told('Last name.'),
    nickname: told('Nickname.'),
    user_url: told('Website of the user.'),
    description: told('Biography of the user.'),
  }),
  callsSite: true,
  errors: [
    'invalid_input',
    'user_not_found',
    'protected',
    'already_exists',
    'site_busy',
    'site_timeout',
    'outcome_unknown',
  ],
}).run(async ({ site_id_or_domain, user_id, ...fields }, ctx) => {
  if (Object.keys(fields).length === 0) {
    const errors = [{ path: 'input', message: 'must have at least one field to change' }];
    throw new AppError('invalid_input', 'Give at least one field to change, such as email or role.', { errors });
  }
  const wanted = withoutNull(fields);
  requireValidUser(wanted);
  return changeOnSite(ctx, site_id_or_domain, async ({ ctx, row, connection }) => {
    try {
      const before = await requireSiteUser(ctx, connection, user_id);
      requireKeepsConnection(before, connection, wanted.role);
      const after = await edit(ctx, connection, before, wanted);
      const detail = { user_id, fields: Object.keys(wanted) };
      const audit = [{ action: 'site_user.updated', subject: `site:${row.id}`, detail }];
      await audited(ctx, async () => ({ result: undefined, audit }));
      const now = { ...before, displayName: after.displayName, email: after.email, role: after.role };
      const { firstName: first_name, lastName: last_name, url: user_url, nickname, description } = after;
      return { ...siteUserView(row, now), first_name, last_name, user_url, nickname, description };
    } catch (error) {
      const detail = { user_id, fields: Object.keys(wanted) };
      await noteIfUnknown(ctx, error, { siteId: row.id, wanted: 'update-site-user', detail });
      throw asAppError(error);
    }
  });
});

function withoutNull(fields: Readonly<Record<string, string | null | undefined>>): WantedEdit {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, value ?? ''])) as WantedEdit;
}

/** @throws AppError protected */
function requireKeepsConnection(user: ReportedUser, connection: SiteConnection, role: string | undefined): void {
  if (role === undefined || role === 'administrator' || !isOfConnection(user, connection)) return;
  throw new AppError(
    'protected',
    'Sitekeeper connects to the site as this administrator. With another role, the site could not be reached.',
    { reason: 'connection_user_role' satisfies StateReason },
  );
}

/** Sends the change, and reads the result: the site also answers "success" if WordPress refused. */
async function edit(
  ctx: Ctx,
  connection: SiteConnection,
  before: ReportedUser,
  wanted: WantedEdit,
): Promise<EditableUser> {
  const { id, login } = before;
  const at = ctx.clock.now();
  let trouble: ConnectorError | undefined;
  try {
    await ctx.childSites.call(connection, updateUserOnSite, argsOf(id, wanted));
  } catch (error) {
    if (!(error instanceof ConnectorError) || error.delivered !== 'maybe') {
      throw await whyNot(ctx, connection, id, error, wanted);
    }
    trouble = error;
  }
  const judge = (user: EditableUser | undefined) => user && judgeEdit(user, wanted, login);
  const seen = await lookAfterwards(
    ctx,
    { at, trouble },
    async () => (await ctx.childSites.call(connection, readUserOnSite, { id })).value.user,
    user => judge(user)?.kept.length === 0 && judge(user)?.unclear.length === 0,
  );
  const open = `whether the user ${login} (id ${id}) was changed`;
  if ('silence' in seen) throw requestError(outcomeUnknown(open, trouble ?? seen.silence, LOOK_FIRST));
  if (!seen.state) throw new AppError('user_not_found', 'The user has been deleted in the meantime.');
  const { kept, unclear } = judgeEdit(seen.state, wanted, login);
  if (kept.length > 0 && seen.final && !(trouble && wanted.password)) throw notTaken(kept, trouble);
  if (trouble && kept.length + unclear.length > 0) {
    throw requestError(outcomeUnknown(open, trouble, whatToDo([...kept, ...unclear])));
  }
  return seen.state;
}

const LOOK_FIRST = 'Check the user before you try again. Setting a password again does no harm.';

function notTaken(kept: readonly string[], trouble: ConnectorError | undefined): AppError {
  const why = trouble ? ` ${failureOf(trouble).message}` : '';
  return new AppError('connection_failed', `The site did not apply these changes: ${kept.join(', ')}.${why}`);
}

function whatToDo(fields: readonly string[]): string {
  const hidden = fields.filter(name => name !== 'password');
  const differs = hidden.length > 0 ? `The site shows other values for: ${hidden.join(', ')}. ` : '';
  return `${differs}${LOOK_FIRST}`;
}

/** Refusals are in the language of the site and without a code: its users show whether the address is taken. */
async function whyNot(ctx: Ctx, connection: SiteConnection, id: number, error: unknown, { email }: WantedEdit) {
  if (email === undefined || !(error instanceof ConnectorError) || error.kind !== 'refused') return error;
  const holder = await findUserByEmail(ctx, connection, email);
  if (!holder || holder.id === id) return error;
  return alreadyExists('user_exists', 'The e-mail address belongs to another user of the site.');
}

function argsOf(id: number, wanted: WantedEdit) {
  const { role, email, password, user_url, first_name, last_name, nickname, display_name, description } = wanted;
  const args = {
    role,
    email,
    password,
    url: user_url,
    firstName: first_name,
    lastName: last_name,
    nickname,
    displayName: display_name,
    description,
  };
  return { id, ...(Object.fromEntries(Object.entries(args).filter(([, value]) => value !== undefined)) as object) };
}

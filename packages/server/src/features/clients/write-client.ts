import type { Static } from 'typebox';
import { Type } from 'typebox';
import type { AuditEntry } from '../../kernel/audit/audit.ts';
import type { Ctx } from '../../kernel/context.ts';
import { AppError } from '../../kernel/errors.ts';
import { invalidInput } from '../../kernel/invalid-input.ts';
import { alreadyExists } from '../../kernel/state-reasons.ts';
import type { Trx } from '../../ports/database/port.ts';
import { clientInput } from './client.schemas.ts';
import { type ClientColumns, selectClientByEmail } from './client.store.ts';
import { CLIENT_TEXTS, type ClientText, clientSearchText, normaliseEmail } from './client.ts';
import { selectFieldIds, setFieldValue } from './fields/field-value.store.ts';
import { selectMissingSites, setClientSites } from './sites/client-sites.store.ts';

const _input = Type.Object(clientInput);
type ClientInput = Static<typeof _input> & { name?: string };

/** The columns that the input changes. @throws AppError invalid_input. */
export function changedClientColumns(
  input: ClientInput,
  now: Pick<ClientColumns, 'name' | 'email'>,
): Partial<ClientColumns> {
  const name = input.name?.trim() ?? now.name;
  const email = input.client_email === undefined ? now.email : normaliseEmail(input.client_email);
  const texts = Object.entries(CLIENT_TEXTS).flatMap(([key, { column }]) => {
    const value = input[key as ClientText];
    return value === undefined ? [] : [[column, value?.trim() ?? '']];
  });
  return {
    name,
    name_key: name.toLowerCase(),
    email,
    search_text: clientSearchText(name, email),
    ...(input.status === undefined ? {} : { status: input.status }),
    ...Object.fromEntries(texts),
  };
}

/** @throws AppError already_exists when another client has the e-mail address. */
export async function requireFreeEmail(trx: Trx, email: string | null | undefined, id?: number): Promise<void> {
  const other = email ? await selectClientByEmail(trx, email) : undefined;
  if (other && other.id !== id) throw emailTaken(email);
}

export function emailTaken(email: string | null | undefined): AppError {
  return alreadyExists('client_email_taken', `A client with the e-mail address ${email} already exists.`, {
    email: email ?? '',
  });
}

/**
 * Sets the client's sites and custom field values. @returns what to log of the sites that moved.
 * @throws AppError site_not_found or invalid_input.
 */
export async function setClientLinks(trx: Trx, ctx: Ctx, id: number, input: ClientInput): Promise<AuditEntry[]> {
  const { selected_sites, custom_fields } = input;
  const moved = selected_sites === undefined ? [] : await assignSites(trx, ctx, id, selected_sites ?? []);
  if (custom_fields !== undefined) await setFields(trx, id, custom_fields);
  return moved;
}

/** Assigns exactly these sites to a client. @returns what to log of those that moved. @throws AppError site_not_found. */
export async function assignSites(trx: Trx, ctx: Ctx, id: number, sites: readonly number[]): Promise<AuditEntry[]> {
  const missing = await selectMissingSites(ctx.database, trx, sites);
  if (missing.length > 0) throw new AppError('site_not_found', `No site has id ${missing.slice(0, 20).join(', ')}.`);
  const moved = await setClientSites(trx, ctx.database.engine, id, sites, ctx.clock.now());
  return moved.map(({ id: site, client_id }) => ({
    action: 'site.updated',
    subject: `site:${site}`,
    detail: { client_id },
  }));
}

async function setFields(trx: Trx, id: number, fields: NonNullable<ClientInput['custom_fields']>): Promise<void> {
  const known = await selectFieldIds(trx, id);
  for (const [name, value] of Object.entries(fields)) {
    const field = known.get(name.trim().toLowerCase());
    if (field === undefined) {
      const shown = name.slice(0, 100);
      throw invalidInput('client_field_unknown', `There is no client field named "${shown}". Add it first.`, {
        name: shown,
      });
    }
    await setFieldValue(trx, id, field, value ?? '');
  }
}

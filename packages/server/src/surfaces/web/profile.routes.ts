import type { FastifyInstance } from 'fastify';
import { type Static, type TProperties, Type } from 'typebox';
import { renderSVG } from 'uqr';
import { signOutEverywhere } from '../../features/sessions/index.ts';
import * as users from '../../features/users/index.ts';
import type { Ctx } from '../../kernel/context.ts';
import { AppError } from '../../kernel/errors.ts';
import { PUBLIC_BODY_LIMIT } from '../http/intake/intake.ts';
import { browserResponse } from './passkey.routes.ts';
import type { UserActor, WebDoor } from './web-door.ts';

type UserCtx = Ctx & { readonly actor: UserActor };

const secret = Type.String({ minLength: 1, maxLength: 1000 });
const current = { current: secret };
const body = <P extends TProperties>(properties: P) => Type.Object(properties, { additionalProperties: false });
const Empty = body({});
const Current = body(current);
const Password = body({ ...current, password: secret });
const Code = body({ code: Type.String({ minLength: 1, maxLength: 100 }) });
const Passkey = body({
  name: Type.String({ minLength: 1, maxLength: 100, pattern: '\\S' }),
  response: browserResponse,
});
const PasskeyId = body({ ...current, id: Type.Integer({ minimum: 1 }) });

/** The own account of the signed-in user. What opens or loosens it asks for the password again. */
export function profileRoutes(http: FastifyInstance, door: WebDoor): void {
  const { services } = door;
  const root = '/web/profile';

  http.get(root, async request => {
    const { id, name, role } = await door.userOf(request);
    return { user: { id, name, role }, ...(await users.profileOf(services, id)) };
  });

  post('/password', Password, async (ctx, { password }) => {
    const { id, session } = ctx.actor;
    await users.setPassword(ctx, id, password, session === undefined ? {} : { keep: session });
    return { changed: true };
  });
  post('/second-factor', Current, async ctx => {
    const { secret, uri } = await users.beginSecondFactor(ctx);
    return { secret, uri, qr: renderSVG(uri) };
  });
  post('/second-factor/confirm', Code, async (ctx, { code }) => {
    const recovery_codes = await users.confirmSecondFactor(ctx, code);
    return { recovery_codes };
  });
  post('/second-factor/recovery-codes', Current, async ctx => ({
    recovery_codes: await users.renewRecoveryCodes(ctx),
  }));
  post('/second-factor/disable', Current, async ctx => {
    await users.disableSecondFactor(ctx);
    return { disabled: true };
  });
  post('/passkeys/options', Current, async ctx => users.beginPasskey(ctx));
  post('/passkeys', Passkey, async (ctx, { name, response }) => users.addPasskey(ctx, name.trim(), response));
  post('/passkeys/delete', PasskeyId, async (ctx, { id }) => {
    await users.removePasskey(ctx, id);
    return { deleted: true };
  });
  post('/sign-out-everywhere', Empty, async ctx => ({ ended: await signOutEverywhere(ctx) }));

  /** A route that changes the own account; where its input has `current`, that is the password, asked for again. */
  function post<P extends TProperties>(
    path: string,
    schema: ReturnType<typeof body<P>>,
    run: (ctx: UserCtx, input: Static<ReturnType<typeof body<P>>>) => Promise<object>,
  ): void {
    http.post(`${root}${path}`, { ...door.forUsers, bodyLimit: PUBLIC_BODY_LIMIT }, async request => {
      const actor = await door.userOf(request);
      const input = door.inputOf(request, schema);
      const { current } = input as { current?: string };
      if (current !== undefined) await demandCurrent(actor, current);
      return run({ ...door.ctx(request, actor), actor }, input);
    });
  }

  async function demandCurrent({ id, name }: UserActor, given: string): Promise<void> {
    if (await door.guesses.tryCurrent(id, () => users.verifyPassword(services, name, given))) return;
    const message = 'is not your password';
    throw new AppError('ability_invalid_input', `What you gave ${message}.`, {
      errors: [{ path: 'input.current', message }],
    });
  }
}

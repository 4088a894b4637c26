import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Static, type TProperties, Type } from 'typebox';
import { renderSVG } from 'uqr';
import { signOutEverywhere } from '../../features/sessions/index.ts';
import * as users from '../../features/users/index.ts';
import { isFresh, requireProof } from '../../kernel/ability/proof.ts';
import type { Ctx } from '../../kernel/context.ts';
import { AppError, type Violation } from '../../kernel/errors.ts';
import { PUBLIC_BODY_LIMIT } from '../http/intake/intake.ts';
import { browserResponseSchema } from './passkey.routes.ts';
import type { UserActor, WebDoor } from './web-door.ts';

type UserCtx = Ctx & { readonly actor: UserActor };

const secret = Type.String({ minLength: 1, maxLength: 1000 });
/** The user's password, asked for in the same form: it is also proof, if it alone is enough to sign in. */
const current = { current: Type.Optional(secret) };
const body = <P extends TProperties>(properties: P) => Type.Object(properties, { additionalProperties: false });
const Empty = body({});
const Current = body(current);
const Password = body({
  ...current,
  password: secret,
  end_application_passwords: Type.Optional(Type.Boolean()),
});
const Code = body({ code: Type.String({ minLength: 1, maxLength: 100 }) });
const Passkey = body({
  name: Type.String({ minLength: 1, maxLength: 100, pattern: '\\S' }),
  response: browserResponseSchema,
});
const PasskeyId = body({ ...current, id: Type.Integer({ minimum: 1 }) });

/** The account of the signed-in user. Changes require fresh proof, unless they only remove credentials. */
export function profileRoutes(http: FastifyInstance, door: WebDoor): void {
  const { services } = door;
  const root = '/web/profile';

  http.get(root, async request => {
    const { id, name, role } = await door.userOf(request);
    return { user: { id, name, role }, ...(await users.signInProfileOf(services, id)) };
  });

  post('/password', Password, async (ctx, { current, password, end_application_passwords }) => {
    const { id, session: keep } = ctx.actor;
    const keepApplicationPasswords = end_application_passwords === false;
    const own = current === undefined ? 'first' : 'changed';
    await users.setPassword(ctx, id, password, { keep, keepApplicationPasswords, own });
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
  post('/sign-out-everywhere', Empty, async ctx => ({ ended: await signOutEverywhere(ctx) }), 'none');

  /** A route that changes the user's own account. */
  function post<P extends TProperties>(
    path: string,
    schema: ReturnType<typeof body<P>>,
    run: (ctx: UserCtx, input: Static<ReturnType<typeof body<P>>>) => Promise<object>,
    proof: 'fresh' | 'none' = 'fresh',
  ): void {
    http.post(`${root}${path}`, { ...door.forUsers, bodyLimit: PUBLIC_BODY_LIMIT }, async request => {
      const actor = await door.userOf(request);
      const input = door.inputOf(request, schema);
      const { current } = input as { current?: string };
      const asked = { ...door.ctx(request, actor), actor };
      const ctx = current === undefined ? asked : await provedByCurrent(request, asked, current);
      if (proof === 'fresh') await requireProof(ctx, { name: path, proof }, {});
      return run(ctx, input);
    });
  }

  async function provedByCurrent(request: FastifyRequest, ctx: UserCtx, given: string): Promise<UserCtx> {
    const { actor, clock } = ctx;
    const known = await door.guesses.tryCurrent(actor.id, () => users.verifyPassword(services, actor.name, given));
    if (!known) {
      users.noteFailedSignIn(services, { how: 'password', name: actor.name, client: door.browserOf(request) });
      const message = 'is not your password';
      const errors: Violation[] = [{ path: 'input.current', message, reason: 'wrong_password' }];
      throw new AppError('ability_invalid_input', `The password you entered ${message}.`, { errors });
    }
    const enough = known.totp_sealed === null && !isFresh(actor.provedAt, clock.now());
    if (!enough || !(await users.recordFreshProof(ctx, { how: 'password', known }))) return ctx;
    return { ...ctx, actor: { ...actor, provedAt: clock.now() } };
  }
}

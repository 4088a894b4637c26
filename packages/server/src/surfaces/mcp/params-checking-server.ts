import { ProtocolError, ProtocolErrorCode, Server } from '@modelcontextprotocol/server';
import { type TSchema, Type } from 'typebox';
import { fitsSchema, misfit } from '../../kernel/ability/validate.ts';

const page = Type.Object({ cursor: Type.Optional(Type.String()) });

/** What we read of the params of a request; the library checks the rest. */
const PARAMS: ReadonlyMap<string, TSchema> = new Map<string, TSchema>([
  ['tools/list', page],
  [
    'tools/call',
    Type.Object({ name: Type.String(), arguments: Type.Optional(Type.Record(Type.String(), Type.Unknown())) }),
  ],
  ['resources/list', page],
  ['resources/templates/list', page],
  ['resources/read', Type.Object({ uri: Type.String() })],
  ['prompts/list', page],
  [
    'prompts/get',
    Type.Object({ name: Type.String(), arguments: Type.Optional(Type.Record(Type.String(), Type.String())) }),
  ],
]);

type Wrapped = ReturnType<Server['_wrapHandler']>;

/** The library answers params that it can't read as an error of ours (-32603), with a dump of its own. */
export class ParamsCheckingServer extends Server {
  protected override _wrapHandler(method: string, handler: Wrapped): Wrapped {
    const handle = super._wrapHandler(method, handler);
    const schema = PARAMS.get(method);
    if (schema === undefined) return handle;
    return async (request, context) => {
      requireParams(schema, request.params ?? {});
      return handle(request, context);
    };
  }
}

/** @throws ProtocolError -32602 that names what is wrong. */
function requireParams(schema: TSchema, params: unknown): void {
  if (fitsSchema(schema, params)) return;
  const wrong = misfit(schema, params).replace(/(?<![.\w])input\b/g, 'params');
  throw new ProtocolError(ProtocolErrorCode.InvalidParams, `The params are not valid: ${wrong}`);
}

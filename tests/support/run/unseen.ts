import { makeDocument, VERSION } from '@sitekeeper/server';

/** Codes that every route answers alike; tests over the whole route table cover them: scopes, fuzzing, idempotency. */
const ALIKE =
  /^(rest_|incorrect_password|svc_(rest_|https_required|wrong_host|permission_denied|too_many_requests|internal_error|server_busy|server_stopping|storage_|too_many_open_files|request_timeout|payload_too_large|unsupported_media_type|module_not_available|idempotency_))/;

/**
 * The promises of the OpenAPI document that are not in `seen`: `<operation> ok` for the success of each operation, and
 * `<operation> <code>` for each of its errors. The methods of an edit (POST, PUT, PATCH) share a line of the route
 * table: one stands for all.
 */
export function unseen(seen: ReadonlySet<string>): string[] {
  const document = makeDocument({ server: '', namespace: 'svc', version: VERSION });
  const merged = new Set([...seen].map(line => line.replace(/By(Post|Put|Patch) /, ' ')));
  const promised = Object.values(document.paths).flatMap(operations =>
    Object.values(operations).flatMap(({ operationId, responses }) => {
      const name = operationId.replace(/By(Post|Put|Patch)$/, '');
      const codes = Object.values(responses).flatMap(response =>
        codesOf(response, document.components.responses ?? {}),
      );
      return ['ok', ...codes.filter(code => !ALIKE.test(code))].map(outcome => `${name} ${outcome}`);
    }),
  );
  return [...new Set(promised)].filter(line => !merged.has(line)).sort();
}

interface ErrorResponse {
  readonly $ref?: string;
  readonly content?: { 'application/json'?: { schema: { allOf?: { properties?: { code: { enum: string[] } } }[] } } };
}

function codesOf(response: ErrorResponse, shared: Readonly<Record<string, ErrorResponse>>): string[] {
  const { content } = response.$ref ? (shared[response.$ref.split('/').at(-1) ?? ''] ?? {}) : response;
  return content?.['application/json']?.schema.allOf?.[1]?.properties?.code.enum ?? [];
}

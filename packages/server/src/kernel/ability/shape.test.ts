import { Type } from 'typebox';
import { describe, expect, it } from 'vitest';
import { ALL_ABILITIES } from '../../catalogue.ts';
import { shapeOutput } from './shape.ts';

const Site = Type.Object({ id: Type.Integer(), tags: Type.Array(Type.Object({ name: Type.String() })) });
const SECRET = 'planted secret';

describe('shapeOutput', () => {
  it('drops undeclared fields at every depth', () => {
    const row = { id: 1, tags: [{ name: 'a', secret: SECRET }], secret: SECRET, deeper: { secret: SECRET } };
    const shaped = shapeOutput(Site, row);
    expect(shaped).toEqual({ id: 1, tags: [{ name: 'a' }] });
    expect(row.secret).toBe(SECRET); // what the handler holds stays as it is
  });

  it('drops undeclared fields in each branch of a union too', () => {
    const Union = Type.Union([
      Type.Object({ queued: Type.Literal(false), sites: Type.Array(Site) }),
      Type.Object({ queued: Type.Literal(true), job_id: Type.String() }),
    ]);
    const done = { queued: false, sites: [{ id: 1, tags: [], secret: SECRET }], job_id: SECRET };
    expect(shapeOutput(Union, done)).toEqual({ queued: false, sites: [{ id: 1, tags: [] }] });
    const queued = { queued: true, job_id: 'sync_1', sites: SECRET, secret: SECRET };
    expect(shapeOutput(Union, queued)).toEqual({ queued: true, job_id: 'sync_1' });
  });

  it('keeps optional values and null values', () => {
    const Output = Type.Object({
      client: Type.Unsafe<number | null>({ type: ['integer', 'null'] }),
      stats: Type.Optional(Type.Object({ count: Type.Integer() })),
    });
    expect(shapeOutput(Output, { client: null })).toEqual({ client: null });
    expect(shapeOutput(Output, { client: 5, stats: { count: 1, secret: SECRET } })).toEqual({
      client: 5,
      stats: { count: 1 },
    });
  });

  it.each([{ id: 'x', tags: [] }, { id: 1 }, null, undefined, 'text', { id: 1, tags: [{ name: 5 }] }])(
    'throws for %j, which does not match the schema',
    value => {
      expect(() => shapeOutput(Site, value)).toThrow('does not fit its schema');
    },
  );

  it('never reveals the value that did not match', () => {
    expect(() => shapeOutput(Type.Object({ id: Type.Integer() }), { id: SECRET })).toThrow(
      expect.objectContaining({ message: expect.not.stringContaining(SECRET) }),
    );
  });
});

/** Places of a schema where anything would pass. */
function openPlaces(schema: object, path = ''): string[] {
  return Object.entries(schema).flatMap(([name, value]) => {
    if (name === 'additionalProperties' && value !== false) return [path];
    return typeof value === 'object' && value !== null ? openPlaces(value, `${path}/${name}`) : [];
  });
}

/** What jobs found out or came to, what the audit log tells of a change, and the inputs that the overview names. */
const OPEN_BY_DESIGN = [
  /^list-job-items-v1\/.*\/data$/,
  /^(?:get-batch-job-status|list-jobs|cancel-job|retry-job)-v1\/.*\bresult$/,
  /^list-audit-log-v1\/.*\/detail$/,
  /^get-overview-v1\/.*\/input$/,
  // Those of the proposed call, whichever it is: they are kept without secrets.
  /^(?:get-approval|approve-call|reject-call)-v1\/properties\/(?:input|preview|outcome|error_data)$/,
  /^get-import-v1\/properties\/plan$/,
  // What an event tells differs by its type: event-types.ts.
  /^(?:list-(?:events|event-types|alarms|inbox)|get-bell|get-site-timeline)-v1\/.*\/data$/,
  // The inputs of the abilities that help, whichever they are.
  /^list-inbox-v1\/.*\/actions\/items\/properties\/input$/,
];

it('no output schema allows arbitrary fields, except job results and details of changes', () => {
  const open = ALL_ABILITIES.flatMap(({ name, output }) => openPlaces(output, name));
  expect(open.filter(place => !OPEN_BY_DESIGN.some(known => known.test(place)))).toEqual([]);
});

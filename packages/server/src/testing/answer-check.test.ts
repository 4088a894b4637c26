import { describe, expect, it } from 'vitest';
import { checkExchange, type Exchange } from './answer-check.ts';

const tag = { id: 1, name: 'EU', color: null, sites_count: 0, sites_ids: [] };
const good: Exchange = {
  method: 'POST',
  path: '/tags/add',
  sent: { name: 'EU' },
  status: 200,
  body: { success: 1, message: 'The tag was added.', data: tag },
};
const error = (status: number, code: string) => ({
  status,
  body: { success: 0, code, message: 'x', data: { status } },
});

describe('an exchange with REST v2', () => {
  it.each<Exchange>([
    good,
    { ...good, sent: undefined },
    { ...good, ...error(409, 'svc_already_exists') },
    { ...good, sent: { colour: 1 }, ...error(400, 'rest_invalid_param') },
    { ...good, method: 'PUT', ...error(405, 'rest_invalid_method') },
    { ...good, path: '/nowhere', ...error(404, 'rest_no_route') },
    { ...good, method: 'GET', path: '/tags/1?_=1', sent: undefined, body: { success: 1, data: tag } },
  ])('is good when it is as documented', exchange => {
    expect(() => checkExchange(exchange)).not.toThrow();
  });

  it.each<[Partial<Exchange>, RegExp]>([
    [{ status: 201 }, /201, which is not documented/],
    [{ method: 'PUT' }, /not documented/],
    [{ path: '/tags/1/nonsense' }, /not documented/],
    [{ sent: { name: 7 } }, /accepted, though the body\/name/],
    [{ sent: { name: 'EU', colour: 'x' } }, /accepted, though .*additional/],
    [{ body: { ...(good.body as object), token: 'x' } }, /additional/],
    [{ body: { ...(good.body as object), data: { ...tag, password_hash: 'x' } } }, /body\/data .*additional/],
    [{ body: { success: 1, message: 'x', data: { ...tag, id: '1' } } }, /body\/data\/id must be integer/],
    [{ body: { success: 1, data: tag } }, /message/],
    [error(404, 'svc_tag_not_found'), /404, which is not documented/],
    [error(409, 'svc_site_busy'), /code/],
    [{ status: 409, body: { code: 'svc_already_exists', message: 'x', data: { status: 409 } } }, /success/],
  ])('is refused when it has %o', (more, reason) => {
    expect(() => checkExchange({ ...good, ...more })).toThrow(reason);
  });
});

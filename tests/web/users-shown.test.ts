import { describe, expect, it } from 'vitest';
import {
  NONE_YET,
  takeChanges,
  takeLine,
  type UserOnSite,
  withChange,
} from '../../packages/web/src/pages/users/users-shown.ts';

const user = (id: number, email = `${id}@x.example`): UserOnSite => ({
  id,
  website_id: 1,
  website_url: '',
  username: `u${id}`,
  name: '',
  email,
  role: '',
  roles: [],
  registered: null,
  posts: 0,
});
const line = { sites: 4, settled: 2, total: 2, items: [user(1), user(2)], done: false };
const failure = (website_id: number) => ({ website_id, code: 'svc_site_offline', message: 'Away.' });

describe('The users shown while sites respond', () => {
  it('are those of the last line with users, with the errors of all lines', () => {
    const first = takeLine(NONE_YET, { ...line, errors: [failure(3)] }, new Map());
    const second = takeLine(
      first,
      { ...line, items: undefined, settled: 4, errors: [failure(4)], done: true },
      new Map(),
    );
    expect(second).toEqual({ ...line, settled: 4, done: true, errors: [failure(3), failure(4)] });
  });

  it('keep a change by the user even if an older answer arrives', () => {
    const edited = withChange(new Map(), user(1), user(1, 'new@x.example'));
    const changes = withChange(edited, user(2), undefined);
    const shown = takeChanges(takeLine(NONE_YET, line, new Map()), changes);
    expect(shown).toMatchObject({ items: [{ email: 'new@x.example' }], total: 1 });
    expect(takeLine(shown, line, changes)).toMatchObject({ items: [{ email: 'new@x.example' }], total: 1 });
    expect(takeLine(shown, { ...line, items: undefined }, changes)).toMatchObject({ total: 1 });
  });
});

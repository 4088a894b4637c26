import { describe, expect, it } from 'vitest';
import { manualClock } from '../../../testing/index.ts';
import { AnswerBook, HELD_MS, type SiteUserView } from './held-answers.ts';

const user = (website_id: number, letters = 0): SiteUserView => ({
  id: 1,
  website_id,
  website_url: '',
  username: 'x'.repeat(letters),
  name: '',
  email: '',
  role: '',
  roles: [],
  registered: null,
  posts: 0,
});
const answer = (siteId: number, letters?: number) => ({ askedAt: 0, count: 1, users: [user(siteId, letters)] });

describe('the remembered answers of sites', () => {
  it('are dropped one minute after their last use', () => {
    const clock = manualClock();
    const book = new AnswerBook(clock);
    const held = book.begin('q', 0);
    book.keep(held, 7, answer(7));
    clock.advance(HELD_MS - 1);
    expect(book.find('q')?.bySite.get(7)).toMatchObject({ count: 1 });
    clock.advance(HELD_MS - 1);
    expect(book.find('q')).toBe(held);
    clock.advance(HELD_MS);
    expect(book.find('q')).toBeUndefined();
  });

  it('are dropped after ten minutes even while pages are still being read', () => {
    const clock = manualClock();
    const book = new AnswerBook(clock);
    book.begin('q', 0);
    for (let n = 0; n < 19; n++) {
      clock.advance(30_000);
      expect(book.find('q')).toBeDefined();
    }
    clock.advance(30_000);
    expect(book.find('q')).toBeUndefined();
  });

  it('make room for newer queries, and keep only the length of a list that is too long', () => {
    const book = new AnswerBook(manualClock(), 1000);
    const [old, now] = [book.begin('old', 0), book.begin('now', 0)];
    book.keep(old, 1, answer(1, 300));
    book.keep(now, 1, answer(1, 300));
    expect(book.find('old')).toBeDefined();
    book.keep(now, 2, answer(2, 300));
    expect(book.find('old')).toBeUndefined();
    book.keep(now, 3, answer(3, 900));
    expect(book.find('now')?.bySite.get(3)).toEqual({ askedAt: 0, count: 1 });
    expect(book.find('now')?.bySite.get(2)).toHaveProperty('users');
  });

  it('are kept for at most twenty queries', () => {
    const book = new AnswerBook(manualClock());
    for (let n = 0; n < 21; n++) book.begin(`q${n}`, 0);
    expect([book.find('q0'), book.find('q1')]).toEqual([undefined, expect.anything()]);
  });
});

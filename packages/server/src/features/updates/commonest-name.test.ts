import { describe, expect, it } from 'vitest';
import { commonestName } from './commonest-name.ts';

const votes = (...names: string[]) => names.map((name, site_id) => ({ site_id, name }));

describe('the name of an item over the fleet', () => {
  it('is what most sites call it', () => {
    expect(commonestName(votes('Shop', 'Zz odd', 'Shop'))).toBe('Shop');
    expect(commonestName(votes('Shop'))).toBe('Shop');
  });

  it('is undecided where no name leads', () => {
    expect(commonestName(votes('Shop', 'Zz odd'))).toBeUndefined();
    expect(commonestName(votes('Shop', 'Shop', 'Zz odd', 'Zz odd', 'Other'))).toBeUndefined();
    expect(commonestName(votes())).toBeUndefined();
    expect(commonestName(votes('', ''))).toBeUndefined();
  });

  it('counts each site once, however often it says a name', () => {
    const loud = Array.from({ length: 9 }, () => ({ site_id: 7, name: 'Zz odd' }));
    expect(commonestName([...loud, ...votes('Shop', 'Shop')])).toBe('Shop');
  });
});

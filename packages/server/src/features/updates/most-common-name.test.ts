import { describe, expect, it } from 'vitest';
import { mostCommonName } from './most-common-name.ts';

const votes = (...names: string[]) => names.map((name, site_id) => ({ site_id, name }));

describe('the name of an item across the fleet', () => {
  it('is the one that most sites report', () => {
    expect(mostCommonName(votes('Shop', 'Zz odd', 'Shop'))).toBe('Shop');
    expect(mostCommonName(votes('Shop'))).toBe('Shop');
  });

  it('is undecided if no name leads', () => {
    expect(mostCommonName(votes('Shop', 'Zz odd'))).toBeUndefined();
    expect(mostCommonName(votes('Shop', 'Shop', 'Zz odd', 'Zz odd', 'Other'))).toBeUndefined();
    expect(mostCommonName(votes())).toBeUndefined();
    expect(mostCommonName(votes('', ''))).toBeUndefined();
  });

  it('counts each site once, however often the site reports a name', () => {
    const loud = Array.from({ length: 9 }, () => ({ site_id: 7, name: 'Zz odd' }));
    expect(mostCommonName([...loud, ...votes('Shop', 'Shop')])).toBe('Shop');
  });
});

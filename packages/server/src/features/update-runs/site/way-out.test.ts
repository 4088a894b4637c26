import { describe, expect, it } from 'vitest';
import type { UpdateType } from '../../updates/index.ts';
import { adviceOf, wayOutOf } from './way-out.ts';

const item = (type: UpdateType, slug: string) => ({ type, slug, from_version: '7.0' });
const advice = (type: UpdateType, slug: string, reached: boolean) =>
  adviceOf(item(type, slug), wayOutOf(item(type, slug), reached));

describe('the advice after an update that could not be rolled back', () => {
  it('is to deactivate the item while the site can be reached', () => {
    expect(advice('plugin', 'shop/shop.php', true)).toMatch(/^Deactivate the plugin, or restore/);
    expect(advice('theme', 'sails', true)).toMatch(/^Activate another theme, or restore/);
  });

  it.each<[UpdateType, string, string]>([
    ['plugin', 'shop/shop.php', 'the folder wp-content/plugins/shop '],
    ['plugin', 'hello.php', 'the file wp-content/plugins/hello.php '],
    ['theme', 'sails', 'the folder wp-content/themes/sails '],
  ])('names the folder of a %s (%s) on a site that cannot be reached', (type, slug, place) => {
    expect(advice(type, slug, false)).toContain(place);
    expect(advice(type, slug, false)).toContain('backup');
  });

  it('is to restore a backup or the old files for WordPress itself', () => {
    expect(advice('core', 'wordpress', true)).toContain('restore the files of WordPress 7.0 by SFTP');
    expect(advice('translation', 'shop', true)).toContain('wp-content/languages');
  });

  it.each(['../../etc/x.php', '..', '<b>shop</b>/shop.php', 'a b/c.php'])(
    'does not repeat an unusual name such as %s',
    slug => {
      expect(advice('plugin', slug, false)).toContain("the plugin's folder in wp-content/plugins");
      expect(advice('theme', slug, false)).not.toContain(slug);
    },
  );
});

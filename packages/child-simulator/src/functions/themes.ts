import { themeOf } from '../catalogue/themes.ts';
import type { FunctionAnswer, FunctionCall } from '../connector/call.ts';
import { field, members } from '../connector/params.ts';
import { phpMap } from '../sync/php.ts';
import { syncData } from '../sync/sync-data.ts';

interface Item {
  name: string;
  version: string | false;
  slug: string;
}

/** `theme_action` (docs/wire/actions.md#themes). Switches to any slug, even a missing one, which breaks the front page. */
export function themeAction(call: FunctionCall): FunctionAnswer {
  const action = field(call.form, 'action');
  const wanted = field(call.form, 'theme') ?? '';
  if (action === 'activate') return activate(call, wanted);
  if (action === 'delete')
    return remove(
      call,
      members(wanted, '||').filter(slug => slug !== ''),
    );
  return { data: { status: 'FAIL', sync: syncData(call), other_data: { theme_action_data: [] } } };
}

function activate(call: FunctionCall, slug: string): FunctionAnswer {
  const before = itemOf(call, call.site.themes.active);
  call.site.changeThemes().active = slug;
  const other_data = {
    theme_action_data: { [slug]: itemOf(call, slug) },
    theme_deactivate_data: { [before.name]: before },
  };
  return { data: { status: 'SUCCESS', sync: syncData(call), other_data } };
}

/** Refuses the active theme and its parent with an object in `error`, and deletes the others of a list. */
function remove(call: FunctionCall, slugs: readonly string[]): FunctionAnswer {
  const themes = call.site.changeThemes();
  const error: Record<string, string> = {};
  const items: Record<string, Item> = {};
  for (const slug of slugs) {
    if (slug === themes.active) error.is_activated_theme = slug;
    else if (slug === themeOf(themes.active).template) error.is_activated_parent = slug;
    else {
      items[slug] = itemOf(call, slug);
      const at = themes.installed.findIndex(theme => theme.slug === slug);
      if (at >= 0) themes.installed.splice(at, 1);
    }
  }
  const refused = Object.keys(error).length > 0 ? { error } : {};
  if (slugs.length === 1 && 'error' in refused) return { data: refused };
  const other_data = { theme_action_data: phpMap(items) };
  return { data: { ...refused, status: 'SUCCESS', sync: syncData(call), other_data } };
}

function itemOf({ site }: FunctionCall, slug: string): Item {
  const record = site.themes.installed.find(theme => theme.slug === slug);
  return record ? { name: themeOf(slug).name, version: record.version, slug } : { name: slug, version: false, slug };
}

import type { FunctionAnswer, FunctionCall } from '../connector/call.ts';
import { field, members } from '../connector/params.ts';
import { pluginEntries, themeEntries } from '../sync/lists.ts';

/** `get_all_plugins` (docs/wire/actions.md#lists). */
export function getAllPlugins(call: FunctionCall): FunctionAnswer {
  return listing(call, pluginEntries(call.site), entry => entry.name, 'installed_plugins');
}

/** `get_all_themes` (docs/wire/actions.md#lists). */
export function getAllThemes(call: FunctionCall): FunctionAnswer {
  return listing(call, themeEntries(call.site), entry => entry.title, 'installed_themes');
}

/** An absent `filter` means: inactive ones only, unless `status` says active. */
function listing<T extends { active: 0 | 1 }>(
  call: FunctionCall,
  all: T[],
  title: (entry: T) => string,
  key: string,
): FunctionAnswer {
  const { form } = call;
  const filter = field(form, 'filter');
  const unfiltered = filter === '0' || filter === '';
  const active = field(form, 'status') === 'active' ? 1 : 0;
  const words = members((field(form, 'keyword') ?? '').toLowerCase(), ',').filter(word => word !== '');
  const invert = Boolean(field(form, 'not_criteria'));
  const data = all.filter(entry => {
    if (!unfiltered && entry.active !== active) return false;
    const matches = words.some(word => title(entry).toLowerCase().includes(word));
    return words.length === 0 || matches !== invert;
  });
  const nothing = data.length === 0 && Boolean(field(form, 'not_installed'));
  return { data: nothing ? { data, [key]: all } : { data } };
}

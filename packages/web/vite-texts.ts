import { parse } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';

type Tree = { readonly [key: string]: string | Tree };

const CATALOGUE = /\/src\/texts\/[a-z]{2}\/[a-z-]+\.json$/;
const PARSER = '@formatjs/icu-messageformat-parser';

/** Texts with placeholders are parsed when the pages are built, so that browsers need no parser. */
export const parsedTexts: Plugin = {
  name: 'parsed-texts',
  enforce: 'pre',
  config: () => ({ resolve: { alias: { [PARSER]: `${PARSER}/no-parser.js` } } }),
  transform(code, id) {
    if (!CATALOGUE.test(id)) return undefined;
    return { code: JSON.stringify(parsed(JSON.parse(code) as Tree)), map: null };
  },
};

function parsed(tree: Tree): object {
  return Object.fromEntries(
    Object.entries(tree).map(([key, value]) => {
      if (typeof value !== 'string') return [key, parsed(value)];
      return [key, /[{<]/.test(value) ? parse(value) : value];
    }),
  );
}

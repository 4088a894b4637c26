import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';

/** The parts of a text besides its words. */
export interface Shape {
  /** `name`, of `{name}` and `{name, plural, …}`. */
  readonly values: ReadonlySet<string>;
  /** `link`, of `<link>…</link>`. */
  readonly tags: ReadonlySet<string>;
  /** The forms of each of its plurals: `one`, `other`, `=0`. */
  readonly plurals: readonly { readonly value: string; readonly forms: readonly string[] }[];
}

/** @throws SyntaxError if the text is not in ICU format. */
export function readMessage(text: string): Shape {
  const shape = { values: new Set<string>(), tags: new Set<string>(), plurals: [] as Shape['plurals'][number][] };
  const walk = (parts: readonly MessageFormatElement[]): void => {
    for (const part of parts) {
      if (part.type === TYPE.literal || part.type === TYPE.pound) continue;
      if (part.type === TYPE.tag) {
        shape.tags.add(part.value);
        walk(part.children);
        continue;
      }
      shape.values.add(part.value);
      if (part.type !== TYPE.plural && part.type !== TYPE.select) continue;
      if (part.type === TYPE.plural) shape.plurals.push({ value: part.value, forms: Object.keys(part.options) });
      for (const { value } of Object.values(part.options)) walk(value);
    }
  };
  walk(parse(text));
  return shape;
}

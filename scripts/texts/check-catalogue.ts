import { readMessage, type Shape } from './read-message.ts';

/** Texts by id, of one language. */
export type Texts = ReadonlyMap<string, string>;
export interface Tree {
  readonly [key: string]: string | Tree;
}

/** `{ sites: { title: 'Sites' } }` → `sites.title` → `Sites` */
export function flatten(tree: Tree, above = ''): [id: string, text: string][] {
  return Object.entries(tree).flatMap(([key, value]) => {
    const id = above === '' ? key : `${above}.${key}`;
    return typeof value === 'string' ? [[id, value] as [string, string]] : flatten(value, id);
  });
}

/** The problems with the texts of a language, compared with the language in which they are written first. */
export function checkLanguage(language: string, texts: Texts, first: Texts): string[] {
  const say = (id: string, problem: string) => `${language}: ${id}: ${problem}`;
  return [
    ...[...first.keys()].filter(id => !texts.has(id)).map(id => say(id, 'the text is missing')),
    ...[...texts].flatMap(([id, text]) => {
      const model = first.get(id);
      if (model === undefined) return [say(id, 'English has no such text')];
      return problemsOf(language, text, model).map(problem => say(id, problem));
    }),
  ];
}

function problemsOf(language: string, text: string, model: string): string[] {
  if (text.trim() === '' || text !== text.trim()) return ['is empty, or begins or ends with a space'];
  if (text.includes("'")) return ["has a straight ' that would quote what follows; write ’"];
  let shape: Shape;
  let wanted: Shape;
  try {
    [shape, wanted] = [readMessage(text), readMessage(model)];
  } catch (error) {
    return [`is not in the ICU format: ${(error as Error).message}`];
  }
  const needs = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  return [
    ...difference('value', shape.values, wanted.values),
    ...difference('tag', shape.tags, wanted.tags),
    ...shape.plurals.flatMap(({ value, forms }) => {
      const missing = needs.filter(form => !forms.includes(form));
      return missing.length > 0 ? [`the plural of {${value}} lacks: ${missing.join(', ')}`] : [];
    }),
  ];
}

function difference(what: string, has: ReadonlySet<string>, wants: ReadonlySet<string>): string[] {
  return [
    ...[...wants].filter(name => !has.has(name)).map(name => `lacks the ${what} ${name}`),
    ...[...has].filter(name => !wants.has(name)).map(name => `has a ${what} ${name} that English has not`),
  ];
}

import { describe, expect, it } from 'vitest';
import { checkSource } from './check-source.ts';

const TEXTS = new Map([
  ['tags.title', 'Tags'],
  ['tags.delete', 'Delete <b>{name}</b>'],
  ['tags.state.on', 'On'],
  ['tags.state.off', 'Off'],
  ['clients.title', 'Clients'],
  ['common.count.tags', '{count, plural, one {# tag} other {# tags}}'],
]);
const FILE = 'pages/tags/tags-page.tsx';
const problems = (code: string) => checkSource(FILE, code, TEXTS).problems;

describe('a text in the code of a page', () => {
  it.each([
    ['between tags', 'const A = () => <p>Add a tag</p>;', 'Add a tag'],
    ['in a property that is shown', 'const A = () => <Field label="tags" />;', 'tags'],
    ['chosen by a condition', "const A = () => <Button>{busy ? 'saving' : text}</Button>;", 'saving'],
    ['in a template', `const A = () => <Field aria-label={\`of \${name}\`} />;`, 'of *'],
    ['in a list of names', "const NAMES = { on: 'Enabled' };", 'Enabled'],
    ['in a message', "toast('done');", 'done'],
    ['in an error for people', "throw new ApiError(0, 'canceled', 'nothing done');", 'nothing done'],
    ['in a sentence', "const text = 'it was not sent';", 'it was not sent'],
  ])('is found %s', (_where, code, text) => {
    expect(problems(code)).toEqual([`${FILE}:1: “${text}” belongs in the catalogue`]);
  });

  it('is not confused with strings that no person reads', () => {
    const code = `
      import { useState } from 'react';
      type State = 'Open wide';
      const style = <p className="Big and bold" />;
      if (event.key === 'Escape') throw new Error('This page is for signed-in users');
      const product = <b>WordPress</b>;`;
    expect(problems(code)).toEqual([]);
  });
});

describe('a text id', () => {
  it('must have a text, and a template at least one', () => {
    expect(problems("const A = () => t('tags.tilte');")).toEqual([`${FILE}:1: there is no text tags.tilte`]);
    expect(problems(`const A = () => t(\`tags.states.\${state}\`);`)).toEqual([
      `${FILE}:1: there is no text tags.states.*`,
    ]);
  });

  it('counts as used in a call, in a template and as a string', () => {
    const code = `const LABEL: TextId = 'tags.title'; const A = () => t(\`tags.state.\${state}\`);`;
    expect([...checkSource(FILE, code, TEXTS).used].sort()).toEqual(['tags.state.off', 'tags.state.on', 'tags.title']);
  });

  it('is looked up inside a function', () => {
    expect(problems("const title = t('tags.title');")).toEqual([
      `${FILE}:1: asked for before the texts are there; make it in a function (once)`,
    ]);
  });

  it('belongs to the page itself or to all pages', () => {
    const [problem] = problems("const A = () => [t('clients.title'), t('common.count.tags', { count })];");
    expect(problem).toContain('clients.title is not loaded here');
  });

  it('requires exactly the values that its text has', () => {
    expect(problems("const A = () => rich('tags.delete', { nmae: 'x' });")).toEqual([
      `${FILE}:1: tags.delete needs the value name`,
      `${FILE}:1: tags.delete has no value nmae`,
    ]);
    expect(problems("const A = () => rich('tags.delete', { name });")).toEqual([]);
  });
});

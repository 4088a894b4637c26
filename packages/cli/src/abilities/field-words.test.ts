import { ALL_ABILITIES, parseInput } from '@sitekeeper/server';
import { describe, expect, it } from 'vitest';
import { UsageError } from '../failure.ts';
import { cardOf } from './ability-card.ts';
import { closestName } from './closest.ts';
import { fieldRows } from './field-rows.ts';
import { inputOfFields, readFieldWord } from './field-words.ts';
import { isSecretField } from './secret-fields.ts';
import { exampleInput, wordsOf } from './words.fixtures.ts';

const schemaOf = (name: string) => {
  const ability = ALL_ABILITIES.find(one => one.name === name);
  if (!ability) throw new Error(name);
  return cardOf(ability).input;
};
const read = (name: string, ...words: string[]) => inputOfFields(words.map(readFieldWord), schemaOf(name));
const problem = (name: string, ...words: string[]) => {
  try {
    return read(name, ...words);
  } catch (error) {
    expect(error).toBeInstanceOf(UsageError);
    return (error as Error).message;
  }
};

describe('the words field=value', () => {
  it('become numbers, booleans, texts and null as the schema of the ability says', () => {
    expect(read('add-site-v1', 'url=a.example', 'client_id=7', 'ssl_verify=false', 'name=12')).toEqual({
      url: 'a.example',
      client_id: 7,
      ssl_verify: false,
      name: '12',
    });
    expect(read('update-site-v1', 'site_id_or_domain=12', 'client_id=')).toEqual({
      site_id_or_domain: 12,
      client_id: null,
    });
  });

  it('say null where an input may be null, also where a text is possible', () => {
    const changed = ['keyword=null', 'interval_seconds=null', 'active=null', 'keyword_rule=null'];
    expect(read('update-monitor-v1', 'site_id_or_domain=1', ...changed)).toEqual({
      site_id_or_domain: 1,
      keyword: null,
      interval_seconds: null,
      active: null,
      keyword_rule: null,
    });
    expect(read('update-alarm-rule-v1', 'rule_id=1', 'quiet_from=null', 'quiet_to=')).toEqual({
      rule_id: 1,
      quiet_from: null,
      quiet_to: null,
    });
    expect(read('add-tag-v1', 'name=null')).toEqual({ name: 'null' });
  });

  it('make lists by repeating and by commas, and one value or several where both are allowed', () => {
    expect(read('add-site-v1', 'tags=1,2', 'tags=3')).toEqual({ tags: [1, 2, 3] });
    expect(read('sync-sites-v1', 'site_ids_or_domains=1, shop.example')).toEqual({
      site_ids_or_domains: [1, 'shop.example'],
    });
    expect(read('list-site-records-v1', 'status=connected')).toEqual({ status: 'connected' });
    expect(read('list-site-records-v1', 'status=connected,suspended')).toEqual({ status: ['connected', 'suspended'] });
    expect(read('update-site-record-v1', 'tags=[]')).toEqual({ tags: [] });
  });

  it.each(['site_ids_or_domains=', 'site_ids_or_domains= , ', 'type='])(
    'are refused if they name nothing where nothing means everything: %s',
    word => {
      for (const name of ['run-updates-v1', 'update-all-v1']) {
        expect(problem(name, word)).toMatch(/is empty\. Give at least one value, or leave it out\.$/);
      }
      expect(read('update-site-v1', 'site_id_or_domain=1', 'tags=')).toEqual({ site_id_or_domain: 1, tags: [] });
      expect(problem('update-update-window-v1', 'type=')).toMatch(/is empty/);
      expect(problem('add-api-key-v1', 'addresses=')).toMatch(/is empty/);
      expect(read('sync-sites-v1', 'exclude=')).toEqual({ exclude: [] });
      expect(read('edit-sites-v1', 'site_ids_or_domains=1', 'add_tags=')).toMatchObject({ add_tags: [] });
    },
  );

  it('reach members of objects and lists by dots, or by JSON', () => {
    expect(read('run-updates-v1', 'strategy.growth=2', 'strategy.rollback=false')).toEqual({
      strategy: { growth: 2, rollback: false },
    });
    expect(read('import-site-users-v1', 'rows.1.line_number=3', 'rows.0.line_number=2', 'rows.0.columns=a,b')).toEqual({
      rows: [{ line_number: 2, columns: ['a', 'b'] }, { line_number: 3 }],
    });
    expect(read('run-updates-v1', 'strategy={"growth":2}')).toEqual({ strategy: { growth: 2 } });
  });

  it('keep everything after the first equals sign, at signs too', () => {
    expect(read('update-client-v1', 'client_twitter=@shop', 'note=a=b')).toEqual({
      client_twitter: '@shop',
      note: 'a=b',
    });
    expect(readFieldWord('note@=/tmp/x=y')).toEqual({ path: 'note', value: '/tmp/x=y', fromFile: true });
  });

  it.each([
    ['list-sites-v1', ['staus=x'], 'There is no field "staus". Did you mean status?'],
    ['run-updates-v1', ['strategy.grwoth=2'], 'There is no field "strategy.grwoth" in strategy. Did you mean growth?'],
    ['list-sites-v1', ['zzzzzzzzzzzzzz=1'], 'Its fields are page, per_page, status,'],
    ['get-first-steps-v1', ['page=1'], 'It takes no fields.'],
    ['list-sites-v1', ['page.x=1'], 'page has no fields of its own.'],
    ['list-sites-v1', ['page=1', 'page=2'], 'page is given twice.'],
    ['run-updates-v1', ['strategy=1'], 'write strategy.canary_percent=…, or JSON.'],
    ['run-updates-v1', ['strategy={x'], 'strategy is not valid JSON.'],
    ['add-client-v1', ['custom_fields.x.y=1'], 'custom_fields.x has no fields of its own.'],
    ['list-sites-v1', ['__proto__=1'], 'There is no field "__proto__".'],
    ['list-sites-v1', ['constructor.name=1'], 'There is no field "constructor.name".'],
  ])('of %s are refused if they are wrong: %j', (name, words, says) => {
    expect(problem(name, ...words)).toContain(says);
  });

  it('are refused if they are no such words', () => {
    expect(() => readFieldWord('connected')).toThrow('Write inputs as field=value.');
    expect(() => readFieldWord('=x')).toThrow('Write inputs as field=value.');
  });

  it.each(ALL_ABILITIES.map(({ name }) => name))('can say every input of %s', name => {
    const schema = schemaOf(name);
    const input = exampleInput(schema);
    const words = wordsOf(input);
    expect(read(name, ...words)).toEqual(input);
    expect(() => parseInput(schema as Parameters<typeof parseInput>[0], read(name, ...words))).not.toThrow();
  });
});

describe('secret inputs', () => {
  it('are all inputs of the catalogue that are passwords or unique ids', () => {
    const NO_SECRETS = [
      'end_application_passwords',
      'password_id',
      'send_password',
      'keep_application_passwords',
      'critical_passes',
    ];
    const paths = ALL_ABILITIES.flatMap(ability => fieldRows(cardOf(ability).input).map(({ path }) => path));
    const suspicious = new Set(paths.filter(path => /pass|secret|token|uniqueid|private/.test(path)));
    expect([...suspicious].filter(path => !isSecretField(path) && !NO_SECRETS.includes(path))).toEqual([]);
    expect([...suspicious].filter(isSecretField).sort()).toEqual([
      'adminpassword',
      'http_pass',
      'password',
      'token',
      'uniqueid',
    ]);
  });
});

describe('the closest name', () => {
  it('is found over swapped, missing and wrong letters, and not invented', () => {
    const names = ['list-sites-v1', 'list-tags-v1', 'sync-sites-v1'];
    expect(closestName('lsit-sites-v1', names)).toBe('list-sites-v1');
    expect(closestName('list-tag', names)).toBe('list-tags-v1');
    expect(closestName('x', names)).toBeUndefined();
  });
});

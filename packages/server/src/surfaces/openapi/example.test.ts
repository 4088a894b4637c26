import { describe, expect, it } from 'vitest';
import { ROUTES } from '../rest-v2/routes.ts';
import { exampleOf } from './example.ts';
import { bodyExample } from './request.ts';
import { plain } from './schema.ts';

const routeOf = (method: string, path: string) => {
  const found = ROUTES.find(route => route.path === path && route.methods.some(one => one === method));
  if (!found) throw new Error(`there is no route ${method} ${path}`);
  return found;
};
const answerTo = (method: string, path: string) => exampleOf(plain(routeOf(method, path).answer.schema));

describe('an example', () => {
  it('of an object by id or slug has an entry, under a typical key', () => {
    const { data } = answerTo('GET', '/updates') as { data: Record<string, object> };
    const item = { new_version: '6.9.2', active: true, languages: ['de_DE'] };
    expect(data).toMatchObject({
      1: {
        wp: { wordpress: { Name: 'WordPress', Version: '6.9.1', new_version: '6.9.2' } },
        plugins: { 'hello-dolly/hello.php': { ...item, slug: 'hello-dolly/hello.php', Name: 'Hello Dolly' } },
        themes: { twentytwentyfive: { ...item, slug: 'twentytwentyfive' } },
      },
    });
    expect(answerTo('POST', '/updates/{id_or_domain}/update')).toMatchObject({
      data: { plugins: { 'hello-dolly/hello.php': { success: 1 } } },
    });
  });

  it('shows completed, failed and queued work at once', () => {
    const { data } = answerTo('POST', '/users/create') as { data: object };
    expect(data).toHaveProperty('created');
    for (const member of ['queued', 'job_id', 'status_url', 'sites_queued']) expect(data).not.toHaveProperty(member);
  });

  it('contains the status text of the route', () => {
    expect(answerTo('POST', '/tags/add')).toMatchObject({ message: 'The tag was added.' });
  });

  it.each([
    ['/sites/add', 'adminpassword'],
    ['/users/create', 'websites'],
    ['/users/update-admin-password', 'websites'],
  ])('for %s has one of the fields of which at least one is required', (path, name) => {
    expect(bodyExample(routeOf('POST', path))).toHaveProperty(name);
  });

  it('of a file has its columns and a row', () => {
    const { csv_file } = bodyExample(routeOf('POST', '/users/import')) as { csv_file: string };
    const [head, row] = csv_file.split('\n').map(line => line.split(','));
    expect(head).toEqual(expect.arrayContaining(['username', 'email', 'select_groups']));
    expect(row).toHaveLength(head?.length ?? 0);
  });
});

import { Type } from 'typebox';
import { ability } from '../../../kernel/ability/ability.ts';
import { siteScopeInput } from '../../../kernel/lists/site-scope.ts';
import { versionCounts } from './site-versions.store.ts';

const versions = (of: string) =>
  Type.Array(
    Type.Object({
      version: Type.String({ description: 'The version as reported by the sites.' }),
      sites: Type.Integer({ minimum: 1, description: 'Sites that have it.' }),
    }),
    { description: `Versions of ${of}, newest first; at most 500.` },
  );

export const countSiteVersions = ability({
  name: 'count-site-versions-v1',
  summary: 'Count the sites by version of WordPress, PHP and MainWP Child. Use it to see which versions are in use.',
  category: 'sites',
  effect: 'read',
  method: 'GET',
  input: Type.Object(siteScopeInput('sites')),
  output: Type.Object({
    wp: versions('WordPress'),
    php: versions('PHP'),
    child: versions('the MainWP Child plugin'),
  }),
}).run(async (scope, { database: { db } }) => {
  const [wp, php, child] = await Promise.all([
    versionCounts(db, 'wp_version', scope),
    versionCounts(db, 'php_version', scope),
    versionCounts(db, 'child_version', scope),
  ]);
  return { wp, php, child };
});

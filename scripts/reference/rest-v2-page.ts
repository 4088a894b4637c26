import type { OpenApiDocument } from '@sitekeeper/server';
import { cell, GENERATED, markdownTable } from './markdown.ts';

/** `docs/reference/rest-v2.md`: every operation of REST v2, by family. */
export function restV2Page(document: OpenApiDocument): string {
  const lines = Object.entries(document.paths).flatMap(([path, operations]) => {
    const entries = Object.entries(operations);
    const [first] = entries;
    if (!first) return [];
    const methods = entries.map(([method]) => method.toUpperCase()).join(', ');
    const { tags, summary, 'x-scope': scope, 'x-requires-extension': module } = first[1];
    const cells = [methods, `\`${path}\``, cell(summary), scope, module ?? ''];
    return [{ tag: tags[0], cells }];
  });
  return [
    '# REST v2',
    '',
    GENERATED,
    '',
    'Paths are below `/wp-json/svc/v2`. Parameters, answers, errors and examples are in [openapi.json](../../openapi.json);',
    'a running server serves it at `/wp-json/svc/v2/openapi.json` and as a page at `/docs`.',
    'There is a typed client for TypeScript: [packages/client](../../packages/client/README.md).',
    '',
    ...document.tags.flatMap(({ name, description }) => [
      `## ${name}`,
      '',
      description,
      '',
      ...markdownTable(
        ['Methods', 'Path', 'What it does', 'Permission', 'Module'],
        lines.filter(({ tag }) => tag === name).map(({ cells }) => cells),
      ),
      '',
    ]),
  ].join('\n');
}

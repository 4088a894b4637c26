import { buildPages } from './build-pages.ts';

await buildPages();
process.argv.splice(2, 0, 'serve');
await import('../packages/cli/src/main.ts');

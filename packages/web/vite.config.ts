import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { CHUNK_GROUPS } from './vite-chunks.ts';
import { pageParts } from './vite-parts.ts';
import { parsedTexts } from './vite-texts.ts';

/** Where `npm run dev` finds the server that it is the face of. */
const SERVER = process.env.SITEKEEPER_DEV_SERVER ?? 'http://127.0.0.1:8080';

/**
 * The styles of the app stand behind what the document itself shows, which has a small sheet of its own: a browser
 * paints what comes before a sheet without waiting for it.
 */
const stylesAfterFirstPaint: Plugin = {
  name: 'styles-after-first-paint',
  transformIndexHtml: {
    order: 'post',
    handler(html) {
      const sheets = html.match(/ *<link rel="stylesheet"[^>]*href="\/assets\/[^>]*>\n/g) ?? [];
      const without = sheets.reduce((rest, sheet) => rest.replace(sheet, ''), html);
      // Asked for first: the scripts run only after it.
      const early = sheets.map(sheet => sheet.replace('rel="stylesheet"', 'rel="preload" as="style"'));
      return without
        .replace(/^ *<script /m, script => `${early.join('')}${script}`)
        .replace('  </body>', `${sheets.join('')}  </body>`);
    },
  },
};

export default defineConfig({
  root: import.meta.dirname,
  plugins: [parsedTexts, react(), stylesAfterFirstPaint, pageParts],
  build: {
    target: 'es2023',
    manifest: true,
    // The published package passes these on: scripts/package.
    license: { fileName: '.vite/licences.json' },
    // One sheet, in the order of the imports: sheets of single pages would stand before the one at the end of the body,
    // and the rules of components would win over those of the pages that use them.
    cssCodeSplit: false,
    // The content security policy allows no data: addresses but for images.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: CHUNK_GROUPS } } },
    // A build at the first start says nothing that its reader can't mend.
    chunkSizeWarningLimit: 1000,
  },
  server: { host: '127.0.0.1', proxy: { '/wp-json': SERVER, '/web': SERVER } },
});

import type { Plugin } from 'vite';

const USED = ['Helvetica', 'HelveticaBold'];
const LOADER = (file: string) => `require$1('#standard-fonts/${file}')`;

/** pdfkit looks for the widths of the built-in fonts beside itself when it first uses them: those in use come along. */
export function pdfkitFonts(): Plugin {
  return {
    name: 'pdfkit-fonts',
    transform(code, id) {
      if (!/[\\/]pdfkit[\\/]js[\\/]pdfkit\.node\.mjs$/.test(id)) return undefined;
      const missing = USED.filter(file => !code.includes(LOADER(file)));
      if (missing.length > 0)
        throw new Error(`pdfkit loads its fonts ${missing.join(', ')} in another way than before.`);
      const imports = USED.map(file => `import ${file} from 'pdfkit/standard-fonts/${file}';\n`).join('');
      const loaded = USED.reduce((text, file) => text.replace(LOADER(file), file), code);
      return { code: imports + loaded, map: null };
    },
  };
}

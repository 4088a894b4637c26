import { Parser } from 'htmlparser2';
import type { PrintBlock, PrintFigure, PrintOutline, PrintTable } from './outline.ts';

/** What ends a piece of text. */
const PIECES = new Set(['h1', 'h2', 'p', 'dt', 'dd', 'th', 'td']);
/** Pictures of what tables say, and what is not part of the text. */
const LEFT_OUT = new Set(['style', 'title', 'figure', 'svg', 'script']);

/** Reads the contents of a report from its document, so that both printers print the same. */
export function readOutline(html: string): PrintOutline {
  const reader = new OutlineReader();
  const parser = new Parser(
    {
      onopentag: (name, attributes) => reader.open(name, attributes),
      ontext: text => reader.text(text),
      onclosetag: name => reader.close(name),
    },
    { decodeEntities: true },
  );
  parser.end(html);
  return reader.outline;
}

type Writable<T> = { -readonly [K in keyof T]: T[K] extends readonly (infer U)[] ? U[] : T[K] };

class OutlineReader {
  readonly outline: Writable<PrintOutline> = { title: '', above: [], below: [], blocks: [], language: 'en' };
  #text = '';
  #leftOut = 0;
  #inHeader = false;
  #figures: Writable<PrintFigure>[] = [];
  #table: { columns: PrintTable['columns'][number][]; rows: string[][]; inHead: boolean } | undefined;
  #align: 'left' | 'right' = 'left';

  open(name: string, { lang, class: kind = '' }: Readonly<Record<string, string>>): void {
    if (LEFT_OUT.has(name)) this.#leftOut++;
    if (name === 'html' && lang) this.outline.language = lang;
    if (name === 'header') this.#inHeader = true;
    if (name === 'table') this.#table = { columns: [], rows: [], inHead: false };
    if (name === 'thead' && this.#table) this.#table.inHead = true;
    if (name === 'tr' && this.#table && !this.#table.inHead) this.#table.rows.push([]);
    if (PIECES.has(name)) {
      this.#text = '';
      this.#align = kind === 'figure' ? 'right' : 'left';
    } else if (name === 'br' || kind === 'detail') {
      this.#text += '\n';
    }
  }

  text(text: string): void {
    if (this.#leftOut === 0) this.#text += text.replace(/[ \t\r\n]+/g, ' ');
  }

  close(name: string): void {
    if (LEFT_OUT.has(name)) this.#leftOut--;
    else if (PIECES.has(name)) this.#piece(name, trimmedLines(this.#text));
    else if (name === 'header') this.#inHeader = false;
    else if (name === 'thead' && this.#table) this.#table.inHead = false;
    else if (name === 'dl') this.#endFigures();
    else if (name === 'table') this.#endTable();
  }

  #piece(name: string, text: string): void {
    if (name === 'th' || name === 'td') this.#cell(text);
    else if (name === 'dt') this.#figures.push({ label: text, value: '' });
    else if (name === 'dd') {
      const figure = this.#figures.at(-1);
      if (figure) figure.value = text;
    } else if (name === 'h1') this.outline.title = text;
    else if (text === '') return;
    else if (name === 'h2') this.#add({ kind: 'heading', text });
    else if (!this.#inHeader) this.#add({ kind: 'text', text });
    else (this.outline.title === '' ? this.outline.above : this.outline.below).push(text);
  }

  #cell(text: string): void {
    if (this.#table?.inHead) this.#table.columns.push({ label: text, align: this.#align });
    else this.#table?.rows.at(-1)?.push(text);
  }

  #endFigures(): void {
    if (this.#figures.length > 0) this.#add({ kind: 'figures', figures: this.#figures });
    this.#figures = [];
  }

  #endTable(): void {
    if (this.#table) this.#add({ kind: 'table', columns: this.#table.columns, rows: this.#table.rows });
    this.#table = undefined;
  }

  #add(block: PrintBlock): void {
    this.outline.blocks.push(block);
  }
}

function trimmedLines(text: string): string {
  return text
    .split('\n')
    .map(line => line.trim())
    .join('\n')
    .trim();
}

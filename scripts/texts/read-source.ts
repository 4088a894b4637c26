import { parseSync, Visitor } from 'vite';

/** A text in the code, or a use of an id. `at` is an offset in the file. */
export interface Found {
  readonly at: number;
  readonly text: string;
}

/** `t('sites.title', { name })` */
export interface Use {
  readonly at: number;
  /** `sites.title`, or with a `*` for parts that are known only at run time: `jobs.state.*`. */
  readonly ids: readonly string[];
  /** Names of the given values; undefined if they can't be read from the code. */
  readonly values: readonly string[] | undefined;
  /** Outside any function: evaluated before the texts are loaded. */
  readonly tooEarly: boolean;
}

export interface Source {
  readonly uses: readonly Use[];
  /** All other strings: ids among them count as used. */
  readonly strings: readonly Found[];
  /** Texts for people that are not in the catalogue. */
  readonly texts: readonly Found[];
}

// biome-ignore lint/suspicious/noExplicitAny: the nodes of a tree of any language
type Node = any;

const ASKS = new Set(['t', 'rich', 'textIfAny']);
/** Properties and attributes that are shown to people. */
const SHOWN =
  /^(label|title|placeholder|description|message|header|alt|summary|hint|never|unknown|empty|aria-(label|description|roledescription|valuetext|placeholder)|\w+(Label|Title|Text|Message|Hint))$/;
/** Functions whose first argument is shown. */
const SAYS = /^(toast\w*|needed|alert|confirm)$/;
/** Looks like text for people: a capitalised word, or several words. */
const SENTENCE = /^[A-Z][\p{L}’'-]*,? \p{L}|^[A-Z]\p{Ll}{2,}$|^[\p{L}’'-]+(?:,? [\p{L}’'-]+){2}|\p{L} ?[.!?…]$/u;
const LETTER = /\p{L}/u;

/** The texts for people in the code of a page, and the ids that it takes from the catalogue. */
export function readSource(file: string, code: string): Source {
  const { program, errors } = parseSync(file, code, { sourceType: 'module' });
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const uses: Use[] = [];
  const strings: Found[] = [];
  const texts: Found[] = [];
  const skipped = new Set<Node>();
  const shown = new Set<Node>();
  let depth = 0;
  const enter = () => {
    depth++;
  };
  const leave = () => {
    depth--;
  };
  const skip = (node: Node) => node && skipped.add(node);
  /** All strings that the value can be: `a ? 'x' : 'y'`, `a ?? 'x'`, templates. */
  const show = (node: Node): void => {
    for (const string of stringsOf(node)) shown.add(string);
  };
  const literal = (node: Node) => {
    const text = textOf(node);
    strings.push({ at: node.start, text });
    const words = text.replaceAll('*', '0').trim();
    if (!skipped.has(node) && LETTER.test(words) && (shown.has(node) || SENTENCE.test(words))) {
      texts.push({ at: node.start, text });
    }
  };
  new Visitor({
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': leave,
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': leave,
    ImportDeclaration: (node: Node) => skip(node.source),
    ImportExpression: (node: Node) => skip(node.source),
    ExportNamedDeclaration: (node: Node) => skip(node.source),
    ExportAllDeclaration: (node: Node) => skip(node.source),
    TSLiteralType: (node: Node) => skip(node.literal),
    // Seen only by developers who break the code, never by users.
    NewExpression(node: Node) {
      if (/^(Error|TypeError)$/.test(node.callee.name)) skip(node.arguments[0]);
      if (node.callee.name === 'ApiError') show(node.arguments[2]);
    },
    CallExpression(node: Node) {
      const name = node.callee.name ?? node.callee.property?.name;
      if (ASKS.has(name)) {
        const ids = stringsOf(node.arguments[0]);
        for (const id of ids) skip(id);
        if (ids.length > 0) {
          uses.push({
            at: node.start,
            ids: ids.map(textOf),
            values: namesIn(node.arguments[1]),
            tooEarly: depth === 0,
          });
        }
      } else if (SAYS.test(name ?? '')) for (const argument of node.arguments) show(argument);
    },
    JSXText(node: Node) {
      if (LETTER.test(node.value)) texts.push({ at: node.start + node.value.search(LETTER), text: node.value.trim() });
    },
    JSXElement(node: Node) {
      for (const child of node.children) if (child.type === 'JSXExpressionContainer') show(child.expression);
    },
    JSXFragment(node: Node) {
      for (const child of node.children) if (child.type === 'JSXExpressionContainer') show(child.expression);
    },
    JSXAttribute(node: Node) {
      const value = node.value?.type === 'JSXExpressionContainer' ? node.value.expression : node.value;
      if (SHOWN.test(node.name.name)) show(value);
      else if (/^(className|style|d|viewBox|href|src|to|storeAs)$/.test(node.name.name))
        for (const s of stringsOf(value)) skip(s);
    },
    Property(node: Node) {
      const name = node.key.name ?? node.key.value;
      if (SHOWN.test(name ?? '')) show(node.value);
      if (node.key.type === 'Literal') skip(node.key);
    },
    Literal(node: Node) {
      if (typeof node.value === 'string') literal(node);
    },
    TemplateLiteral: literal,
  } as never).visit(program);
  return { uses, strings, texts };
}

function stringsOf(node: Node): Node[] {
  switch (node?.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [node] : [];
    case 'TemplateLiteral':
      return [node];
    case 'ConditionalExpression':
      return [...stringsOf(node.consequent), ...stringsOf(node.alternate)];
    case 'LogicalExpression':
      return [...(node.operator === '&&' ? [] : stringsOf(node.left)), ...stringsOf(node.right)];
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSNonNullExpression':
      return stringsOf(node.expression);
    case 'AssignmentPattern':
      return stringsOf(node.right);
    default:
      return [];
  }
}

/** With a `*` for each part of a template that is known only at run time. */
function textOf(node: Node): string {
  if (node.type === 'Literal') return node.value;
  return node.quasis.map(({ value }: Node) => value.cooked).join('*');
}

function namesIn(node: Node): readonly string[] | undefined {
  if (node === undefined) return [];
  if (node.type !== 'ObjectExpression') return undefined;
  const names = node.properties.map((property: Node) =>
    property.type === 'Property' && !property.computed ? (property.key.name ?? property.key.value) : undefined,
  );
  return names.includes(undefined) ? undefined : names;
}

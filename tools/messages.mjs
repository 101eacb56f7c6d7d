/**
 * Compiles every `x.messages.en.json` (ICU messages, what translators' tools read) into the typed module
 * `x.messages.ts` beside it, so that no message parser ships to a browser and a missing argument is a type error.
 *
 *   {"title": "Sign in", "left": "{count, plural, one {# attempt left} other {# attempts left}}"}
 *
 * becomes `defineMessages('login', { title: 'Sign in', left: (v: { count: number }, f) => … })`.
 *
 * Run without arguments to compile all; with file names to compile those. `watchMessages` is for dev servers.
 */
import { existsSync, readdirSync, readFileSync, watch, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const SUFFIX = '.messages.en.json';
const SOURCES = ['packages/ui/src', 'packages/lis-features/src', 'apps/portal/src'];

/** ICU node types, as numbered by the formatjs parser. */
const TYPE = { literal: 0, argument: 1, number: 2, date: 3, time: 4, select: 5, plural: 6, pound: 7, tag: 8 };

/** `quality-control` → `qualityControl`. */
const camel = (name) => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());

const quote = (text) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`;

/** One message's AST as a TypeScript expression; the arguments it needs are collected in `args`. */
function expression(nodes, args, pound, where) {
  if (nodes.length === 0) return "''";
  return nodes.map((node) => part(node, args, pound, where)).join(' + ');
}

function part(node, args, pound, where) {
  switch (node.type) {
    case TYPE.literal:
      return quote(node.value);
    case TYPE.argument:
      args.set(node.value, args.get(node.value) ?? 'string | number');
      return `f.text(v.${node.value})`;
    case TYPE.number:
      args.set(node.value, 'number');
      return `f.number(v.${node.value})`;
    case TYPE.date:
      args.set(node.value, 'string');
      return `f.date(v.${node.value})`;
    case TYPE.time:
      args.set(node.value, 'string');
      return `f.time(v.${node.value})`;
    case TYPE.pound:
      return `f.number(v.${pound})`;
    case TYPE.plural: {
      args.set(node.value, 'number');
      const options = Object.entries(node.options)
        .map(([key, option]) => `${quote(key)}: ${expression(option.value, args, node.value, where)}`)
        .join(', ');
      return `f.plural(v.${node.value}, { ${options} })`;
    }
    case TYPE.select: {
      const keys = Object.keys(node.options).filter((key) => key !== 'other');
      args.set(node.value, [...keys.map(quote), 'string'].join(' | ').replace(/ \| string$/, ' | (string & {})'));
      const options = Object.entries(node.options)
        .map(([key, option]) => `${quote(key)}: ${expression(option.value, args, pound, where)}`)
        .join(', ');
      return `f.select(v.${node.value}, { ${options} })`;
    }
    default:
      throw new Error(`${where}: tags are not supported in messages; split the sentence around its link instead.`);
  }
}

/** Writes one catalogue's module; returns true when the file changed. */
export async function compileMessages(file) {
  const { parse } = await import('@formatjs/icu-messageformat-parser');
  const source = JSON.parse(readFileSync(file, 'utf8'));
  const name = basename(file).slice(0, -SUFFIX.length);
  const out = join(dirname(file), `${name}.messages.ts`);
  const inUi = relative(root, file).startsWith(join('packages', 'ui'));
  const i18n = inUi ? `${relative(dirname(file), join(root, 'packages/ui/src/i18n')).replaceAll('\\', '/')}/index.js` : '@alms/ui/i18n';
  const lines = Object.entries(source).map(([id, text]) => {
    const where = `${relative(root, file)} "${id}"`;
    let nodes;
    try {
      nodes = parse(text);
    } catch (error) {
      throw new Error(`${where}: not a valid ICU message (${error.message}).`, { cause: error });
    }
    const args = new Map();
    const body = expression(nodes, args, undefined, where);
    if (args.size === 0) return `  ${id}: ${body},`;
    const shape = [...args].map(([arg, type]) => `${arg}: ${type}`).join('; ');
    return `  ${id}: (v: { ${shape} }, f: MessageFormat) => ${body},`;
  });
  const usesFormat = lines.some((line) => line.includes('MessageFormat'));
  const text = [
    `// Compiled from ${basename(file)} by tools/messages.mjs. Edit that file.`,
    `import { defineMessages${usesFormat ? ', type MessageFormat' : ''} } from '${i18n}';`,
    '',
    `export const ${camel(name)}Messages = defineMessages('${name}', {`,
    ...lines,
    '});',
    '',
  ].join('\n');
  if (existsSync(out) && readFileSync(out, 'utf8') === text) return false;
  writeFileSync(out, text);
  return true;
}

/** Every English catalogue of the repository. */
export function messageFiles() {
  return SOURCES.filter((folder) => existsSync(join(root, folder))).flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true })
      .filter((file) => file.endsWith(SUFFIX))
      .map((file) => join(root, folder, file)),
  );
}

/** Recompiles a catalogue when it is saved; used by the dev servers. */
export function watchMessages() {
  for (const folder of SOURCES) {
    watch(join(root, folder), { recursive: true }, (_event, file) => {
      if (file?.endsWith(SUFFIX)) compileMessages(join(root, folder, file)).catch((error) => console.error(error.message));
    });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const files = process.argv.slice(2).map((file) => resolve(file));
  for (const file of files.length > 0 ? files : messageFiles()) {
    if (file.endsWith(SUFFIX)) await compileMessages(file);
  }
}

/**
 * Compiles message catalogues. A catalogue is a `words/` folder with one ICU file per language
 * beside the code that uses it (`login/words/en.json`, `login/words/ar.json`); a folder with more
 * than one catalogue names the others (`work-list/words/checks/en.json`). English becomes a typed
 * module `words/index.ts`, so that no message parser ships to a browser and a missing argument is
 * a type error. Translations become one module per language and package.
 *
 * Messages that screens and server share are catalogues of lis-domain. For screens they are
 * compiled into lis-features; for the server, `words/<name>/index.ts` in lis-domain lists the
 * texts of all languages, which it formats at run time like its own (`apps/api/src`).
 *
 *   {"title": "Sign in", "left": "{count, plural, one {# attempt left} other {# attempts left}}"}
 *
 * becomes `defineMessages('login', { title: 'Sign in', left: (v: { count: number }, f) => … })`.
 *
 * Run this file to compile everything; dev servers call `watchMessages`.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, watch, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const ENGLISH = '/en.json';
const CATALOGUE = /\/words\/(?:[\w-]+\/)?(\w+)\.json$/;
/** Languages except English (`languages` of lis-domain). */
export const translations = ['fr', 'es', 'pt', 'ar'];
const packages = ['ui', 'lis-features'];
const shared = {
  source: 'packages/lis-domain/src',
  modules: 'packages/lis-features/src/shared/words',
};
const rooms = [
  ...packages.map((name) => ({
    sources: [`packages/${name}/src`, ...(name === 'lis-features' ? [shared.source] : [])],
    languages: `packages/${name}/src/languages`,
    isApp: false,
  })),
  { sources: ['apps/portal/src'], languages: 'apps/portal/src/i18n/catalogues', isApp: true },
];
const sources = rooms.flatMap((room) => room.sources);
/** Folders whose catalogues only the server reads. */
const serverOnly = ['apps/api/src', 'packages/lis-domain/src/catalogue/starter-packs'];

/** ICU node types, as numbered by the formatjs parser. */
const TYPE = {
  literal: 0,
  argument: 1,
  number: 2,
  date: 3,
  time: 4,
  select: 5,
  plural: 6,
  pound: 7,
  tag: 8,
};

/** `quality-control` → `qualityControl`. */
const camel = (name) => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());

/** The file of a catalogue in another language. */
const inLanguage = (english, language) => english.replace(/en\.json$/, `${language}.json`);

/**
 * The catalogue's name: `login/words/en.json` → `login`; `work-list/words/checks/en.json` →
 * `checks`.
 */
export function catalogueName(english) {
  const folder = dirname(english);
  return basename(basename(folder) === 'words' ? dirname(folder) : folder);
}

const isShared = (english) => english.startsWith(join(root, shared.source, sep));

/** The module of a catalogue for the screens. */
const moduleOf = (english) =>
  isShared(english)
    ? join(root, shared.modules, catalogueName(english), 'index.ts')
    : join(dirname(english), 'index.ts');

const slashed = (path) => {
  const forward = path.replaceAll('\\', '/');
  return forward.startsWith('.') ? forward : `./${forward}`;
};

const quote = (text) =>
  `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`;

/** Returns a message's AST as a TypeScript expression, and collects its arguments in `args`. */
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
        .map(
          ([key, option]) => `${quote(key)}: ${expression(option.value, args, node.value, where)}`,
        )
        .join(', ');
      return `f.plural(v.${node.value}, { ${options} })`;
    }
    case TYPE.select: {
      const keys = Object.keys(node.options).filter((key) => key !== 'other');
      args.set(
        node.value,
        [...keys.map(quote), 'string'].join(' | ').replace(/ \| string$/, ' | (string & {})'),
      );
      const options = Object.entries(node.options)
        .map(([key, option]) => `${quote(key)}: ${expression(option.value, args, pound, where)}`)
        .join(', ');
      return `f.select(v.${node.value}, { ${options} })`;
    }
    default:
      throw new Error(
        `${where}: tags are not supported in messages; split the sentence around its link instead.`,
      );
  }
}

/**
 * Compiles one catalogue into lines of an object; also returns whether any message formats values.
 * A message with values in English is always a function, even if its translation uses none.
 */
async function compiled(file, english = file) {
  const { parse } = await import('@formatjs/icu-messageformat-parser');
  const read = (path) => JSON.parse(readFileSync(path, 'utf8'));
  const original = read(english);
  const shapeOf = (text, where) => {
    const args = new Map();
    try {
      return { body: expression(parse(text), args, undefined, where), args };
    } catch (error) {
      throw new Error(`${where}: not a valid ICU message (${error.message}).`, { cause: error });
    }
  };
  const lines = Object.entries(read(file)).map(([id, text]) => {
    const where = `${relative(root, file)} "${id}"`;
    const { body, args } = shapeOf(text, where);
    const takesValues =
      args.size > 0 ||
      (file !== english &&
        Object.hasOwn(original, id) &&
        shapeOf(original[id], where).args.size > 0);
    if (!takesValues) return `${id}: ${body},`;
    if (args.size === 0) return `${id}: () => ${body},`;
    const shape = [...args].map(([arg, type]) => `${arg}: ${type}`).join('; ');
    return `${id}: (v: { ${shape} }, f: MessageFormat) => ${body},`;
  });
  return { lines, formats: lines.some((line) => line.includes('MessageFormat')) };
}

/** Import path of the message types from a module of a package. */
function i18nOf(file) {
  return relative(root, file).startsWith(join('packages', 'ui'))
    ? `${slashed(relative(dirname(file), join(root, 'packages/ui/src/i18n')))}/index.ts`
    : '@alms/ui/i18n';
}

function writeChanged(out, text) {
  if (existsSync(out) && readFileSync(out, 'utf8') === text) return false;
  mkdirSync(dirname(out), { recursive: true });
  writeFileSync(out, text);
  return true;
}

/** Lists the texts of a shared catalogue in all languages, for the server. */
function listTexts(file) {
  const languages = ['en', ...translations];
  const text = [
    '// Written by tools/messages.mjs.',
    ...languages.map((each) => `import ${each} from './${each}.json' with { type: 'json' };`),
    '',
    `export const ${camel(catalogueName(file))} = { ${languages.join(', ')} };`,
    '',
  ].join('\n');
  writeChanged(join(dirname(file), 'index.ts'), text);
}

/** Writes one catalogue's module; returns true when the file changed. */
export async function compileMessages(file) {
  if (isShared(file)) listTexts(file);
  const name = catalogueName(file);
  const out = moduleOf(file);
  const { lines, formats } = await compiled(file);
  const text = [
    `// Compiled from ${relative(root, file).replaceAll('\\', '/')} by tools/messages.mjs.`,
    `import { defineMessages${formats ? ', type MessageFormat' : ''} } from '${i18nOf(out)}';`,
    '',
    `export const ${camel(name)}Messages = defineMessages('${name}', {`,
    ...lines.map((line) => `  ${line}`),
    '});',
    '',
  ].join('\n');
  return writeChanged(out, text);
}

/**
 * Writes one language of one package: every translated catalogue by name, type-checked for
 * completeness against the English one. The portal's module includes the packages' catalogues,
 * because that is what a browser loads.
 */
async function compileLanguage(room, language) {
  const out = join(
    root,
    room.languages,
    room.isApp ? `${language}.ts` : join(language, 'index.ts'),
  );
  const translated = room.sources
    .flatMap(cataloguesIn)
    .filter((file) => existsSync(inLanguage(file, language)));
  const catalogues = await Promise.all(
    translated.map(async (english) => ({
      english,
      name: catalogueName(english),
      ...(await compiled(inLanguage(english, language), english)),
    })),
  );
  const typeOf = ({ english, name }) =>
    `import type { ${camel(name)}Messages } from '${slashed(relative(dirname(out), moduleOf(english)))}';`;
  const text = [
    `// Compiled from every words/${language}.json by tools/messages.mjs. Edit those files.`,
    `import type { ${catalogues.some(({ formats }) => formats) ? 'MessageFormat, ' : ''}Translation, Translations } from '${i18nOf(out)}';`,
    ...(room.isApp
      ? packages.map(
          (name) =>
            `import { words as ${camel(name)}Words } from '@alms/${name}/languages/${language}';`,
        )
      : []),
    ...catalogues.map(typeOf),
    '',
    'export const words: Translations = {',
    ...(room.isApp ? packages.map((name) => `  ...${camel(name)}Words,`) : []),
    ...catalogues.flatMap(({ name, lines }) => [
      `  ${quote(name)}: {`,
      ...lines.map((line) => `    ${line}`),
      `  } satisfies Translation<typeof ${camel(name)}Messages>,`,
    ]),
    '};',
    '',
  ].join('\n');
  return writeChanged(out, text);
}

/** The English files of all catalogues in a folder. */
const englishFilesIn = (folder) =>
  existsSync(join(root, folder))
    ? readdirSync(join(root, folder), { recursive: true })
        .map((file) => join(root, folder, file))
        .filter((file) => file.endsWith(ENGLISH) && CATALOGUE.test(file))
        .sort()
    : [];

/** The English files of a package's catalogues for screens. */
const cataloguesIn = (folder) =>
  englishFilesIn(folder).filter(
    (file) => !serverOnly.some((each) => file.startsWith(join(root, each, sep))),
  );

/** Returns the English catalogues of the screens. */
export function messageFiles() {
  return sources.flatMap(cataloguesIn);
}

/** Returns the English catalogues that the server reads at run time. They are not compiled. */
export function serverMessageFiles() {
  return serverOnly.flatMap(englishFilesIn);
}

/**
 * Compiles every catalogue, and every language of every package. Translations are looked up by
 * catalogue name, so names must be unique.
 */
export async function compileAll() {
  const files = messageFiles();
  const names = files.map(catalogueName);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice) throw new Error(`Two catalogues have the name ${twice}. Rename one.`);
  await Promise.all(files.map(compileMessages));
  await Promise.all(
    rooms.flatMap((room) => translations.map((language) => compileLanguage(room, language))),
  );
}

/** Compiles the catalogue of a saved file. */
export async function compileSaved(file) {
  const language = CATALOGUE.exec(file)?.[1];
  if (language === 'en' && messageFiles().includes(file)) await compileMessages(file);
  if (translations.includes(language))
    await Promise.all(rooms.map((room) => compileLanguage(room, language)));
}

/** Recompiles a catalogue when it is saved; used by the dev servers. */
export function watchMessages() {
  for (const source of sources) {
    watch(join(root, source), { recursive: true }, (_event, file) => {
      if (file)
        compileSaved(join(root, source, file)).catch((error) => console.error(error.message));
    });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await compileAll();

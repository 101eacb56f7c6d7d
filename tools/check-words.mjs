/**
 * `npm run words`: fails on wording that `tools/banned-words.json` replaces, in the English message
 * catalogues of screens, emails and printed documents, in comments and texts of the sources (API
 * errors, summaries, log lines, test names and rows, stories), and in the documents. Part of
 * `npm run lint`.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { root, say } from './workspace.mjs';

const banned = JSON.parse(readFileSync(join(root, 'tools/banned-words.json'), 'utf8'));
const compile = (...lists) =>
  lists.flatMap((list) =>
    Object.entries(banned[list]).map(([pattern, instead]) => ({
      pattern: new RegExp(pattern, 'i'),
      instead,
    })),
  );
const rules = {
  screen: compile('everywhere', 'screens'),
  prose: compile('everywhere', 'code'),
};

/** The banned wordings of a text, as `wording (instead)`. */
function findings(text, kind) {
  return rules[kind].flatMap(({ pattern, instead }) => {
    const found = pattern.exec(text)?.[0];
    return found === undefined ? [] : [`“${found}” (${instead})`];
  });
}

/** Whether a text is prose rather than an identifier, a path or a single word. */
const isProse = (text) => /\p{L} +\p{L}/u.test(text);

/** A text over several lines, or a block comment, on one line. */
const joined = (text) => text.replaceAll(/\s*\n\s*\*?\s*/g, ' ');

/** Comments, those of CSS included, and texts of a source file, with their positions. */
function proseOf(path, source) {
  const file = ts.createSourceFile(
    path,
    source,
    ts.ScriptTarget.Latest,
    false,
    path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const texts = new Map();
  // A tagged template is code: CSS or SQL.
  const visit = (node, isCode = false) => {
    for (const { pos, end } of ts.getLeadingCommentRanges(source, node.pos) ?? [])
      texts.set(pos, source.slice(pos, end));
    for (const { pos, end } of ts.getTrailingCommentRanges(source, node.end) ?? [])
      texts.set(pos, source.slice(pos, end));
    const isText =
      ts.isStringLiteral(node) || ts.isJsxText(node) || ts.isTemplateLiteralToken(node);
    if (isText && !isCode && isProse(node.text)) texts.set(node.getStart(file), node.text);
    // Comments of the CSS in a template.
    if (ts.isTemplateLiteralToken(node))
      for (const comment of node.getText(file).matchAll(/\/\*[^]*?\*\//g))
        texts.set(node.getStart(file) + comment.index, comment[0]);
    const isTagged = ts.isTaggedTemplateExpression(node);
    ts.forEachChild(node, (child) => visit(child, isCode || isTagged));
  };
  visit(file);
  return [...texts].map(([position, text]) => ({
    text: joined(text),
    line: file.getLineAndCharacterOfPosition(position).line + 1,
  }));
}

/** One expression for all rules: a source without a match anywhere is not parsed. */
const anyBanned = new RegExp(
  rules.prose.map(({ pattern }) => `(?:${pattern.source})`).join('|'),
  'i',
);

/** Documents that quote the banned wordings to replace them. */
const QUOTES = /^docs\/glossary|LICENSE|^tools\/(?:banned-words\.json|check-words)/;

const CATALOGUE = /\/words\/(?:[^/]+\/)?en\.json$/;

/** The banned wordings of one file, each as `path:line: “wording” (instead)`. */
export function breachesIn(path, source) {
  if (CATALOGUE.test(path))
    return Object.entries(JSON.parse(source)).flatMap(([id, text]) =>
      findings(text, 'screen').map((found) => `${path} ${id}: ${found}`),
    );
  const texts = /\.[cm]?tsx?$|\.[cm]js$/.test(path)
    ? anyBanned.test(joined(source))
      ? proseOf(path, source)
      : []
    : /\.(?:md|mdx|sql|sh|conf|ya?ml|html|css|typ)$/.test(path)
      ? source.split('\n').map((text, index) => ({ text, line: index + 1 }))
      : [];
  return texts.flatMap(({ text, line }) =>
    findings(text, 'prose').map((found) => `${path}:${line}: ${found}`),
  );
}

function check() {
  const report = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((path) => !QUOTES.test(path) && existsSync(join(root, path)))
    .filter((path) => statSync(join(root, path)).isFile())
    .flatMap((path) => breachesIn(path, readFileSync(join(root, path), 'utf8')));
  for (const line of report) say(line);
  say(report.length === 0 ? 'No banned wording.' : `${report.length} banned wordings.`);
  return report.length === 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exit(check() ? 0 : 1);

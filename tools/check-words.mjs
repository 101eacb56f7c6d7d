/**
 * `npm run words`: fails on wording that `tools/banned-words.json` replaces, in the English message
 * catalogues of screens, emails and printed documents, in comments and test names, and in the
 * documents. Part of `npm run lint`.
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
      pattern: new RegExp(pattern, 'iu'),
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

/** Comments, those of CSS included, and test names of a source file, with their positions. */
function proseOf(path, source) {
  const file = ts.createSourceFile(
    path,
    source,
    ts.ScriptTarget.Latest,
    true,
    path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const texts = new Map();
  const visit = (node) => {
    for (const { pos, end } of ts.getLeadingCommentRanges(source, node.pos) ?? [])
      texts.set(pos, source.slice(pos, end));
    for (const { pos, end } of ts.getTrailingCommentRanges(source, node.end) ?? [])
      texts.set(pos, source.slice(pos, end));
    if (
      ts.isCallExpression(node) &&
      /^(?:it|test|describe)\b/.test(node.expression.getText(file))
    ) {
      const [name] = node.arguments;
      if (name !== undefined && ts.isStringLiteralLike(name)) texts.set(name.pos, name.text);
    }
    // Comments of the CSS in a template.
    if (ts.isTemplateLiteralToken(node))
      for (const comment of node.getText(file).matchAll(/\/\*[^]*?\*\//g))
        texts.set(node.getStart(file) + comment.index, comment[0]);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return [...texts].map(([position, text]) => ({
    text: text.replaceAll(/\s*\n\s*\*?\s*/g, ' '),
    line: file.getLineAndCharacterOfPosition(position).line + 1,
  }));
}

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
    ? proseOf(path, source)
    : /\.(?:md|mdx|sql|sh|conf|ya?ml|html|css)$/.test(path)
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

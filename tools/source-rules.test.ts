/** Source rules of this repository that no linter provides. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '..');

/** All files that git tracks or would track, with their text. */
const sources = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 16 * 1024 * 1024,
})
  .split('\n')
  .filter(
    (file) => /\.(ts|tsx|mjs|cjs|json|md|html|css|svg|ya?ml)$/.test(file) || file === '.npmrc',
  );

/** A path with a folder in backticks. Placeholders and built files are not checked. */
const PATH_IN_PROSE =
  /`((?!words\/index|dist\/)[\w.@-]+(?:\/[\w.@-]+)*\/(?!NNNN)[\w.-]+\.(?:[cm]?[jt]sx?|sql|typ))`/g;

interface Rule {
  says: string;
  where: RegExp;
  pattern: RegExp;
  /** A text that violates the rule, to detect rules that never match. */
  breach: string;
}

const rules: Rule[] = [
  {
    says: 'time comes from useNow or a parameter',
    where: /^packages\/[^/]+\/src\/(?!.*\.(test|stories)\.tsx?$)/,
    pattern: /new Date\(\)/,
    breach: 'const now = new Date();',
  },
  {
    says: 'styles use logical sides',
    where: /\.styles\.ts$/,
    pattern:
      /(?:^|[\s;{])(?:margin|padding|border|inset)?-?(?:left|right)\s*:|text-align:\s*(?:left|right)/m,
    breach: 'margin-left: 4px;',
  },
  {
    says: 'what moves changes its opacity or its place, and never the room of others',
    where: /^packages\/[^/]+\/src\/.*\.(?:styles\.ts|tsx)$/,
    pattern:
      /transition:[^;]*\b(?:margin|padding|inset|(?:border|inline|block|max|min)[\w-]*(?:width|size|height)|width|height|top|left|right|bottom)\b/,
    breach: 'transition: margin-inline-start ${t.motion.base} ${t.motion.ease};',
  },
  {
    // Codes are the exception: their font has larger letters, so 13 px match 14 px text.
    says: 'text has a size of the scale',
    where: /^packages\/[^/]+\/src\/(?!.*\.(?:test|stories)\.tsx?$).*\.(?:styles\.ts|tsx)$/,
    pattern: /font-size:\s*(?!0\.8125rem)[\d.]+(?:rem|px)/,
    breach: 'font-size: 0.6875rem;',
  },
  {
    // The outcome of a submission is drawn later than its click on a slow machine.
    says: 'a story waits for the text that a click shows, with findByText',
    where: /\.stories\.tsx$/,
    pattern:
      /await userEvent\.click\((?:(?!;\n)[\s\S])*?;\n(?:\s*await expect\(args\.(?:(?!;\n)[\s\S])*?;\n)?\s*await expect\(\s*[\w.()]*?\.get(?:All)?ByText\b/,
    breach: "await userEvent.click(save);\nawait expect(canvas.getByText('Saved')).toBeVisible();",
  },
  {
    says: 'no folder is called utils, helpers, common, constants or types',
    where: /(^|\/)(utils|helpers|common|constants|types)\//,
    pattern: /[\s\S]*/,
    breach: 'anything',
  },
  {
    says: 'a route only lays out, in at most 80 lines: data and actions are in hooks beside it',
    where: /^apps\/portal\/src\/routes\/.*(?:route|-page)\.tsx$/,
    pattern: /^(?:.*\n){80}./,
    breach: 'const line = 1;\n'.repeat(81),
  },
  {
    says: 'what only some users may do is offered by useAction or useOffer',
    where: /^apps\/portal\/src\/routes\/(?!.*\.test\.tsx?$)/,
    pattern: /\bmay\(\w+\)\s*\?[^:;]*:\s*undefined/,
    breach: 'onSave: may(updateEqaRound) ? onSave : undefined,',
  },
  {
    says: 'code is loaded by loadCode, directly or through loaded, screen or onDemand',
    where: /^(?:packages\/[^/]+|apps\/portal)\/src\/(?!.*\.(?:test|stories)\.tsx?$)/,
    pattern:
      /(?<!\b(?:loadCode|loaded|onDemand|screen)(?:<\w+>)?\(\s*(?:'\w+',\s*)?(?:async )?\(\) =>\s*(?:\(\{\s*default:\s*)?(?:\(await )?)(?<![.\w])import\(/,
    breach: "const { encode } = await import('./encode.ts');",
  },
  {
    says: 'only the browser log and the command line write to the console',
    where:
      /^(?:packages|apps)\/[^/]+\/src\/(?!.*\.(?:test|stories)\.tsx?$)(?!.*\/testing\/)(?!session\/use-browser-log\.ts)(?!operations\/(?:command|feedback)\.ts|main\.ts)/,
    pattern: /\bconsole\s*[.[]/,
    breach: "console.warn('A part is missing');",
  },
  {
    // The kinds of `packages/lis-domain/src/<area>/<record>-id.ts`, by the names used for them.
    says: 'the id of a record has its kind, so that two ids cannot be exchanged',
    where: /^(?:packages\/lis-(?:domain|features)|apps\/(?:portal|api))\/src\/(?!.*\.test\.tsx?$)/,
    pattern:
      /\b(?:tenant|laboratory|site|user|viewer|verifier|patient|order|sample|aliquot|result|testParameter|invoice|instrument|payer|stockItem|stockLot|box)Id\??: string\b/,
    breach: 'patientHref: (patientId: string) => string;',
  },
  {
    says: 'a docstring starts with a sentence, not with a list item',
    where: /\.(?:[cm]?[jt]sx?)$/,
    pattern: /^ *\* \* /m,
    breach: '/**\n * * Compiles messages.\n */',
  },
  {
    // The formatter does not wrap comments. Directives of the linter are one line each.
    says: 'a line of a comment has at most 100 columns',
    where: /\.(?:[cm]?[jt]sx?)$/,
    pattern: /^(?=.{101}) *(?:\/\*\*|\*|\/\/) (?!.*oxlint-)/m,
    breach: `// ${'reason '.repeat(20)}`,
  },
  {
    says: "no registry's host and no machine's path is written down",
    where: /^(?!tools\/source-rules\.test\.ts)/,
    pattern: new RegExp(
      [
        'registry\\.npm[j]s\\.org',
        '"/(?:home|root|Users|work)/',
        "'/(?:home|root|Users|work)/",
      ].join('|'),
    ),
    breach: ['"resolved": "https://registry.npm', 'js.org/x"'].join(''),
  },
];

describe.each(rules)('$says', ({ where, pattern, breach }) => {
  it('is met by all files', () => {
    const broken = sources.filter(
      (file) => where.test(file) && pattern.test(readFileSync(join(root, file), 'utf8')),
    );
    expect(broken).toEqual([]);
  });

  it('detects a violation', () => {
    expect(breach).toMatch(pattern);
  });
});

it('paths of files in comments and documents exist', () => {
  const exists = (path: string, from: string) =>
    sources.some((source) => source === path || source.endsWith(`/${path}`)) ||
    existsSync(resolve(root, dirname(from), path));
  const missing = sources
    .filter((file) => /\.(?:[cm]?[jt]sx?|md)$/.test(file) && !file.startsWith('.changeset/'))
    .flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(PATH_IN_PROSE)]
        .map(([, path = '']) => path)
        .filter((path) => !exists(path, file))
        .map((path) => `${file}: ${path}`),
    );
  expect(missing).toEqual([]);
});

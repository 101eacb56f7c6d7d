/** House rules that no linter has: read from the sources themselves. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '..');

/** Everything git tracks or would track, with its text. */
const sources = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 16 * 1024 * 1024,
})
  .split('\n')
  .filter(
    (file) => /\.(ts|tsx|mjs|cjs|json|md|html|css|svg|ya?ml)$/.test(file) || file === '.npmrc',
  );

interface Rule {
  says: string;
  where: RegExp;
  pattern: RegExp;
  /** Breaks the rule, so that a rule that never fires is found out. */
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
    // Codes are the exception: their letters are larger, so 13 px stand beside text of 14.
    says: 'text has a size of the scale',
    where: /^packages\/[^/]+\/src\/(?!.*\.(?:test|stories)\.tsx?$).*\.(?:styles\.ts|tsx)$/,
    pattern: /font-size:\s*(?!0\.8125rem)[\d.]+(?:rem|px)/,
    breach: 'font-size: 0.6875rem;',
  },
  {
    says: 'no folder is called utils, helpers, common, constants or types',
    where: /(^|\/)(utils|helpers|common|constants|types)\//,
    pattern: /[\s\S]*/,
    breach: 'anything',
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
  it('everywhere', () => {
    const broken = sources.filter(
      (file) => where.test(file) && pattern.test(readFileSync(join(root, file), 'utf8')),
    );
    expect(broken).toEqual([]);
  });

  it('and notices a breach', () => {
    expect(breach).toMatch(pattern);
  });
});

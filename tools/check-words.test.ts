import { expect, it } from 'vitest';
import { breachesIn } from './check-words.mjs';

it.each([
  ['a comment', 'a.ts', '// Nobody reads it.'],
  ['a docstring', 'a.tsx', '/** Somebody reads it. */\nexport const a = 1;'],
  ['a test name', 'a.test.ts', "it('is read by nobody', () => {});"],
  [
    'CSS in a template',
    'a.styles.ts',
    'const a = css`\n  /* Nobody sees it. */\n  color: red;\n`;',
  ],
  ['SQL', 'a.sql', '-- Nobody reads it.'],
  ['a document', 'a.md', 'Nobody reads it.'],
  ['a shell script', 'a.sh', '# Nobody reads it.'],
])('refuses a banned wording in %s', (_, path, source) => {
  expect(breachesIn(path, source)).toEqual([
    expect.stringMatching(/^a\S+:\d+: “(?:no|some)body” \(/i) as string,
  ]);
});

it('refuses a banned wording of an English catalogue by its key', () => {
  const catalogue = JSON.stringify({ title: 'Results', empty: 'Nobody is to be called.' });
  expect(breachesIn('a/words/en.json', catalogue)[0]).toMatch(
    /^a\/words\/en\.json empty: “Nobody”/,
  );
  expect(breachesIn('a/words/de.json', catalogue)).toEqual([]);
});

it('accepts plain wording, and banned words in code', () => {
  expect(breachesIn('a.ts', "// The technician reads it.\nconst nobody = 'nobody';")).toEqual([]);
});

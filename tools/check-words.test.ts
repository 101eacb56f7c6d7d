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
  ['an API error', 'a.ts', "throw invalid({ role: 'is nobody here' });"],
  ['a log line', 'a.ts', 'logger.warn(`${n} jobs of nobody`);'],
  ['the summary of an endpoint', 'a.ts', "const a = { summary: 'Lists what nobody reads.' };"],
  ['a row of a table test', 'a.test.ts', "it.each([['of nobody', 404]])('%s', () => {});"],
  ['a test name', 'a.test.ts', "describe.each(rows)('read by nobody', () => {});"],
  [
    'the text of a story',
    'a.stories.tsx',
    "const a = { docs: { component: '**Use it** for nobody.' } };",
  ],
  ['text of an element', 'a.tsx', 'const a = <p>Shown to nobody</p>;'],
  ['a lint message', 'a.cjs', "module.exports = { comment: 'Imported by nobody.' };"],
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
  const source = "// The technician reads it.\nconst nobody = 'nobody';\nimport 'a/nobody.ts';";
  expect(breachesIn('a.ts', source)).toEqual([]);
});

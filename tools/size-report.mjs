/**
 * `node tools/size-report.mjs before.json after.json`: prints a Markdown table of the sizes that
 * differ between two runs of `npm run size -- --json`.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const kilobytes = (bytes) => (bytes === undefined ? '–' : `${(bytes / 1000).toFixed(2)} kB`);

/** Differences below this many bytes come from the compressor. */
const NOISE_BYTES = 20;

export function sizeReport(before, after) {
  const sizesOf = (report) => new Map(report.map(({ name, size }) => [name, size]));
  const [old, now] = [sizesOf(before), sizesOf(after)];
  const rows = [...new Set([...old.keys(), ...now.keys()])].flatMap((name) => {
    const [from, to] = [old.get(name), now.get(name)];
    if (Math.abs((to ?? 0) - (from ?? 0)) < NOISE_BYTES) return [];
    const change = from === undefined || to === undefined ? '' : kilobytes(to - from);
    return [`| ${name} | ${kilobytes(from)} | ${kilobytes(to)} | ${change} |`];
  });
  const overBudget = after.filter(({ passed }) => passed === false).map(({ name }) => `- ${name}`);
  return [
    '## Size',
    '',
    ...(rows.length === 0
      ? ['No size changes.']
      : ['| part | before | after | change |', '| --- | ---: | ---: | ---: |', ...rows]),
    ...(overBudget.length === 0 ? [] : ['', 'Over budget:', '', ...overBudget]),
    '',
  ].join('\n');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [before, after] = process.argv
    .slice(2)
    .map((path) => JSON.parse(readFileSync(path, 'utf8')));
  process.stdout.write(sizeReport(before, after));
}

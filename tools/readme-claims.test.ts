/**
 * Checks that each claim of the README is proved by a test that exists, or by a step of `npm test`
 * in `tools/`. `readme-claims.json` names the file and the test, or the words of the step.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const proofs = JSON.parse(read('tools/readme-claims.json')) as Record<string, [string, string]>;

/** Sections that refer to other documents and claim nothing. */
const WITHOUT_CLAIMS = ['Documentation', 'Licence'];

const plain = (markdown: string) =>
  markdown
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[`<>]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Parts of a list, separated by commas outside of parentheses. */
const parts = (list: string) => list.split(/, (?![^(]*\))/);

/**
 * Claims of a README: each sentence, each command, each row of a table by its first cell, and each
 * feature as `area: feature`.
 */
function claimsOf(readme: string): string[] {
  return readme.split(/^## /m).flatMap((text) => {
    const [section = '', ...lines] = text.split('\n');
    if (WITHOUT_CLAIMS.includes(section)) return [];
    let inCode = false;
    let inTable = false;
    return lines.flatMap((line): string[] => {
      if (line.startsWith('```')) inCode = !inCode;
      const isRow = line.startsWith('|');
      const isHead = isRow && !inTable;
      inTable = isRow;
      if (line.startsWith('```') || isHead || /^(?:\| ---|!\[|$)/.test(line)) return [];
      if (inCode) return [plain(line)];
      if (!isRow) return plain(line).split(/(?<=[.!?]) (?=[A-Z])/);
      const [first = '', second = ''] = line.slice(1).split('|').map(plain);
      return section === 'Features' ? parts(second).map((part) => `${first}: ${part}`) : [first];
    });
  });
}

describe('claims of the README', () => {
  it('each have a proof, and each proof a claim', () => {
    expect(claimsOf(read('README.md')).toSorted()).toEqual(Object.keys(proofs).toSorted());
  });

  it('are proved by existing tests', () => {
    const missing = Object.entries(proofs).filter(
      ([, [file, name]]) => !existsSync(join(root, file)) || !read(file).includes(name),
    );
    expect(missing).toEqual([]);
  });

  it('are found in sentences, commands, rows and features', () => {
    const readme = [
      '# Name',
      '',
      'One sentence. Another with a [link](x).',
      '',
      '## Features',
      '',
      '| area | what |',
      '| --- | --- |',
      '| Access | roles (ten, fixed), invitations |',
      '',
      '## Run',
      '',
      '| variable | default |',
      '| --- | --- |',
      '| `PORT` | `4173` |',
      '',
      '```',
      'npm test   # all',
      '```',
      '',
      '## Licence',
      '',
      'See elsewhere.',
    ].join('\n');
    expect(claimsOf(readme)).toEqual([
      'One sentence.',
      'Another with a link.',
      'Access: roles (ten, fixed)',
      'Access: invitations',
      'PORT',
      'npm test # all',
    ]);
  });
});

describe('runtime of the README', () => {
  it('is Node 24 from the packages, started with Node 20 or newer', () => {
    const manifest = JSON.parse(read('package.json')) as { engines: { node: string } };
    expect(manifest.engines.node).toBe('>=20');
    expect(process.version).toMatch(/^v24\./);
    expect(process.execPath).toContain('node_modules');
  });
});

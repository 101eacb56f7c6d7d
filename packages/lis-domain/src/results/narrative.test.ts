import { describe, expect, it } from 'vitest';
import {
  briefValue,
  MAX_NARRATIVE,
  narrativeBlocks,
  narrativeChanges,
  type NarrativeChange,
} from './narrative.ts';

const heading = (text: string) => ({ kind: 'heading', text });
const paragraph = (...lines: string[]) => ({ kind: 'paragraph', lines });

describe('narrativeBlocks', () => {
  it.each([
    ['', []],
    ['\n\n', []],
    ['One line', [paragraph('One line')]],
    ['One\ntwo', [paragraph('One', 'two')]],
    ['One\n\n\ntwo', [paragraph('One'), paragraph('two')]],
    ['One \n \ntwo', [paragraph('One'), paragraph('two')]],
    ['  Indented', [paragraph('  Indented')]],
    ['## Microscopy\nGlands', [heading('Microscopy'), paragraph('Glands')]],
    ['Before\n## Microscopy', [paragraph('Before'), heading('Microscopy')]],
    ['## Microscopy\n\n## Diagnosis', [heading('Microscopy'), heading('Diagnosis')]],
    ['##   Microscopy  ', [heading('Microscopy')]],
    ['## ٣ Microscopy', [heading('٣ Microscopy')]],
    ['##', [paragraph('##')]],
    ['## ', [paragraph('##')]],
    ['##Microscopy', [paragraph('##Microscopy')]],
    ['# Microscopy', [paragraph('# Microscopy')]],
    ['### Microscopy', [paragraph('### Microscopy')]],
    [' ## Microscopy', [paragraph(' ## Microscopy')]],
    ['<h2>Microscopy</h2>', [paragraph('<h2>Microscopy</h2>')]],
    ['**bold** & [link](x)', [paragraph('**bold** & [link](x)')]],
  ])('reads %j', (text, blocks) => {
    expect(narrativeBlocks(text)).toEqual(blocks);
  });

  it('reads the longest text', () => {
    const text = 'ab\n'.repeat(MAX_NARRATIVE / 3);
    expect(narrativeBlocks(text)).toEqual([
      paragraph(...Array.from({ length: Math.floor(MAX_NARRATIVE / 3) }, () => 'ab')),
    ]);
  });
});

describe('briefValue', () => {
  it.each([
    ['4.2', '4.2'],
    ['x'.repeat(200), 'x'.repeat(200)],
    ['## Diagnosis\nAdenoma', 'Adenoma…'],
    ['Adenoma\nof the colon', 'Adenoma…'],
    ['## Diagnosis\n## Comment', 'Diagnosis…'],
    ['x'.repeat(201), `${'x'.repeat(80)}…`],
    [`${'ab '.repeat(90)}\nEnd`, `${'ab '.repeat(27).slice(0, 80).trimEnd()}…`],
    [`${'🧪'.repeat(150)}\nEnd`, `${'🧪'.repeat(80)}…`],
  ])('shortens %j', (value, brief) => {
    expect(briefValue(value)).toBe(brief);
  });
});

describe('narrativeChanges', () => {
  const marks: Record<NarrativeChange['change'], string> = { kept: ' ', removed: '-', added: '+' };
  const marked = (before: string, now: string) =>
    narrativeChanges(before, now).map(({ change, line }) => `${marks[change]}${line}`);

  it.each([
    ['a\nb\nc', 'a\nb\nc', [' a', ' b', ' c']],
    ['a\nb\nc', 'a\nB\nc', [' a', '-b', '+B', ' c']],
    ['a\nb', 'a\nb\nc', [' a', ' b', '+c']],
    ['a\nb\nc', 'a\nc', [' a', '-b', ' c']],
    ['a\nb\nc\nd', 'b\nx\nd\ne', ['-a', ' b', '-c', '+x', ' d', '+e']],
    ['a\na', 'a\na\na', [' a', ' a', '+a']],
    ['a ', 'a', ['-a ', '+a']],
    ['one', 'other', ['-one', '+other']],
  ])('compares %j with %j', (before, now, changes) => {
    expect(marked(before, now)).toEqual(changes);
  });

  it('keeps both texts of any correction', () => {
    const before = Array.from({ length: 60 }, (_, at) => `line ${(at * 7) % 11}`).join('\n');
    const now = Array.from({ length: 50 }, (_, at) => `line ${(at * 5) % 13}`).join('\n');
    const changes = narrativeChanges(before, now);
    const without = (other: NarrativeChange['change']) =>
      changes.flatMap(({ change, line }) => (change === other ? [] : [line])).join('\n');
    expect([without('added'), without('removed')]).toEqual([before, now]);
  });

  it('replaces texts with too many lines to compare', () => {
    const before = Array.from({ length: 5_000 }, (_, at) => `a${at}`).join('\n');
    const now = Array.from({ length: 5_000 }, (_, at) => `b${at}`).join('\n');
    const changes = narrativeChanges(before, now);
    expect(changes).toHaveLength(10_000);
    expect(changes[4_999]).toEqual({ change: 'removed', line: 'a4999' });
    expect(changes[5_000]).toEqual({ change: 'added', line: 'b0' });
  });
});

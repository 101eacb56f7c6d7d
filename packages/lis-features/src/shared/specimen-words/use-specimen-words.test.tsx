import { rejectionCodes, sampleStates } from '@alms/lis-domain/samples';
import { renderUi } from '@alms/ui/testing';
import { describe, expect, it } from 'vitest';
import { useSpecimenWords } from './index.ts';

type SpecimenWords = ReturnType<typeof useSpecimenWords>;

function Say({ what }: { what: (words: SpecimenWords) => string | undefined }) {
  return what(useSpecimenWords()) ?? 'nothing';
}

const rendered = (what: (words: SpecimenWords) => string | undefined) =>
  renderUi(<Say what={what} />).container.textContent;

describe('useSpecimenWords', () => {
  it.each<[string, (words: SpecimenWords) => string | undefined, string]>([
    ['a material', (words) => words.type('SER'), 'Serum'],
    ['a material without a translation', (words) => words.type('BRONCH'), 'BRONCH'],
    [
      'a material named like an Object property',
      (words) => words.type('constructor'),
      'constructor',
    ],
    ['a container', (words) => words.container('edta'), 'Lavender'],
    ['an additive', (words) => words.additive('citrate'), 'citrate'],
    [
      'a container named like another message key',
      (words) => words.container('atLeast'),
      'atLeast',
    ],
    ['no additive', (words) => words.additive('sterile'), 'nothing'],
  ])('names %s', (_, what, words) => {
    expect(rendered(what)).toBe(words);
  });

  it('distinguishes every status and every rejection reason', () => {
    const states = sampleStates.map((state) => rendered((words) => words.state(state)));
    const reasons = rejectionCodes.map((code) => rendered((words) => words.reason(code)));
    expect(new Set(states).size).toBe(sampleStates.length);
    expect(new Set(reasons).size).toBe(rejectionCodes.length);
  });
});

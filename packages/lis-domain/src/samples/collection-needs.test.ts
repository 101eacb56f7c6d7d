import { describe, expect, it } from 'vitest';
import { specimenOf, type TestSpecimen } from '../catalogue/test-parameter.schema.ts';
import type { CollectionNeeds } from './collection-needs.schema.ts';
import { aliquotNeeds, needsOf, type CollectedTest } from './collection-needs.ts';

const serum = { type: 'SER', container: 'sst' };
const test = (
  name: string,
  specimen: Partial<TestSpecimen> = {},
  rest: Partial<CollectedTest> = {},
): CollectedTest => ({
  name,
  specimens: [specimenOf('SER', 'sst', specimen)],
  collection_instructions: '',
  consent_required: false,
  ...rest,
});
const nothing: CollectionNeeds = {
  consent: [],
  instructions: [],
  fasting: false,
  protect_from_light: false,
  transport: [],
  additives: [],
  min_volume_ml: null,
  stability: [],
  arrival: [],
};

it('keeps only storage, transport and stability for aliquots', () => {
  const needs: CollectionNeeds = {
    consent: ['HIV antibody'],
    instructions: [{ test: 'Lactate', text: 'Without a tourniquet' }],
    fasting: true,
    protect_from_light: true,
    transport: ['frozen', 'ambient'],
    additives: ['gel'],
    min_volume_ml: 2,
    stability: [{ test: 'Lactate', hours: 2 }],
    arrival: [],
  };
  expect(aliquotNeeds(needs)).toEqual({
    ...nothing,
    protect_from_light: true,
    transport: ['frozen', 'ambient'],
    stability: [{ test: 'Lactate', hours: 2 }],
  });
  expect(aliquotNeeds(nothing)).toEqual(nothing);
});

describe('needsOf', () => {
  it.each<[string, CollectedTest[], Partial<CollectionNeeds>]>([
    ['empty when the tests have no requirements', [test('Sodium'), test('Potassium')], {}],
    ['empty without tests', [], {}],
    [
      'each once',
      [
        test('A', { transport: 'frozen', additive: 'aprotinin' }),
        test('B', { transport: 'frozen', additive: 'aprotinin' }),
      ],
      { transport: ['frozen'], additives: ['aprotinin'] },
    ],
    [
      'both when tests differ',
      [test('A', { transport: 'frozen' }), test('B', { transport: 'ambient' })],
      { transport: ['frozen', 'ambient'] },
    ],
    [
      'the requirement of a single test',
      [
        test('A'),
        test('Bilirubin', { protect_from_light: true }),
        test('Glucose', { fasting_required: true }),
      ],
      { protect_from_light: true, fasting: true },
    ],
    [
      'the sum of volumes, to the microlitre',
      [
        test('A', { min_volume_ml: '0.1' }),
        test('B', { min_volume_ml: '0.2' }),
        test('C', { min_volume_ml: '0.300' }),
      ],
      { min_volume_ml: 0.6 },
    ],
    [
      'the sum of the volumes that are defined',
      [test('A', { min_volume_ml: '2.5' }), test('B')],
      { min_volume_ml: 2.5 },
    ],
    [
      'instructions and consent with the test names',
      [
        test('HIV antibody', {}, { consent_required: true }),
        test('Lactate', {}, { collection_instructions: 'Without a tourniquet' }),
      ],
      {
        consent: ['HIV antibody'],
        instructions: [{ test: 'Lactate', text: 'Without a tourniquet' }],
      },
    ],
    [
      'the requirement for this container',
      [
        {
          ...test('A'),
          specimens: [
            specimenOf('PLAS', 'heparin', { transport: 'frozen' }),
            specimenOf('SER', 'sst', { transport: 'ambient', default: false }),
          ],
        },
      ],
      { transport: ['ambient'] },
    ],
    [
      'the default requirement when this container has none',
      [
        {
          ...test('A'),
          specimens: [
            specimenOf('BLD', 'edta', { default: false }),
            specimenOf('PLAS', 'heparin', { fasting_required: true }),
          ],
        },
      ],
      { fasting: true },
    ],
    ['empty for calculated tests', [{ ...test('LDL'), specimens: [] }], {}],
  ])('is %s', (_, tests, expected) => {
    expect({ ...needsOf(tests, serum), arrival: [] }).toEqual({ ...nothing, ...expected });
  });
});

it('names the tests with a stability limit in this container', () => {
  const inCitrate = specimenOf('PLAS', 'citrate', { stability_hours: 48 });
  expect(
    needsOf(
      [
        test('A', { stability_hours: 6 }),
        test('B', { stability_hours: null }),
        test('C', {}, { specimens: [inCitrate] }),
      ],
      serum,
    ).stability,
  ).toEqual([{ test: 'A', hours: 6 }]);
});

describe('requirements on arrival', () => {
  it('are listed for tests that state a transport or storage condition', () => {
    const { arrival } = needsOf(
      [
        test('K'),
        { ...test('NH3'), specimens: [specimenOf('SER', 'sst', { transport: 'refrigerated' })] },
        { ...test('LDH'), specimens: [specimenOf('SER', 'sst', { refrigerated_hours: 0 })] },
        { ...test('WBC'), specimens: [specimenOf('BLD', 'edta', { transport: 'ambient' })] },
      ],
      serum,
    );
    expect(arrival.map(({ test: name, transport }) => [name, transport])).toEqual([
      ['NH3', 'refrigerated'],
      ['LDH', null],
    ]);
  });
});

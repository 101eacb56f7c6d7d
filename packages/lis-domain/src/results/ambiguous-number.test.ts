import { describe, expect, it } from 'vitest';
import { isAmbiguousNumber, alternativeReadings } from './ambiguous-number.ts';

describe('isAmbiguousNumber', () => {
  it.each(['4,2', '1,000', '1.000,5', '.5', '5.', '4 2', '<0,1', "1'234", '4..1'])(
    '%j is ambiguous',
    (text) => {
      expect(isAmbiguousNumber(text)).toBe(true);
    },
  );

  it.each(['4.2', '<0.1', 'hemolyzed', '4.1 mmol/L', '1e5', '2+', '', '--5', '.'])(
    '%j is not ambiguous',
    (text) => {
      expect(isAmbiguousNumber(text)).toBe(false);
    },
  );
});

describe('alternativeReadings', () => {
  const potassium = {
    plausible: { low: '1.0', high: '15.0' },
    decimals: 1,
    result_type: 'numeric',
  } as const;
  const platelets = {
    plausible: { low: '0', high: '5000' },
    decimals: 0,
    result_type: 'numeric',
  } as const;
  const ferritin = { plausible: null, decimals: 3, result_type: 'numeric' } as const;
  const titer = {
    plausible: { low: '1', high: '65536' },
    decimals: 0,
    result_type: 'titer',
  } as const;
  const ratio = { plausible: null, decimals: 0, result_type: 'ratio' } as const;

  it.each([
    ['4,2', potassium, ['4.2']],
    ['42', potassium, ['4.2']],
    ['1,234', platelets, ['1.234', '1234']],
    ['1.234,5', platelets, ['1234.5']],
    ['1.234,5', potassium, []],
    ['<0,1', platelets, ['0.1']],
    ['.5', platelets, ['0.5']],
    ['٤،٢', potassium, ['4.2']],
    ['1,234', ferritin, ['1.234', '1234']],
    ['80', titer, ['1:80']],
    ['<20', titer, ['<1:20']],
    ['1/80', titer, ['1:80']],
    ['1:1.280', titer, ['1:1280']],
    ['1280000', titer, []],
    ['80:1', titer, []],
    ['0.0125', titer, []],
    ['1:80', titer, []],
    ['2/1', ratio, ['2:1']],
    ['2', ratio, []],
  ] as const)('suggests for %j the values %j', (text, test, readings) => {
    expect(alternativeReadings(text, test)).toEqual(readings);
  });

  it.each([
    ['a plausible value', '12', potassium],
    ['a value with a decimal point', '42.0', potassium],
    ['a value that is implausible with a decimal point too', '9999', potassium],
    ['a test without decimals', '9999', platelets],
    ['a test without plausible limits', '9999', ferritin],
    ['text', 'hemolyzed', potassium],
    ['a comparator', '>42', potassium],
  ])('suggests nothing for %s', (_, text, test) => {
    expect(alternativeReadings(text, test)).toEqual([]);
  });
});

import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  longestMrnPrefix,
  maxMrnDigits,
  mrnAt,
  mrnPatternField,
  mrnPeriod,
  type MrnPattern,
} from './mrn-pattern.ts';

const plain: MrnPattern = { prefix: '', year: 'none', restarts: false, digits: 7 };

describe('mrnAt', () => {
  it.each<[Partial<MrnPattern>, number, string]>([
    [{}, 1, '0000001'],
    [{}, 9_999_999, '9999999'],
    [{}, 10_000_000, '10000000'],
    [{ prefix: 'NL' }, 43, 'NL0000043'],
    [{ prefix: 'P-', digits: 4 }, 43, 'P-0043'],
    [{ prefix: 'P', year: 'short', digits: 4 }, 43, 'P26-0043'],
    [{ prefix: 'P', year: 'long', digits: 4 }, 43, 'P2026-0043'],
    [{ year: 'short', digits: 4 }, 9999, '26-9999'],
    [{ year: 'short', digits: 4 }, 10_000, '26-10000'],
  ])('with %o gives position %i the number %s', (pattern, place, number) => {
    expect(mrnAt({ ...plain, ...pattern }, 2026, place)).toBe(number);
  });

  it('writes the last year of a century with two digits', () => {
    expect(mrnAt({ ...plain, year: 'short', digits: 4 }, 2100, 1)).toBe('00-0001');
  });

  it('never exceeds the maximum length, even one digit beyond the longest pattern', () => {
    expect(
      mrnAt(
        { prefix: 'X'.repeat(longestMrnPrefix), year: 'long', digits: maxMrnDigits },
        2026,
        10 ** maxMrnDigits,
      ),
    ).toHaveLength(20);
  });
});

describe('mrnPeriod', () => {
  it.each([
    [true, '2026'],
    [false, ''],
  ])('for a restarting series (%s) is "%s"', (restarts, period) => {
    expect(mrnPeriod({ restarts }, 2026)).toBe(period);
  });
});

describe('mrnPatternField', () => {
  const faultsOf = (input: object) => {
    const { issues = [] } = v.safeParse(mrnPatternField, { ...plain, ...input });
    return issues.map((issue) => [v.getDotPath(issue), issue.message]);
  };

  it.each([
    [{ prefix: 'ABCDEFG' }, 'prefix', 'must be at most 6 characters'],
    [{ prefix: 'É' }, 'prefix', 'must be letters A to Z, digits or hyphens'],
    [{ prefix: 'A B' }, 'prefix', 'must be letters A to Z, digits or hyphens'],
    [
      { prefix: 'tmp-' },
      'prefix',
      'must not begin with TMP, which is reserved for temporary numbers',
    ],
    [{ digits: 3 }, 'digits', 'must be at least 4'],
    [{ digits: 9 }, 'digits', 'must be at most 8'],
    [{ restarts: true }, 'restarts', 'must be disabled if the number does not contain the year'],
  ])('rejects %o at %s: %s', (input, field, message) => {
    expect(faultsOf(input)).toEqual([[field, message]]);
  });

  it.each([[{ digits: 4.5 }], [{ year: 'both' }], [{ more: 1 }]])('rejects %o', (input) => {
    expect(faultsOf(input)).toHaveLength(1);
  });

  it('converts the prefix to upper case', () => {
    expect(v.parse(mrnPatternField, { ...plain, prefix: ' nl-' })).toEqual({
      ...plain,
      prefix: 'NL-',
    });
  });
});

import { aPatientSummary, aTestParameter } from '@alms/lis-domain/fixtures';
import { describe, expect, it } from 'vitest';
import { criticalLimits, isReadable, previewOf, sentValue } from './typed-value.js';

describe('sentValue', () => {
  it.each([
    [' 4.2 ', '.', '4.2'],
    ['4,2', '.', '4,2'],
    ['4,2', ',', '4.2'],
    ['<0,1', ',', '<0.1'],
    ['4.2', ',', '4.2'],
    ['1,000,5', ',', '1,000,5'],
    ['0', '.', '0'],
  ] as const)('%j with the mark %s is sent as %j', (typed, mark, sent) => {
    expect(sentValue(typed, mark)).toBe(sent);
  });
});

describe('isReadable', () => {
  it.each([
    ['0', 'numeric', true],
    ['<3.0', 'numeric', true],
    ['4,2', 'numeric', false],
    ['clotted', 'numeric', false],
    ['clotted', 'text', true],
    ['2+', 'ordinal', true],
    ['  ', 'text', false],
  ] as const)('%j for a %s test: %s', (value, type, readable) => {
    expect(isReadable(value, type)).toBe(readable);
  });
});

describe('previewOf', () => {
  const woman = aPatientSummary({ number: 3 });
  const child = aPatientSummary({ number: 5 });

  it.each([
    ['K', '6.8', woman, 'HH', 'critical'],
    ['HGB', '13.1', woman, 'N', 'within_reference'],
    ['HGB', '13.1', child, null, 'no_applicable_interval'],
  ] as const)('%s %s: %s', (code, value, patient, flag, reason) => {
    expect(previewOf(value, aTestParameter(code), patient, '2026-05-12')).toMatchObject({ flag, flag_reason: reason });
  });
});

describe('criticalLimits', () => {
  it('are those of the catalogue, where it has any', () => {
    expect(criticalLimits(aTestParameter('K'), aPatientSummary({ number: 3 }), '2026-05-12')).toMatchObject({ type: 'critical' });
    expect(criticalLimits(aTestParameter('CL'), aPatientSummary({ number: 3 }), '2026-05-12')).toBeNull();
  });
});

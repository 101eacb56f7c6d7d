import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  arrivalConditionField,
  arrivalConditions,
  makesDoubtful,
  temperaturesIn,
  type ArrivalCondition,
} from './index.ts';

const noted = (codes: ArrivalCondition['codes'], note = ''): ArrivalCondition => ({ codes, note });

describe('makesDoubtful', () => {
  it.each<[string, ArrivalCondition | null, boolean]>([
    ['nothing noted', null, false],
    ['haemolysed', noted(['HEM']), true],
    ['clotted', noted(['CLOT']), true],
    ['contaminated', noted(['CON']), true],
    ['autolysed', noted(['AUT']), true],
    ['frozen', noted(['FROZ']), false],
    ['cool', noted(['COOL']), false],
    ['at room temperature', noted(['ROOM']), false],
    ['alive', noted(['LIVE']), false],
    ['frozen and haemolysed', noted(['FROZ', 'HEM']), true],
    ['a free-text note only', noted([], 'Lipemic'), true],
    ['a temperature condition with a value in the note', noted(['COOL'], '4 °C'), false],
  ])('%s: %s', (_, condition, expected) => {
    expect(makesDoubtful(condition)).toBe(expected);
  });
});

describe('temperaturesIn', () => {
  it.each<[ArrivalCondition['codes'], readonly string[] | undefined]>([
    [[], undefined],
    [['HEM', 'COOL'], undefined],
    [
      ['FROZ', 'COOL'],
      ['FROZ', 'COOL'],
    ],
    [
      ['ROOM', 'HEM', 'FROZ'],
      ['ROOM', 'FROZ'],
    ],
  ])('for %j: %j', (codes, expected) => {
    expect(temperaturesIn(codes)).toEqual(expected);
  });
});

describe('arrivalConditionField', () => {
  it.each<[string, unknown, boolean]>([
    ['one condition', noted(['HEM']), true],
    [
      'all compatible conditions',
      noted(arrivalConditions.filter((code) => code !== 'COOL' && code !== 'ROOM')),
      true,
    ],
    ['words alone', noted([], 'Icteric'), true],
    ['neither', noted([], ' '), false],
    ['one twice', noted(['HEM', 'HEM']), false],
    ['two temperatures', noted(['FROZ', 'ROOM']), false],
    ['the not-received condition', { codes: ['SNR'], note: '' }, false],
    ['an overlong note', noted(['HEM'], 'x'.repeat(301)), false],
    ['an unknown field', { ...noted(['HEM']), at: 'now' }, false],
    ['a temperature that its code allows', { ...noted(['COOL']), temperature: '4.5' }, true],
    ['a temperature that contradicts its code', { ...noted(['COOL']), temperature: '21' }, false],
    [
      'a code with a temperature that is no number',
      { ...noted(['COOL']), temperature: 'abc' },
      false,
    ],
    ['a code with a decimal comma', { ...noted(['COOL']), temperature: '5,5' }, false],
  ])('%s: %s', (_, condition, fits) => {
    expect(v.safeParse(arrivalConditionField, condition).success).toBe(fits);
  });
});

import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { specimenOf, type TestSpecimen } from '../catalogue/test-parameter.schema.ts';
import { arrivalConditionField, type ArrivalCondition } from './arrival-condition.ts';
import {
  transportConditionAt,
  transportDeviation,
  transportPeriod,
} from './transport-temperature.ts';

describe('transportConditionAt', () => {
  it.each([
    ['-70', 'frozen'],
    ['-15', 'frozen'],
    ['-14.9', 'other'],
    ['0', 'other'],
    ['1.9', 'other'],
    ['2', 'refrigerated'],
    ['8.0', 'refrigerated'],
    ['8.1', 'other'],
    ['14.9', 'other'],
    ['15', 'ambient'],
    ['25', 'ambient'],
    ['25.1', 'other'],
  ] as const)('%s °C: %s', (temperature, expected) => {
    expect(transportConditionAt(temperature)).toBe(expected);
  });
});

const measured = (temperature: string): ArrivalCondition => ({ codes: [], note: '', temperature });
const coded = (code: ArrivalCondition['codes'][number]): ArrivalCondition => ({
  codes: [code],
  note: '',
});
const needing = (rest: Partial<TestSpecimen>) => specimenOf('PLAS', 'edta', rest);

describe('transportDeviation', () => {
  it.each<[string, Partial<TestSpecimen>, ArrivalCondition | null, object | undefined]>([
    ['nothing recorded', { transport: 'frozen' }, null, undefined],
    ['no temperature', { transport: 'frozen' }, coded('HEM'), undefined],
    ['as required', { transport: 'refrigerated' }, measured('5'), undefined],
    ['as required, by code', { transport: 'refrigerated' }, coded('COOL'), undefined],
    [
      'too warm',
      { transport: 'refrigerated' },
      measured('21'),
      { required: 'refrigerated', found: 'ambient', temperature: '21' },
    ],
    [
      'too warm, by code',
      { transport: 'frozen' },
      coded('ROOM'),
      { required: 'frozen', found: 'ambient', temperature: null },
    ],
    [
      'too cold, without stability there',
      { transport: 'ambient', stability_hours: 6 },
      measured('4'),
      { required: 'ambient', found: 'refrigerated', temperature: '4' },
    ],
    [
      'another condition with stability there',
      { transport: 'ambient', stability_hours: 6, refrigerated_hours: 48 },
      measured('4'),
      undefined,
    ],
    [
      'a condition with 0 hours',
      { transport: null, stability_hours: 6, refrigerated_hours: 0 },
      measured('4'),
      { required: null, found: 'refrigerated', temperature: '4' },
    ],
    [
      'between the ranges',
      { transport: 'ambient' },
      measured('12'),
      { required: 'ambient', found: 'other', temperature: '12' },
    ],
    ['nothing required', { transport: null }, measured('38'), undefined],
    ['unknown stability and nothing required', { transport: null }, measured('4'), undefined],
  ])('%s', (_, needs, condition, expected) => {
    expect(transportDeviation(needing(needs), condition)).toEqual(expected);
  });
});

describe('transportPeriod', () => {
  const times = { collected_at: '2026-05-12T06:00:00Z', received_at: '2026-05-12T16:00:00Z' };
  const needs = needing({ transport: 'ambient', stability_hours: 6, refrigerated_hours: 48 });
  it.each<[string, Partial<Parameters<typeof transportPeriod>[1]>, number]>([
    ['a measured temperature with stability there', { condition: measured('4') }, 1],
    ['a coded temperature, which is not measured', { condition: coded('COOL') }, 0],
    ['the required condition', { condition: measured('20') }, 0],
    ['an unknown collection time', { condition: measured('4'), collected_at: null }, 0],
    ['no receipt', { condition: measured('4'), received_at: null }, 0],
    ['no stability there', { condition: measured('-20') }, 0],
  ])('%s', (_, specimen, periods) => {
    expect(transportPeriod(needs, { ...times, condition: null, ...specimen })).toHaveLength(
      periods,
    );
  });
});

describe('recorded temperature', () => {
  it.each(['5', '5.5', '-196', '0', ' 21.0 '])('accepts %s', (temperature) => {
    expect(v.is(arrivalConditionField, { codes: [], note: '', temperature })).toBe(true);
  });
  it.each(['', 'cold', '5,5', '5.55', '61', '-201', '+5'])('refuses %s', (temperature) => {
    expect(v.is(arrivalConditionField, { codes: [], note: '', temperature })).toBe(false);
  });
  it.each([
    ['ROOM', '5'],
    ['COOL', '12'],
    ['FROZ', '-5'],
  ])('refuses %s at %s °C, which contradict each other', (code, temperature) => {
    const parsed = v.safeParse(arrivalConditionField, { codes: [code], note: '', temperature });
    expect(v.flatten(parsed.issues ?? [{} as never]).nested).toHaveProperty('temperature');
  });
});

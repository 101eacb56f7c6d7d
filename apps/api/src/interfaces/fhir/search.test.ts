import { describe, expect, it } from 'vitest';
import { readSearch, type SearchContext } from './search.ts';

const context: SearchContext = {
  parameters: {
    patient: 'patient',
    status: 'token',
    code: 'token',
    date: 'instant',
    birthdate: 'date',
  },
  zone: 'UTC',
  base: 'https://lab.example/fhir/R4',
  lenient: false,
};
const id = '0193a9f4-1111-7222-8333-444455556666';

describe('valid FHIR search', () => {
  it.each([
    [{ code: '2345-7' }, { tokens: { code: [{ system: null, value: '2345-7' }] } }],
    [
      { code: 'http://loinc.org|2345-7,|X|Y' },
      {
        tokens: {
          code: [
            { system: 'http://loinc.org', value: '2345-7' },
            { system: '', value: 'X|Y' },
          ],
        },
      },
    ],
    [
      { patient: `Patient/${id},https://lab.example/fhir/R4/Patient/${id},${id}` },
      { patients: [id, id, id] },
    ],
    [{ patient: `Group/${id}` }, { patients: [] }],
    [{ patient: `https://other.example/fhir/R4/Patient/${id}` }, { patients: [] }],
    [{ _id: `${id},no-id` }, { ids: [id] }],
    [
      { date: ['ge2026-05-12', 'lt2026-05-13'] },
      {
        ranges: {
          date: [{ from: '2026-05-12T00:00:00.000Z' }, { before: '2026-05-13T00:00:00.000Z' }],
          birthdate: [],
        },
      },
    ],
    [{ _count: '1000' }, { count: 200 }],
    [{}, { count: 50, ids: undefined, patients: undefined, tokens: {}, cursor: undefined }],
    [
      { _cursor: 'abc', status: 'final', _format: 'json' },
      {
        cursor: 'abc',
        understood: [
          ['status', 'final'],
          ['_format', 'json'],
        ],
      },
    ],
  ])('%j', (query, expected) => {
    expect(readSearch(query, context)).toMatchObject(expected);
  });
});

describe('invalid FHIR search', () => {
  const accepted =
    '_id, _lastUpdated, _count, _cursor, _format, patient, status, code, date, birthdate';
  it.each([
    [
      { 'code:text': 'sodium' },
      `Unknown parameter "code:text". Supported parameters: ${accepted}.`,
    ],
    [{ subject: 'x' }, `Unknown parameter "subject". Supported parameters: ${accepted}.`],
    [
      { date: 'soon' },
      'The parameter "date" takes a date such as 2026-05-12 or 2026-05-12T08:42:00Z, optionally prefixed with eq, ge, gt, le or lt. Invalid value: "soon".',
    ],
    [{ _count: '0' }, 'The parameter "_count" takes a whole number from 1 to 200.'],
    [{ status: ['final', 'amended'] }, 'The parameter "status" must not be repeated.'],
    [{ status: 'final,,amended' }, 'The parameter "status" takes 1 to 100 comma-separated values.'],
  ])('%j', (query, message) => {
    expect(() => readSearch(query, context)).toThrow(message);
  });

  it('ignores unknown parameters when lenient handling is requested', () => {
    expect(
      readSearch({ subject: 'x', status: 'final' }, { ...context, lenient: true }),
    ).toMatchObject({
      understood: [['status', 'final']],
      tokens: { status: [{ value: 'final' }] },
    });
  });
});

import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  base64Field,
  colorField,
  countQuery,
  dateField,
  emailField,
  enteredDateField,
  enteredInstantField,
  idField,
  instantField,
  lineField,
  textField,
} from './fields.ts';

describe.each([
  [
    'date',
    dateField,
    ['2026-05-12', '2024-02-29', '2000-02-29', '0001-01-01'],
    [
      '2026-02-29',
      '1900-02-29',
      '2026-13-01',
      '2026-00-10',
      '2026-04-31',
      '2026-5-1',
      '12/05/2026',
      '2026-05-12T00:00:00Z',
      '',
    ],
  ],
  [
    'entered date',
    enteredDateField,
    ['1900-01-01', '2026-05-12', '2199-12-31'],
    ['0001-01-01', '1899-12-31', '2200-01-01', '9999-12-31', '2026-02-29', ''],
  ],
  [
    'entered instant',
    enteredInstantField,
    ['1900-01-01T00:00:00Z', '2199-12-31T23:59:59+05:45'],
    ['0001-01-01T00:00:00Z', '9999-12-31T23:59:59Z', '2026-02-30T00:00:00Z', '2026-05-12', ''],
  ],
  [
    'instant',
    instantField,
    ['2026-05-12T08:42:00Z', '2026-05-12T08:42:00.123+05:45'],
    ['2026-05-12', '2026-05-12T08:42:00', 'now', ''],
  ],
  ['id', idField, ['00000000-0000-4000-8000-000000000001'], ['1', '../x', '']],
  ['colour', colorField, ['#1976d2', '#FFFFFF'], ['#fff', '1976d2', '#1976d2;', 'red', 'url(x)']],
  [
    'line',
    lineField(10),
    ['a', '0123456789', '  0123456789  ', 'Íñigo'],
    [
      '',
      '   ',
      '01234567890',
      'a\u0000',
      'a\tb',
      ...['\n', '\r', '\v', '\f', '\u0085', '\u2028', '\u2029'].map((end) => `a${end}b`),
    ],
  ],
  ['optional line', lineField(10, 0), ['', ' '], ['a\nb']],
  ['text', textField(10), ['', 'a\nb\tc'], ['01234567890', 'a\u0000', 'a\u001b', 'a\u0085b']],
  [
    'e-mail',
    emailField,
    ['a@b.test', ' a.b+c@d.example ', "o'sample@x.test"],
    ['a', 'a@', '@b', 'a b@c.test', `${'a'.repeat(250)}@b.test`],
  ],
  [
    'file in base64',
    base64Field(8_000_000),
    ['', 'YWJj', 'YWI=', 'YQ=='],
    ['YWJ', 'YW=j', 'no base64'],
  ],
  ['count', countQuery(200), ['0', '200'], ['201', '-1', '1.5', '1e2', '']],
] as [string, v.GenericSchema, string[], string[]][])('%s', (_, schema, good, bad) => {
  it.each(good)('accepts %j', (value) => {
    expect(v.is(schema, value)).toBe(true);
  });

  it.each(bad)('rejects %j', (value) => {
    expect(v.is(schema, value)).toBe(false);
  });
});

it('accepts a file of the maximum size and rejects a larger one', () => {
  const field = base64Field(9_000_000);
  expect([12_000_000, 12_000_004].map((length) => v.is(field, 'A'.repeat(length)))).toEqual([
    true,
    false,
  ]);
});

it('returns trimmed text, counts as numbers and files as bytes', () => {
  expect([
    v.parse(lineField(10), ' a '),
    v.parse(emailField, ' a@b.test '),
    v.parse(countQuery(200), '20'),
    v.parse(base64Field(10), 'AP9h'),
  ]).toEqual(['a', 'a@b.test', 20, Uint8Array.of(0, 255, 97)]);
});

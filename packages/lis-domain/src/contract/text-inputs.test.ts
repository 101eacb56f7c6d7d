import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { contract } from './index.ts';

/**
 * Inputs of several lines, with a text area on screen: `textField` and `documentField`. Every other
 * is `lineField`.
 */
const multiLine = [
  'billing.create-payer body.address',
  'billing.update-payer body.address',
  'catalogue.create body.collection_instructions',
  'catalogue.create body.narrative_templates[].text',
  'catalogue.create body.patient_preparation',
  'catalogue.update body.collection_instructions',
  'catalogue.update body.narrative_templates[].text',
  'catalogue.update body.patient_preparation',
  'facility.create-laboratory body.address',
  'facility.register body.address',
  'facility.update-laboratory body.address',
  'facility.update-settings body.address',
  'facility.update-settings body.custom_login_message',
  'facility.update-settings body.report_note',
  'feedback.send body.description',
  'notifications.bulk-send body.message',
  'notifications.send body.message',
  'onboarding.progress body.data.address',
  'patients.correct body.notes',
  'patients.establish-identity body.notes',
  'patients.register body.notes',
  'patients.register-unidentified body.notes',
  'results.amend body.value_text',
  'results.enter body.items[].value_text',
  'subscription.register-facility body.address',
];

const password = 'is compared as typed, never shown and never stored as text';

/** Inputs of any characters, by the end of their path, with the reason. */
const anyCharacters: Readonly<Record<string, string>> = {
  'body.password': password,
  'body.new_password': password,
  'body.newPassword': password,
  'body.admin_password': password,
  'body.file.name': '`attachmentName` makes it one line',
};

type Schema = v.GenericSchema;

/** Schemas that a schema contains, with their paths; itself if it contains none. */
function* fieldsOf(schema: Schema, path: string): Generator<[path: string, field: Schema]> {
  const { entries, wrapped, item, items, options, key, value, rest } = schema as Partial<{
    entries: Record<string, Schema>;
    wrapped: Schema;
    item: Schema;
    items: Schema[];
    options: (Schema | string)[];
    key: Schema;
    value: Schema;
    rest: Schema;
  }>;
  const each = (inner: Schema, name = '') => fieldsOf(inner, path + name);
  if (schema.type === 'picklist' || schema.type === 'enum') return;
  if (entries) for (const [name, inner] of Object.entries(entries)) yield* each(inner, `.${name}`);
  else if (wrapped) yield* each(wrapped);
  else if (item) yield* each(item, '[]');
  else if (items) for (const inner of items) yield* each(inner, '[]');
  else if (options) for (const inner of options) yield* each(inner as Schema);
  else if (key && value) {
    yield* each(key, '.*');
    yield* each(value, '.*');
  } else yield [path, schema];
  if (rest) yield* each(rest, '.*');
}

const separators = ['\n', '\v', '\f', '\r', '\u0085', '\u2028', '\u2029'];
const parts = ['a', '1', '1.5', 'A-1', '2026-05-12', 'Gull-over-9-harbours!'];

const accepts = (field: Schema, separator: string) =>
  parts.some((part) => v.safeParse(field, `${part}${separator}${part}`).success);

const fields = contract.flatMap(({ id, params, query, body }) =>
  Object.entries({ params, query, body }).flatMap(([where, schema]) =>
    schema === undefined ? [] : [...fieldsOf(schema, `${id} ${where}`)],
  ),
);

/** Paths of the text inputs that meet a condition, in order. */
const pathsOf = (meets: (field: Schema) => boolean): string[] =>
  [...new Set(fields.filter(([, field]) => meets(field)).map(([path]) => path))].toSorted();

/** Paths of all text inputs that accept a separator, in order. */
const accepting = (separator: string): string[] => pathsOf((field) => accepts(field, separator));

const exempt = (path: string) => Object.hasOwn(anyCharacters, path.replace(/^\S+ /, ''));

describe('text inputs of the contract', () => {
  it.each(separators.map((separator) => [JSON.stringify(separator), separator]))(
    'on one line refuse %s',
    (_, separator) => {
      const offenders = accepting(separator).filter(
        (path) => !exempt(path) && !multiLine.includes(path),
      );
      expect(offenders).toEqual([]);
    },
  );

  it('of several lines accept line feeds, and no control characters', () => {
    expect(accepting('\n').filter((path) => multiLine.includes(path))).toEqual(
      multiLine.toSorted(),
    );
    for (const separator of ['\v', '\f', '\u0000', '\u0085'])
      expect(accepting(separator).filter((path) => !exempt(path))).toEqual([]);
  });

  it('with any characters are in the contract', () => {
    const ends = accepting('\v').map((path) => path.replace(/^\S+ /, ''));
    expect(new Set(ends)).toEqual(new Set(Object.keys(anyCharacters)));
  });

  it.each([
    ['a zero-width space', '\u200b'],
    ['a filler', '\u3164'],
    ['isolates', '\u2068\u2069'],
    ['a no-break space', '\u00a0'],
  ])('that are required need more than %s', (_, text) => {
    const accepted = pathsOf(
      (field) => !v.safeParse(field, '').success && v.safeParse(field, text).success,
    );
    expect(accepted.filter((path) => !exempt(path))).toEqual([]);
  });

  it('are composed', () => {
    const decomposed = pathsOf((field) => {
      const { success, output } = v.safeParse(field, 'Cafe\u0301');
      return success && output !== 'Caf\u00e9';
    });
    expect(decomposed.filter((path) => !exempt(path))).toEqual([]);
  });
});

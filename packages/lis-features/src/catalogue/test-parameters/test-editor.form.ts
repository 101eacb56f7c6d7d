import {
  checkAges,
  checkDefinition,
  hasLimits,
  testParameterBody,
  type Age,
  type CatalogueFinding,
  type RangeRow,
  type RangeScope,
  type RelatedTest,
} from '@alms/lis-domain/catalogue';
import * as v from 'valibot';
import { fieldsSchema, type RangeFields, type TestFields, type TestValues } from './test-fields.ts';
import { draftOf, typeOf, whole } from './test-values.ts';

/** The server validates panel members and formula inputs. The form offers only valid ones. */
const anyTest = (code: string): RelatedTest => ({
  code,
  kind: 'single',
  status: 'active',
  result_type: 'numeric',
  members: [],
  calculation: null,
  reflex: [],
});

/** Returns the findings on the fields once all of them can be parsed. */
export function findingsOf(fields: TestFields): CatalogueFinding[] {
  const read = v.safeParse(testParameterBody, draftOf(fields));
  return read.success ? checkDefinition(read.output, anyTest) : [];
}

/** Parses an age; invalid input means an open end. */
function scopeAge(typed: string, unit: string): Age | null {
  const { success, output } = v.safeParse(v.picklist(['h', 'd', 'wk', 'mo', 'a']), unit);
  const value = whole(typed);
  return success && !Number.isNaN(value) ? { value, unit: output } : null;
}

/**
 * Returns the findings on the ages of the typed intervals: overlaps, and ages without an interval.
 * Unlike `findingsOf`, it needs no other valid field.
 */
export const agesOf = (fields: TestFields): CatalogueFinding[] =>
  checkAges(scopesOf(fields.ranges), { coversAges: hasLimits(typeOf(fields)) });

/** Returns the scope of each typed interval, even when its other fields are incomplete. */
export function scopesOf(ranges: readonly RangeFields[]): RangeScope[] {
  return ranges.map(({ type, sex, applies_to, age_min, age_min_unit, age_max, age_max_unit }) => ({
    type: type as RangeRow['type'],
    sex: sex as RangeRow['sex'],
    applies_to,
    age_min: scopeAge(age_min, age_min_unit),
    age_max: scopeAge(age_max, age_max_unit),
  }));
}

/**
 * Maps a path in the definition to its form field: `plausible.low` to `plausible_low`, the value of
 * an age to its row.
 */
export function fieldAt(at: string): string {
  const [part = '', ...rest] = at.split('.');
  if (part === 'aliases' || part === 'members') return part;
  if (part === 'status') return 'offered';
  if (part === 'orderable_for') return [part, rest[0]].join('_');
  if (part === 'reflex') return at.replace('.when.', '.').replace(/\.and\.0\./, '.and_');
  if (at.startsWith('calculation.inputs')) return at.replace('.', '_');
  if (
    rest.length === 0 ||
    part === 'translations' ||
    part === 'specimens' ||
    part === 'coded_values' ||
    part === 'narrative_templates'
  )
    return at;
  if (part === 'ranges')
    return rest.length === 1 ? `${at}.low` : [part, ...rest.slice(0, 2)].join('.');
  return `${part}_${rest.join('_')}`;
}

/** Returns the message key for an invalid input, from the feature’s catalogue. */
function faultKey({ type }: v.BaseIssue<unknown>, at: string): string {
  if (at.endsWith('.alias')) return 'aliasInvalid';
  if (type === 'min_length') return 'required';
  if (type === 'max_length') return 'tooLong';
  if (at.startsWith('narrative_templates.')) return 'templateText';
  if (type !== 'regex')
    return at === 'price.amount_minor' || at === 'price.tax_bp' ? 'amountInvalid' : 'wholeInvalid';
  if (at === 'code') return 'codeInvalid';
  return at === 'price.currency' ? 'currencyInvalid' : 'decimalInvalid';
}

/**
 * Validation rules of the form: those of the API contract and of the catalogue check, mapped to
 * their fields.
 */
export const testForm: v.GenericSchema<TestFields, TestValues> = v.pipe(
  fieldsSchema,
  v.rawTransform(({ dataset: { value: fields }, addIssue, NEVER }) => {
    const refuse = (at: string, message: string) => {
      const keys = fieldAt(at).split('.');
      const [first, ...rest] = keys.map((key) => ({
        type: 'unknown' as const,
        origin: 'value' as const,
        input: fields,
        key,
        value: undefined,
      }));
      if (first) addIssue({ message, path: [first, ...rest] });
    };
    const read = v.safeParse(testParameterBody, draftOf(fields));
    if (!read.success) {
      for (const issue of read.issues) {
        const at = v.getDotPath(issue) ?? 'code';
        refuse(at, faultKey(issue, at));
      }
      return NEVER;
    }
    const refused = checkDefinition(read.output, anyTest).filter(
      ({ severity }) => severity === 'refused',
    );
    for (const { at, code } of refused) refuse(at, code);
    return refused.length > 0 ? NEVER : read.output;
  }),
);

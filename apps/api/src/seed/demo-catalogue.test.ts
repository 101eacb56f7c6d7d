import { checkDefinition } from '@alms/lis-domain/catalogue';
import { secondValueOf } from '@alms/lis-domain/results';
import { expect, it } from 'vitest';
import { demoCatalogue } from './demo-catalogue.ts';

it.each([
  ['GLU', '92', '5.1'],
  ['CREA', '1.0', '88'],
  ['CHOL', '193', '5.0'],
])('shows %s also in SI units: %s is %s', (code, value_text, expected) => {
  const test = demoCatalogue.find((each) => each.code === code);
  if (!test) throw new Error(`The demo has no ${code}.`);
  const find = (wanted: string) => demoCatalogue.find((each) => each.code === wanted);
  expect(
    checkDefinition(test, find).filter(({ code: finding }) => finding.startsWith('second_unit')),
  ).toEqual([]);
  expect(secondValueOf({ value_text, unit: test.unit, range: null }, test)?.value_text).toBe(
    expected,
  );
});

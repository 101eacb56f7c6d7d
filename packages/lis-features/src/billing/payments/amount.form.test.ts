import { minorAmount } from '@alms/lis-domain/catalogue';
import { anInvoice } from '@alms/lis-domain/fixtures';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { openForm } from '../../shared/cash-drawer/amount.form.ts';
import { closeForm, draftForm, paymentForm } from './amount.form.ts';
import type { Money } from '../../shared/money/index.ts';

const moneyIn = (currency: string): Money => ({
  show: String,
  typed: String,
  read: (text) => minorAmount(text, currency),
});
const dollars = moneyIn('USD');

const outcomeOf = (schema: v.GenericSchema, value: unknown) => {
  const { success, output, issues = [] } = v.safeParse(schema, value);
  return success ? output : issues.map((issue) => `${v.getDotPath(issue) ?? ''} ${issue.message}`);
};

describe('payment form', () => {
  it.each([
    ['12.50', 'USD', 1250],
    [' 12 ', 'USD', 1200],
    ['1250', 'JPY', 1250],
    ['1.250', 'KWD', 1250],
    ['12.505', 'USD', undefined],
    ['1.5', 'JPY', undefined],
    ['0', 'USD', undefined],
    ['-3', 'USD', undefined],
    ['ten', 'USD', undefined],
  ])('reads %j in %s as %s', (text, currency, amount_minor) => {
    const expected =
      amount_minor === undefined
        ? ['amount_minor amountInvalid']
        : { amount_minor, method: 'cash', reference: '' };
    expect(
      outcomeOf(paymentForm(moneyIn(currency)), {
        amount_minor: text,
        method: 'cash',
        reference: '',
      }),
    ).toEqual(expected);
  });

  it('requires an amount and rejects card numbers', () => {
    expect(
      outcomeOf(paymentForm(dollars), {
        amount_minor: ' ',
        method: 'cash',
        reference: '4242 4242 4242 4242',
      }),
    ).toEqual(['amount_minor amountInvalid', 'reference cardNumber']);
  });
});

describe('cash drawer forms', () => {
  it('accepts an opening float of 0', () => {
    expect(outcomeOf(openForm(dollars), { float_minor: '0' })).toEqual({ float_minor: 0 });
  });

  it.each([
    ['86.50', '', { counted_minor: 8650, difference_reason: '' }],
    ['86.00', '', ['difference_reason differenceReasonRequired']],
    [
      '86.00',
      'A coin was missing',
      { counted_minor: 8600, difference_reason: 'A coin was missing' },
    ],
  ])('validates a count of %s with reason %j', (counted_minor, difference_reason, expected) => {
    expect(outcomeOf(closeForm(dollars, 8650), { counted_minor, difference_reason })).toEqual(
      expected,
    );
  });
});

it('limits the discount on a draft to the line amount', () => {
  const { lines } = anInvoice({ status: 'draft' });
  const draft = (...discounts: string[]) =>
    outcomeOf(draftForm(dollars, lines), {
      payer: '',
      policy_number: '',
      due_date: '',
      discounts,
      charged: [true, true],
    });
  expect(draft('24.00', '0')).toMatchObject({ discounts: [2400, 0] });
  expect(draft('24.01', '0')).toEqual(['discounts.0 discountTooLarge']);
});

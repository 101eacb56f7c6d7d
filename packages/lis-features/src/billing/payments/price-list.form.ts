import type {
  createPriceListBody,
  PriceList,
  priceListBody,
  PayerId,
} from '@alms/lis-domain/billing';
import { isCalendarDate } from '@alms/lis-domain/http';
import type { TestParameterId } from '@alms/lis-domain/catalogue';
import * as v from 'valibot';
import { chosenId } from '../../shared/lis-form/index.ts';
import type { Money } from '../../shared/money/index.ts';

/** Request bodies accepted by the server for a new list and for a replaced one. */
export type NewPriceList = v.InferInput<typeof createPriceListBody>;
export type ChangedPriceList = v.InferInput<typeof priceListBody>;

const name = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('listNameRequired'),
  v.maxLength(80, 'listNameRequired'),
);
const from = v.pipe(v.string(), v.check(isCalendarDate, 'dayInvalid'));
const until = v.pipe(
  v.string(),
  v.check((date) => date === '' || isCalendarDate(date), 'dayInvalid'),
);
const inOrder = ({ valid_from, valid_to }: { valid_from: string; valid_to: string }) =>
  valid_to === '' || valid_to >= valid_from;
const orNull = (date: string) => (date === '' ? null : date);

/**
 * Initial content of a new list: empty, the facility’s own prices, or a copy of the list with the
 * given id.
 */
export const emptyStart = 'empty';
export const ownStart = 'own';

const percent = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^([+\-−]?\d{1,4}([.,]\d{1,2})?)?$/, 'percentInvalid'),
  v.transform((text) => Math.round(Number(text.replace('−', '-').replace(',', '.')) * 100)),
  v.minValue(-10_000, 'percentInvalid'),
  v.maxValue(100_000, 'percentInvalid'),
);

export const newPriceListForm = v.pipe(
  v.object({
    payer_id: chosenId<PayerId>('payerRequired'),
    name,
    valid_from: from,
    valid_to: until,
    start: v.string(),
    change: percent,
  }),
  v.forward(v.partialCheck([['valid_from'], ['valid_to']], inOrder, 'endsBefore'), ['valid_to']),
  v.transform(({ valid_to, start, change, ...rest }): NewPriceList => ({
    ...rest,
    valid_to: orNull(valid_to),
    copy:
      start === emptyStart
        ? null
        : { price_list_id: start === ownStart ? null : start, change_bp: change },
  })),
);

export interface PriceListFields {
  name: string;
  valid_from: string;
  valid_to: string;
  /** Prices as typed, by test id; an empty price is not on the list. */
  prices: Record<string, string>;
}

/**
 * Form values with each price under its test id, so that concurrent changes to different prices
 * merge.
 */
export type PriceListValues = {
  name: string;
  valid_from: string;
  valid_to: string | null;
} & Record<string, string | number | null>;

const maxMinor = 1_000_000_000;

export function priceListForm({
  read,
}: Pick<Money, 'read'>): v.GenericSchema<PriceListFields, PriceListValues> {
  const price = v.pipe(
    v.string(),
    v.trim(),
    v.check((text) => text === '' || read(text) !== undefined, 'amountInvalid'),
    v.check((text) => (read(text) ?? 0) <= maxMinor, 'amountTooLarge'),
    v.transform((text) => read(text) ?? null),
  );
  return v.pipe(
    v.object({ name, valid_from: from, valid_to: until, prices: v.record(v.string(), price) }),
    v.forward(v.partialCheck([['valid_from'], ['valid_to']], inOrder, 'endsBefore'), ['valid_to']),
    v.transform(({ prices, valid_to, ...rest }): PriceListValues => ({
      ...prices,
      ...rest,
      valid_to: orNull(valid_to),
    })),
  );
}

export const valuesOf = ({
  name: called,
  valid_from,
  valid_to,
  rows,
}: PriceList): PriceListValues => ({
  ...Object.fromEntries(
    rows.map(({ test_parameter_id, amount_minor }) => [test_parameter_id, amount_minor]),
  ),
  name: called,
  valid_from,
  valid_to,
});

export const fieldsOf =
  ({ typed }: Pick<Money, 'typed'>) =>
  ({ name: called, valid_from, valid_to, ...prices }: PriceListValues): PriceListFields => ({
    name: called,
    valid_from,
    valid_to: valid_to ?? '',
    prices: Object.fromEntries(
      Object.entries(prices).map(([id, amount]) => [
        id,
        typeof amount === 'number' ? typed(amount) : '',
      ]),
    ),
  });

export const bodyOf = ({
  name: called,
  valid_from,
  valid_to,
  ...prices
}: PriceListValues): ChangedPriceList => ({
  name: called,
  valid_from,
  valid_to,
  prices: Object.entries(prices).flatMap(([id, amount_minor]) =>
    typeof amount_minor === 'number'
      ? [{ test_parameter_id: id as TestParameterId, amount_minor }]
      : [],
  ),
});

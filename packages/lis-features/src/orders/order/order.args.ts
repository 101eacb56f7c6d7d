import type { TestParameter } from '@alms/lis-domain/catalogue';
import {
  aCatalogue,
  anOrder,
  aResult,
  aSample,
  aTestParameter,
  aUser,
  FIXTURE_NOW,
  inMinutes,
  minutesAgo,
  fixtureId,
} from '@alms/lis-domain/fixtures';
import type { Order, OrderItem } from '@alms/lis-domain/orders';
import type { Reevaluation } from '@alms/lis-domain/patients';
import type { IssuedReport, Result } from '@alms/lis-domain/results';
import type { Sample } from '@alms/lis-domain/samples';
import { idle, ready } from '@alms/ui/resource';
import type { OrderPageScreenProps } from './order-screen.tsx';

const states: Partial<OrderItem>[] = [
  { status: 'released' },
  { status: 'received' },
  { status: 'ordered' },
  {
    status: 'cancelled',
    cancellation: {
      code: 'duplicate_order',
      note: 'On yesterday’s order, too',
      by: { id: aUser('doctor').id, name: aUser('doctor').full_name },
      at: minutesAgo(35),
    },
  },
];

const placed = anOrder({
  number: 3,
  clinical_info: 'Palpitations',
  conditions: ['trimester_2', 'dialysis'],
  fasting: 'not_fasting',
  diagnosis_codes: [{ code: 'O99.0', text: 'Anemia complicating pregnancy' }],
});

/**
 * An order in progress: one test released, one in the laboratory, one to be collected, one
 * cancelled.
 */
export const orderUnderWay: Order = {
  ...placed,
  status: 'partially_released',
  items: placed.items.map((item, index) => ({ ...item, ...states[index] })),
};

/** Two reports: the first was issued before the second result was released. */
export const issuedReports: readonly IssuedReport[] = [
  { signature: '7C01E5B29A4D6F3088AC51D7E20B9F46', issued_at: minutesAgo(4), superseded: false },
  { signature: '3F2A91C077DE0B145A6E1C9D40B7FF12', issued_at: minutesAgo(58), superseded: true },
];

const done = () => Promise.resolve({ status: 'done' } as const);

const [released] = placed.items;
const sodium = aResult({ number: 3, code: 'NA', status: 'released' });

/** The first test is released, and is visible in the patient portal in three days. */
export const delayedResults: Result[] = [
  {
    ...sodium,
    order_item_id: released?.id ?? '',
    portal_from: inMinutes(71 * 60),
    test: { ...sodium.test, portal: { visible: true, release: 'delay', delay_hours: 72 } },
  },
];

export const orderPageArgs: OrderPageScreenProps = {
  order: ready(orderUnderWay, FIXTURE_NOW),
  catalogue: ready(aCatalogue(), FIXTURE_NOW),
  reports: ready(issuedReports, FIXTURE_NOW),
  onCancel: done,
  ward: {
    wards: [
      { id: fixtureId('ward', 1), name: 'Ward 3B' },
      { id: fixtureId('ward', 2), name: 'Intensive care' },
    ],
    onChange: done,
  },
  onAdd: done,
  clinicalInformation: {
    submission: idle,
    onUpdate: ({ base }) =>
      Promise.resolve({ status: 'saved', record: { ...base, version: 2 }, reread: null }),
  },
  onRetry: () => {},
  patientHref: (id) => `/app/patient-portal/${id}`,
};

/**
 * Two open results changed their evaluation; one reported result would be evaluated differently
 * now.
 */
export const reread: Reevaluation = {
  open: 2,
  reported: 3,
  differing: 1,
  orders: [{ id: orderUnderWay.id, order_number: orderUnderWay.order_number }],
};

/** A test whose specimens are stable for one day, and a specimen collected earlier than that. */
export const shortLived: TestParameter[] = [aTestParameter('HGB')].map((test) => ({
  ...test,
  specimens: test.specimens.map((each) => ({ ...each, stability_hours: 24 })),
}));
/** A test with a minimum repeat interval of one day that was performed this morning. */
export const repeatedAgain: Pick<OrderPageScreenProps, 'catalogue' | 'onAdd'> = {
  catalogue: ready([{ ...aTestParameter('HGB'), min_repeat_hours: 24 }]),
  onAdd: () =>
    Promise.resolve({
      status: 'rejected',
      formError: 'repeated_too_soon',
      fieldErrors: { HGB: minutesAgo(190) },
    }),
};

/** A test that is ordered for children only. */
export const forChildren: Pick<OrderPageScreenProps, 'catalogue'> = {
  catalogue: ready([
    aTestParameter('HGB', {
      orderable_for: { sex: 'any', age_min: null, age_max: { value: 18, unit: 'a' } },
    }),
  ]),
};

/** A test that requires 0.5 mL, and a specimen with less volume left. */
export const demanding: TestParameter[] = [aTestParameter('HGB')].map((test) => ({
  ...test,
  specimens: test.specimens.map((each) => ({ ...each, min_volume_ml: '0.5' })),
}));
export const almostEmpty: Sample[] = [
  aSample({ number: 3, codes: ['WBC'], status: 'received', volume_ml: 0.4 }),
];
export const stood: Sample[] = [
  aSample({ number: 3, codes: ['WBC'], status: 'received', collected_at: minutesAgo(30 * 60) }),
];

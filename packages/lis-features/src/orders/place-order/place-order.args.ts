import {
  aCatalogue,
  aCondition,
  anOrder,
  aPatient,
  aSample,
  aTestParameter,
  FIXTURE_NOW,
  minutesAgo,
} from '@alms/lis-domain/fixtures';
import { idle, ready } from '@alms/ui/resource';
import type { PlacedOrder, PlaceOrderScreenProps } from './index.ts';

export const placeOrderArgs: PlaceOrderScreenProps = {
  patient: ready(aPatient({ number: 2 }), FIXTURE_NOW),
  catalogue: ready(aCatalogue(), FIXTURE_NOW),
  submission: idle,
  onPlace: () => {},
  onOrderMore: () => {},
  onRetry: () => {},
};

const [tshInterval] = aTestParameter('TSH').ranges;

/**
 * A facility with thyrotropin reference intervals for the first trimester and after birth, for a
 * female patient.
 */
export const withConditions: Pick<PlaceOrderScreenProps, 'patient' | 'catalogue'> = {
  patient: ready(aPatient({ number: 3 }), FIXTURE_NOW),
  catalogue: ready(
    [
      aTestParameter('TSH', {
        ranges: ['any', 'trimester_1', 'postpartum', 'fasting'].flatMap((applies_to) =>
          tshInterval ? [{ ...tshInterval, applies_to }] : [],
        ),
      }),
      aTestParameter('FT4'),
      aTestParameter('GLU'),
    ],
    FIXTURE_NOW,
  ),
};

/** A pregnancy with gestational weeks, dialysis, and a birth without an end date. */
export const withRecord: Pick<PlaceOrderScreenProps, 'conditions'> = {
  conditions: ready(
    {
      version: 3,
      conditions: [
        aCondition({ code: 'pregnant', from: '2026-03-02', gestational_age_weeks: 12 }),
        aCondition({ number: 2 }),
        aCondition({ number: 3, code: 'postpartum', from: '2024-06-02' }),
      ],
    },
    FIXTURE_NOW,
  ),
};

/** Potassium alone and in a panel, and haemoglobin: two containers. */
export const chosen = ['BMP', 'K', 'HGB'].map((code) => aTestParameter(code).id);

/** The server warned about repeating potassium too soon. */
export const withRepeat: Pick<PlaceOrderScreenProps, 'catalogue' | 'submission'> = {
  catalogue: ready(
    aCatalogue().map((test) => (test.code === 'K' ? { ...test, min_repeat_hours: 24 } : test)),
    FIXTURE_NOW,
  ),
  submission: {
    status: 'rejected',
    formError: 'repeated_too_soon',
    fieldErrors: { K: minutesAgo(190) },
  },
};

/** Potassium is limited to other patients by sex and age. */
export const withLimit: Pick<PlaceOrderScreenProps, 'catalogue'> = {
  catalogue: ready(
    aCatalogue().map((test) =>
      test.code === 'K'
        ? {
            ...test,
            orderable_for: {
              sex: 'female',
              age_min: { value: 10, unit: 'a' },
              age_max: { value: 60, unit: 'a' },
            },
          }
        : test,
    ),
    FIXTURE_NOW,
  ),
};

export const placed: PlacedOrder = {
  order: anOrder({ number: 2, codes: ['NA', 'K', 'HGB'] }),
  samples: ready([
    aSample({ number: 2, codes: ['NA', 'K'] }),
    aSample({ number: 15, codes: ['HGB'] }),
  ]),
  undo: { submission: idle, onUndo: () => {} },
  hrefs: {
    order: '/app/orders/2',
    patient: '/app/patient-portal/2',
    collection: '/app/sample-collection',
    newOrder: '/app/orders/new',
  },
};

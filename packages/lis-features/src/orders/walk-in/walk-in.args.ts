import {
  aCatalogue,
  aCoverage,
  anOrderBalance,
  aPatient,
  aTestParameter,
  FIXTURE_NOW,
} from '@alms/lis-domain/fixtures';
import { idle, ready } from '@alms/ui/resource';
import type {
  PaymentStepProps,
  PayOrderScreenProps,
  SettledOrder,
  WalkInScreenProps,
} from './index.ts';

const prices: Readonly<Record<string, number>> = { BMP: 2400, LYTES: 2100, LIPID: 3200, HGB: 1800 };

/** The starter catalogue with prices of panels and of haemoglobin. */
export const pricedCatalogue = aCatalogue().map((test) => {
  const amount_minor = prices[test.code];
  return amount_minor === undefined
    ? test
    : { ...test, price: { amount_minor, currency: 'USD', tax_bp: 0, billing_code: '' } };
});

export const walkInArgs: WalkInScreenProps = {
  patient: ready(aPatient({ number: 2, referring_provider: 'Dara Roundsworth' }), FIXTURE_NOW),
  catalogue: ready(pricedCatalogue, FIXTURE_NOW),
  currency: 'USD',
  submission: idle,
  onPlace: () => {},
  backHref: '/app/front-desk',
  onRetry: () => {},
};

/** A panel and haemoglobin: two containers, $42.00. */
export const chosenTests: Pick<WalkInScreenProps, 'draft'> = {
  draft: { test_parameter_ids: ['BMP', 'HGB'].map((code) => aTestParameter(code).id) },
};

export const insured: Pick<WalkInScreenProps, 'coverages'> = { coverages: [aCoverage()] };

/** The order is placed, and the cash payment was refused without an open drawer. */
export const unpaid: PaymentStepProps = {
  order_number: 'ORD-20260512-0002',
  due_minor: 4200,
  currency: 'USD',
  isUnpaid: true,
  typed: { method: 'cash', received: '50.00', reference: '' },
  submission: { status: 'rejected', fieldErrors: {}, formError: 'cash_session_missing' },
  onPay: () => {},
  onOpenDrawer: async () => ({ status: 'done' }),
};

export const settled: SettledOrder = {
  order_number: 'ORD-20260512-0002',
  isPlaced: true,
  currency: 'USD',
  paid: { method: 'cash', reference: '', amount_minor: 4200, change_minor: 800 },
  onReceipt: () => {},
  hrefs: { frontDesk: '/app/front-desk', order: '/app/orders/2' },
};

export const payOrderArgs: PayOrderScreenProps = {
  order: ready(anOrderBalance(), FIXTURE_NOW),
  submission: idle,
  onPay: () => {},
  onOpenDrawer: async () => ({ status: 'done' }),
  onRetry: () => {},
  backHref: '/app/front-desk',
};

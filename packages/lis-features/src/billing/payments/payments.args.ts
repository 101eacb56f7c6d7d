import {
  aCashSession,
  aCatalogue,
  anInvoice,
  anOrderBalance,
  aPayer,
  aPriceList,
  FIXTURE_NOW,
  minutesAgo,
  aUser,
} from '@alms/lis-domain/fixtures';
import { idle, ready } from '@alms/ui/resource';
import type { PaymentsScreenProps } from './payments-screen.tsx';

const done = () => Promise.resolve({ status: 'done' } as const);
const DAY = 24 * 60;

const payers = [
  aPayer(),
  aPayer({ number: 2, name: 'Quayside Shipping', kind: 'corporate' }),
  aPayer({ number: 3, name: 'Old Mutual Aid', active: false }),
] as const;

/** Invoices in every status, one of them overdue and one billed to an insurer. */
export const invoices: readonly ReturnType<typeof anInvoice>[] = [
  anInvoice({ number: 9, status: 'draft' }),
  anInvoice({ number: 8, status: 'issued' }),
  anInvoice({ number: 7, status: 'partially_paid' }),
  anInvoice({
    number: 6,
    status: 'issued',
    payer: { id: aPayer().id, name: 'Harbour Mutual', kind: 'insurance' },
  }),
  anInvoice({ number: 5, status: 'paid' }),
  anInvoice({ number: 4, status: 'issued', overdue: true, due_date: '2026-04-28' }),
  anInvoice({ number: 3, status: 'void' }),
];

export const drawers = [
  aCashSession({
    number: 2,
    opened_at: minutesAgo(DAY + 500),
    closed_at: minutesAgo(DAY),
    counted_minor: 8650,
  }),
  aCashSession({
    number: 3,
    opened_at: minutesAgo(2 * DAY + 500),
    closed_at: minutesAgo(2 * DAY),
    counted_minor: 8600,
    difference_reason: 'A coin was missing from the float',
    opened_by: { user_id: aUser('admin').id, name: 'Ada Adminson' },
  }),
];

export const paymentsArgs = {
  tab: 'invoices',
  onTabChange: () => {},
  invoices: {
    filter: { query: '', status: '' },
    onFilterChange: () => {},
    invoices: ready(invoices, FIXTURE_NOW),
    onMore: () => {},
    invoiceHref: ({ id }) => `#${id}`,
    onRetry: () => {},
  },
  onCreate: done,
  orders: {
    resource: ready([anOrderBalance(), anOrderBalance({ number: 2 })], FIXTURE_NOW),
    onSearch: () => {},
  },
  drawer: {
    open: ready([aCashSession()]),
    closed: ready(drawers),
    userId: aCashSession().opened_by.user_id,
    currency: 'USD',
    onOpen: done,
    onCount: done,
    onRetry: () => {},
  },
  prices: {
    lists: ready([
      aPriceList({ number: 2, name: 'Agreement 2027', valid_from: '2027-01-01', valid_to: null }),
      aPriceList(),
      aPriceList({
        number: 3,
        name: 'Staff check-ups',
        payer: { id: payers[1].id, name: payers[1].name, kind: payers[1].kind },
        priced: 2,
      }),
    ]),
    listHref: ({ id }) => `#${id}`,
    payers,
    onBegin: done,
    tests: ready(
      aCatalogue().map((test, index) => ({
        ...test,
        price:
          index % 4 === 0
            ? null
            : { amount_minor: 1250, currency: 'USD', tax_bp: 0, billing_code: '' },
      })),
    ),
    pricesHref: '#prices',
    onRetry: () => {},
  },
  keeping: {
    payers: ready(payers),
    onSavePayer: done,
    settings: ready({
      currency: 'USD',
      collect_before_payment: 'warn',
      invoice_on_order: true,
      payment_days: 14,
      version: 3,
    }),
    rules: {
      submission: idle,
      onSave: ({ base }) => Promise.resolve({ status: 'saved', record: base }),
    },
    onRetry: () => {},
  },
  ownPlanHref: '#plan',
} satisfies PaymentsScreenProps;

/** The same screen with the list in another state. */
export const listed = (
  change: Partial<PaymentsScreenProps['invoices']>,
): Pick<PaymentsScreenProps, 'invoices'> => ({ invoices: { ...paymentsArgs.invoices, ...change } });

/** Data loaded an hour ago; the refresh failed. */
export const stale: PaymentsScreenProps['invoices']['invoices'] = {
  status: 'ready',
  data: invoices,
  freshness: 'stale',
  asOf: minutesAgo(62),
};

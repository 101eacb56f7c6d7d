import type { PatientId } from '@alms/lis-domain/patients';
import type { PayerKind, PaymentMethod, PayerId, InvoiceId } from '@alms/lis-domain/billing';
import type { TestDefinition } from '@alms/lis-domain/catalogue';
import { addDays, dateIn } from '@alms/lis-domain/calendar';
import type { OperationContext } from '../platform/http/requests/call.ts';
import { close, listDrawers, open } from '../areas/billing/cash/cash-sessions.service.ts';
import { replace } from '../areas/billing/coverage/coverage.service.ts';
import { edit, make, read } from '../areas/billing/invoices/invoices.service.ts';
import { issue } from '../areas/billing/invoices/issue.service.ts';
import { addPayer } from '../areas/billing/coverage/payers.service.ts';
import { findPayers } from '../areas/billing/coverage/payers.store.ts';
import { pay, refund } from '../areas/billing/cash/payments.service.ts';
import { patientRow } from '../areas/patients/patients.service.ts';
import type { Scene } from './demo-cast.ts';
import type { PlannedOrder } from './demo-orders.ts';

const minute = 60_000;
const float_minor = 10_000;

/** Prices in cents; other tests use a default for their kind. */
const prices: Readonly<Record<string, number>> = {
  BMP: 3200,
  CBC: 2400,
  LYTES: 2100,
  LIPID: 2900,
  LIVER: 3100,
  THYROID: 4200,
  COAG: 3300,
  CRP: 1850,
  HBA1C: 2250,
  GLU: 650,
  MALAG: 1500,
  HGB: 900,
  CREA: 850,
  K: 750,
  TSH: 2600,
};

/** A test with its price at the demo facility. */
export function priced(test: TestDefinition): TestDefinition {
  const amount_minor = prices[test.code] ?? (test.kind === 'panel' ? 2500 : 800);
  return { ...test, price: { amount_minor, currency: 'USD', tax_bp: 0, billing_code: '' } };
}

/** Payment scenario of an order. */
type Manner = PaymentMethod | 'in part' | 'by the insurer' | 'late' | 'given back' | 'not yet';

/**
 * Used in rotation for daily variety; the first two orders are the overdue and the refunded one.
 */
const manners: readonly Manner[] = [
  'cash',
  'card',
  'cash',
  'in part',
  'by the insurer',
  'mobile_money',
  'cash',
  'not yet',
  'card',
];

/**
 * Billing of a week of orders: each is invoiced before collection, most are paid at once, one is
 * overdue and one refunded. Each day has a cash drawer, counted in the evening; today's is open.
 */
export function billingScenes(orders: readonly PlannedOrder[], now: Date): Scene[] {
  const billed = orders
    .filter(({ reaches }) => reaches !== 'ordered')
    .toSorted((a, b) => a.at.getTime() - b.at.getTime());
  const [first] = billed;
  if (!first) return [];
  const payers: Scene = { at: before(first.at, 60), by: 'admin', play: addPayers };
  const days = [...new Set(billed.map(({ daysAgo }) => daysAgo))];
  const drawers = days.flatMap((daysAgo) =>
    drawerScenes(
      billed.filter((order) => order.daysAgo === daysAgo),
      daysAgo,
    ),
  );
  const bills = billed.flatMap((order, index) =>
    billScenes(
      order,
      index === 0
        ? 'late'
        : index === 1
          ? 'given back'
          : (manners[index % manners.length] ?? 'cash'),
    ),
  );
  return [payers, ...drawers, ...bills].filter(({ at }) => at < now);
}

async function addPayers(context: OperationContext): Promise<void> {
  await addPayer(context, {
    name: 'Harbour Mutual',
    kind: 'insurance',
    address: '2 Pier Road\nFixtureville',
    active: true,
  });
  await addPayer(context, {
    name: 'Quayside Shipping',
    kind: 'corporate',
    address: '9 Pier Road\nFixtureville',
    active: true,
  });
}

const before = (at: Date, minutes: number) => new Date(at.getTime() - minutes * minute);
const after = (at: Date, minutes: number) => new Date(at.getTime() + minutes * minute);

/** The cash drawer of one day. The third day has a discrepancy. */
function drawerScenes(orders: readonly PlannedOrder[], daysAgo: number): Scene[] {
  const [opening, closing] = [orders.at(0)?.at, orders.at(-1)?.at];
  if (!opening || !closing) return [];
  const opened: Scene = {
    at: before(opening, 30),
    by: 'receptionist',
    play: async (context) => void (await open(context, { float_minor })),
  };
  const counted: Scene = {
    at: after(closing, 90),
    by: 'receptionist',
    async play(context) {
      const { items } = await listDrawers(context, { state: 'open' });
      const short = daysAgo === 3 ? 50 : 0;
      for (const { id, version, expected_minor } of items)
        await close(
          context,
          { id, version },
          {
            counted_minor: expected_minor - short,
            ...(short > 0 && { difference_reason: 'A coin was missing from the float' }),
          },
        );
    },
  };
  return daysAgo === 0 ? [opened] : [opened, counted];
}

/** An order is invoiced three minutes after placement and paid two minutes later. */
function billScenes(order: PlannedOrder, manner: Manner): Scene[] {
  let invoiceId = '' as InvoiceId;
  const billing: Scene = {
    at: after(order.at, 3),
    by: 'receptionist',
    async play(context) {
      if (manner === 'by the insurer') await writeCoverages(context, order.patientId);
      const draft = await make(context, {
        order_number: await numberOf(context, order),
        ...(manner !== 'by the insurer' && { payer_id: null }),
      });
      invoiceId = draft.id;
      const due_date =
        manner === 'late' ? addDays(dateIn('UTC', context.now.toISOString()), 3) : null;
      const lines = draft.lines.map(({ id, discount_minor }) => ({
        id,
        discount_minor,
        status: 'active' as const,
      }));
      const { id, version } =
        due_date === null ? draft : await edit(context, draft, { payer_id: null, due_date, lines });
      await issue(context, { id, version });
    },
  };
  const payment: Scene = {
    at: after(order.at, 5),
    by: 'receptionist',
    async play(context) {
      const { balance_minor } = await read(context, invoiceId);
      const isPart = manner === 'in part';
      await pay(context, invoiceId, {
        amount_minor: isPart ? Math.floor(balance_minor / 2) : balance_minor,
        method: isPart ? 'cash' : methodOf(manner),
        reference: '',
      });
    },
  };
  if (manner === 'late' || manner === 'by the insurer' || manner === 'not yet') return [billing];
  return manner === 'given back'
    ? [billing, payment, givingBack(order, () => invoiceId)]
    : [billing, payment];
}

const methodOf = (manner: Manner): PaymentMethod =>
  manner === 'cash' || manner === 'mobile_money' ? manner : 'card';

/** One day later, the administrator refunds half of a payment. */
function givingBack(order: PlannedOrder, invoiceId: () => InvoiceId): Scene {
  return {
    at: after(order.at, 24 * 60),
    by: 'admin',
    async play(context) {
      const [payment] = (await read(context, invoiceId())).payments;
      if (payment)
        await refund(context, payment.id, {
          amount_minor: Math.floor(payment.amount_minor / 2),
          method: 'card',
          reason: 'Charged at last year’s price',
        });
    },
  };
}

async function numberOf(
  { tx, tenantId }: OperationContext,
  { patientId, at }: PlannedOrder,
): Promise<string> {
  const { order_number } = await tx
    .selectFrom('test_order')
    .select('order_number')
    .where('tenant_id', '=', tenantId)
    .where('patient_id', '=', patientId)
    .where('requested_at', '=', at.toISOString())
    .executeTakeFirstOrThrow();
  return order_number;
}

/**
 * Coverage of a patient billed to an insurer: this year's policy, and an employer's policy until
 * last year.
 */
async function writeCoverages(context: OperationContext, patientId: PatientId): Promise<void> {
  const { mrn, version } = await patientRow(context.tx, context.tenantId, patientId);
  const payers = await findPayers(context.tx, context.tenantId);
  const idOf = (kind: PayerKind) =>
    payers.find((payer) => payer.kind === kind)?.id ?? ('' as PayerId);
  const year = context.now.getUTCFullYear();
  await replace(
    context,
    { id: patientId, version },
    {
      coverages: [
        {
          payer_id: idOf('insurance'),
          policy_number: `HM-${mrn.slice(-4)}-01`,
          group: '',
          valid_from: `${year - 1}-01-01`,
          valid_to: null,
        },
        {
          payer_id: idOf('corporate'),
          policy_number: `Q-${mrn.slice(-4)}`,
          group: 'Dock crew',
          valid_from: `${year - 4}-01-01`,
          valid_to: `${year - 2}-12-31`,
        },
      ],
    },
  );
}

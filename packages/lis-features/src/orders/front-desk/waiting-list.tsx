import type { OrderBalance } from '@alms/lis-domain/billing';
import { Badge } from '@alms/ui/badge';
import { Button, LinkButton } from '@alms/ui/button';
import { Card } from '@alms/ui/card';
import { Chip } from '@alms/ui/chip';
import { useNow } from '@alms/ui/clock';
import { useMessages } from '@alms/ui/i18n';
import { MoneyGlyph, TubeGlyph } from '@alms/ui/icon';
import { Link } from '@alms/ui/link';
import { ResourceView, type Resource } from '@alms/ui/resource';
import { Table, type TableColumn } from '@alms/ui/table';
import { Text } from '@alms/ui/text';
import { useMoney } from '../../shared/money/index.ts';
import { usePatientWords } from '../../shared/patient-words/index.ts';
import { PriorityTag } from '../../shared/priority-tag/index.ts';
import { useTestNames } from '../../shared/test-names/index.ts';
import { frontDeskMessages } from './words/index.ts';

const MINUTE_MS = 60_000;
/** Waiting time in minutes from which it is highlighted. */
const LONG_WAIT = 30;

export interface WaitingListProps {
  /** Orders of today to be paid or collected, longest waiting first. */
  orders: Resource<readonly OrderBalance[]>;
  /** Loads the next orders. When omitted, all are loaded. */
  onMore?: (() => void) | undefined;
  onRetry: () => void | Promise<void>;
  /** Prints the receipt of a payment. */
  onReceipt: (paymentId: string) => void;
  /** Link to all orders. */
  allHref: string;
  hrefs: {
    /** Returns the link to an order. */
    order: (order: OrderBalance) => string;
    /** Returns the link to take the payment of an order. */
    pay: (order: OrderBalance) => string;
  };
}

/** Orders of today that wait for payment or collection, each with its next step. */
export function WaitingList({
  orders,
  onMore,
  onRetry,
  onReceipt,
  allHref,
  hrefs,
}: WaitingListProps) {
  const words = useMessages(frontDeskMessages);
  const now = useNow();
  const minutesOf = ({ requested_at }: OrderBalance) =>
    Math.max(0, Math.floor((now - Date.parse(requested_at)) / MINUTE_MS));
  const columns = useColumns({ minutesOf, onReceipt, pay: hrefs.pay });
  const table = { columns, rowKey: ({ id }: OrderBalance) => id, caption: words.waiting };
  const shown = orders.status === 'ready' ? orders.data : [];
  const [longest] = shown.map(minutesOf).toSorted((one, other) => other - one);
  return (
    <Card
      heading={
        <>
          {words.waiting} {shown.length > 0 && <Badge count={shown.length} />}
        </>
      }
      headerActions={
        <>
          {longest !== undefined && (
            <Text as="span" size="small" tone="muted" figures>
              {words.longestWait({ minutes: longest })}
            </Text>
          )}
          <Link href={allHref}>{words.allOrders}</Link>
        </>
      }
      body="flush"
      footer={
        onMore && (
          <Button size="small" onClick={onMore}>
            {words.more}
          </Button>
        )
      }
    >
      <ResourceView
        resource={orders}
        label={words.waiting}
        flush
        skeleton={<Table<OrderBalance> {...table} rows={[]} skeletonRows={4} />}
        empty={{ 'none-yet': { title: words.noneWaitingTitle, body: words.noneWaitingBody } }}
        onRetry={onRetry}
      >
        {(rows) => <Table<OrderBalance> {...table} rows={rows} rowHref={hrefs.order} />}
      </ResourceView>
    </Card>
  );
}

interface ColumnOptions {
  minutesOf: (order: OrderBalance) => number;
  onReceipt: (paymentId: string) => void;
  pay: (order: OrderBalance) => string;
}

function useColumns({ minutesOf, onReceipt, pay }: ColumnOptions): TableColumn<OrderBalance>[] {
  const words = useMessages(frontDeskMessages);
  const namesOf = useTestNames();
  const { born } = usePatientWords();
  return [
    {
      id: 'waiting',
      header: words.waitingTime,
      width: '5.75rem',
      render: (order) => {
        const minutes = minutesOf(order);
        const isLong = minutes >= LONG_WAIT;
        return (
          <>
            <span data-part="wait" data-long={isLong || undefined}>
              {words.minutes({ minutes })}
            </span>{' '}
            <PriorityTag priority={order.priority} />
          </>
        );
      },
    },
    {
      id: 'patient',
      header: words.patient,
      rowHeader: true,
      width: '10.25rem',
      render: ({ patient }) => (
        <>
          {patient.full_name}
          <span data-part="identity">
            <Text as="span" size="small" tone="muted" code>
              {patient.mrn}
            </Text>
            <Text as="span" size="small" tone="muted" figures>
              <bdi>{born(patient)}</bdi>
            </Text>
          </span>
        </>
      ),
    },
    {
      id: 'tests',
      header: words.tests,
      render: ({ tests }) => <TestNames names={namesOf(tests)} />,
    },
    {
      id: 'status',
      header: words.status,
      width: '8.5rem',
      render: ({ payment }) =>
        payment === 'due' ? (
          <Chip tone="caution" glyph={MoneyGlyph}>
            {words.paymentDue}
          </Chip>
        ) : (
          <Chip glyph={TubeGlyph}>{words.toCollect}</Chip>
        ),
    },
    {
      id: 'balance',
      header: words.balance,
      align: 'end',
      width: '5.25rem',
      render: (order) => <Balance order={order} />,
    },
    {
      id: 'action',
      header: words.action,
      headerHidden: true,
      align: 'end',
      width: '8.5rem',
      render: (order) => <NextStep order={order} onReceipt={onReceipt} href={pay(order)} />,
    },
  ];
}

/** Two lines of names: a longer list would make its row taller than the others. */
const TestNames = ({ names }: { names: string }) => (
  <span data-part="tests" title={names}>
    {names}
  </span>
);

function Balance({ order: { payment, balance_minor, currency } }: { order: OrderBalance }) {
  const words = useMessages(frontDeskMessages);
  const money = useMoney(currency);
  return payment === 'due' ? (
    <Text as="span" figures data-part="amount">
      {money.show(balance_minor)}
    </Text>
  ) : (
    <Text as="span" tone="muted">
      {words[payment]}
    </Text>
  );
}

interface NextStepProps {
  order: OrderBalance;
  onReceipt: (paymentId: string) => void;
  href: string;
}

function NextStep({ order: { patient, payment, payment_id }, onReceipt, href }: NextStepProps) {
  const words = useMessages(frontDeskMessages);
  const name = patient.full_name;
  if (payment === 'due')
    return (
      <LinkButton size="small" href={href} aria-label={words.takePaymentOf({ name })}>
        {words.takePayment}
      </LinkButton>
    );
  if (payment_id === null) return null;
  return (
    <Button
      size="small"
      aria-label={words.printReceiptOf({ name })}
      onClick={() => onReceipt(payment_id)}
    >
      {words.printReceipt}
    </Button>
  );
}

import type { Order, OrderId } from '@alms/lis-domain/orders';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { CellText, Table, type TableColumn, type TableProps } from '@alms/ui/table';
import { Text } from '@alms/ui/text';
import { PriorityTag } from '../priority-tag/index.ts';
import { useTestNames } from '../test-names/index.ts';
import { orderListMessages } from './words/index.ts';

export interface OrderListProps extends Pick<TableProps<Order>, 'skeletonRows'> {
  orders: readonly Order[];
  /** Accessible name of the table; a heading above shows it visually. */
  caption: string;
  /** Returns the link to an order. When omitted, rows are not links. */
  orderHref?: ((orderId: OrderId) => string) | undefined;
  /** Whether to show the patient; false on a page about one patient. @default true */
  withPatient?: boolean;
}

/** Orders with their tests and status. For results and values, use the work list. */
export function OrderList({
  orders,
  caption,
  orderHref,
  withPatient = true,
  skeletonRows,
}: OrderListProps) {
  const columns = useOrderColumns({ withPatient });
  return (
    <Table<Order>
      columns={columns}
      rows={orders}
      rowKey={(order) => order.id}
      caption={caption}
      {...(orderHref && { rowHref: (order) => orderHref(order.id) })}
      {...(skeletonRows !== undefined && { skeletonRows })}
    />
  );
}

/** Columns of a table of orders. `withPatient`: false on a page about one patient. */
export function useOrderColumns({ withPatient = true } = {}): TableColumn<Order>[] {
  const words = useMessages(orderListMessages);
  const format = useFormat();
  const namesOf = useTestNames();
  const testsOf = ({ items }: Order) => namesOf(items.map((item) => item.name));

  const patient: TableColumn<Order> = {
    id: 'patient',
    header: words.patient,
    rowHeader: true,
    width: '28%',
    render: (order) => (
      <CellText
        note={
          <Text as="span" code>
            {order.patient.mrn}
          </Text>
        }
      >
        {order.patient.full_name}
      </CellText>
    ),
  };
  const number = (order: Order) => (
    <Text as="span" code>
      {order.order_number}
    </Text>
  );
  const about: TableColumn<Order>[] = withPatient
    ? [
        patient,
        {
          id: 'number',
          header: words.orderNumber,
          width: '11rem',
          render: (order) => (
            <CellText note={format.dateTime(order.requested_at)}>{number(order)}</CellText>
          ),
        },
      ]
    : [
        {
          id: 'number',
          header: words.orderNumber,
          width: '11rem',
          rowHeader: true,
          render: number,
        },
        {
          id: 'requested',
          header: words.requested,
          width: '11rem',
          render: (order) => (
            <Text as="span" figures>
              {format.dateTime(order.requested_at)}
            </Text>
          ),
        },
      ];
  return [
    ...about,
    {
      id: 'tests',
      header: words.tests,
      render: (order) => (
        <>
          {testsOf(order)} <PriorityTag priority={order.priority} />
        </>
      ),
    },
    { id: 'state', header: words.state, width: '8rem', render: (order) => words[order.status] },
  ];
}

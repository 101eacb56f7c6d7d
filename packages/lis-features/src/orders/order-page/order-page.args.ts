import { aCatalogue, anOrder, aUser, FIXTURE_NOW, minutesAgo } from '@alms/lis-domain/fixtures';
import type { Order, OrderItem } from '@alms/lis-domain/orders';
import { ready } from '@alms/ui/resource';
import type { OrderPageScreenProps } from './order-page-screen.js';

const states: Partial<OrderItem>[] = [
  { status: 'released' },
  { status: 'received' },
  { status: 'ordered' },
  { status: 'cancelled', cancellation: { code: 'duplicate_order', note: 'On yesterday’s order, too', by: { id: aUser('doctor').id, name: aUser('doctor').full_name }, at: minutesAgo(35) } },
];

const placed = anOrder({ number: 3, clinical_info: 'Palpitations', conditions: ['trimester_2', 'dialysis'], fasting: 'not_fasting' });

/** An order under way: one test released, one in the laboratory, one to be collected, one cancelled. */
export const orderUnderWay: Order = { ...placed, status: 'partially_released', items: placed.items.map((item, index) => ({ ...item, ...states[index] })) };

const done = () => Promise.resolve({ status: 'done' } as const);

export const orderPageArgs: OrderPageScreenProps = {
  order: ready(orderUnderWay, FIXTURE_NOW),
  catalogue: ready(aCatalogue(), FIXTURE_NOW),
  onCancel: done,
  onAdd: done,
  onRetry: () => {},
  patientHref: (id) => `/app/patient-portal/${id}`,
};

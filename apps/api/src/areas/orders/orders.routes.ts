import { listOrders, placeOrder, readOrder } from '@alms/lis-domain/orders';
import { handle, type Route } from '../../http/call.ts';
import { list, place, read } from './orders.service.ts';

export function orderRoutes(): readonly Route[] {
  return [
    handle(listOrders, ({ tx, tenantId, query }) => list(tx, tenantId, query)),
    handle(placeOrder, (call) => place(call, call.body)),
    handle(readOrder, ({ tx, tenantId, params }) => read(tx, tenantId, params.id)),
  ];
}

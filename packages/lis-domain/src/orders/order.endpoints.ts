import * as v from 'valibot';
import { byId, endpoint, idField, pageOf, pageQuery } from '../http/index.js';
import { orderSchema, orderStates, placeOrderBody } from './order.schema.js';

const readers = ['create_orders', 'collect_samples', 'receive_samples', 'enter_results', 'view_results'] as const;

export const listOrders = endpoint({
  id: 'orders.list', method: 'GET', path: '/test-orders', summary: 'Orders, newest first.',
  access: { anyOf: readers },
  query: v.object({ ...pageQuery, patient_id: v.optional(idField), status: v.optional(v.picklist(orderStates)) }),
  answer: pageOf(orderSchema),
});

export const placeOrder = endpoint({
  id: 'orders.place', method: 'POST', path: '/test-orders', summary: 'Order tests; the specimens to collect are derived and numbered.',
  access: { anyOf: ['create_orders'] }, body: placeOrderBody, status: 201, answer: orderSchema, creates: true, problems: ['not_found', 'conflict', 'quota_exceeded'],
});

export const readOrder = endpoint({
  id: 'orders.read', method: 'GET', path: '/test-orders/{id}', summary: 'One order with its items.',
  access: { anyOf: readers }, params: byId, answer: orderSchema, problems: ['not_found'],
});

export const orderEndpoints = [listOrders, placeOrder, readOrder] as const;

import * as v from 'valibot';
import { laboratoryQuery } from '../facility/laboratory-id.ts';
import { byId, endpoint, pageOf, pageQuery } from '../http/index.ts';
import { stockEditors } from './inventory.endpoints.ts';
import {
  cancelOrderBody,
  supplierOrderBody,
  supplierOrderSchema,
  supplierOrderStates,
} from './supplier-order.schema.ts';

export const listSupplierOrders = endpoint({
  id: 'inventory.list-orders',
  method: 'GET',
  path: '/inventory/supplier-orders',
  summary: 'List purchase orders, newest first.',
  access: stockEditors,
  query: v.object({
    ...pageQuery,
    ...laboratoryQuery,
    status: v.optional(v.picklist(supplierOrderStates)),
  }),
  answer: pageOf(supplierOrderSchema),
});

export const createSupplierOrder = endpoint({
  id: 'inventory.create-order',
  method: 'POST',
  path: '/inventory/supplier-orders',
  summary: 'Create a draft purchase order.',
  access: stockEditors,
  body: supplierOrderBody,
  status: 201,
  answer: supplierOrderSchema,
  problems: ['not_found', 'item_inactive'],
  creates: true,
});

export const updateSupplierOrder = endpoint({
  id: 'inventory.update-order',
  method: 'PUT',
  path: '/inventory/supplier-orders/{id}',
  summary: 'Replace a draft purchase order.',
  access: stockEditors,
  params: byId,
  body: supplierOrderBody,
  answer: supplierOrderSchema,
  problems: ['not_found', 'conflict', 'item_inactive'],
  versioned: true,
});

const movesOrder = {
  method: 'POST',
  access: stockEditors,
  params: byId,
  answer: supplierOrderSchema,
  versioned: true,
  problems: ['not_found', 'conflict'],
} as const;

export const placeSupplierOrder = endpoint({
  ...movesOrder,
  id: 'inventory.place-order',
  path: '/inventory/supplier-orders/{id}/place',
  summary: 'Mark a draft as ordered from the supplier.',
});

export const cancelSupplierOrder = endpoint({
  ...movesOrder,
  id: 'inventory.cancel-order',
  path: '/inventory/supplier-orders/{id}/cancel',
  summary: 'Cancel the undelivered part of a purchase order.',
  body: cancelOrderBody,
  afterTrial: 'open',
});

export const supplierOrderEndpoints = [
  listSupplierOrders,
  createSupplierOrder,
  updateSupplierOrder,
  placeSupplierOrder,
  cancelSupplierOrder,
] as const;

import * as v from 'valibot';
import { laboratoryQuery } from '../facility/laboratory-id.ts';
import { wardIdField } from '../facility/ward-id.ts';
import { endpoint, lineField, pageOf, pageQuery } from '../http/index.ts';
import { orderReadAccess } from './order.access.ts';
import {
  addTestsBody,
  changeWardBody,
  cancelTestsBody,
  clinicalInformationBody,
  orderSchema,
  orderStates,
  placeOrderBody,
  updatedOrderSchema,
} from './order.schema.ts';
import { patientIdField } from '../patients/patient-id.ts';
import { byOrderId } from './order-id.ts';

export const listOrders = endpoint({
  id: 'orders.list',
  method: 'GET',
  path: '/test-orders',
  summary: 'List orders, newest first.',
  access: orderReadAccess,
  query: v.object({
    ...pageQuery,
    /** Orders placed in this laboratory. */
    ...laboratoryQuery,
    patient_id: v.optional(patientIdField),
    ward_id: v.optional(wardIdField),
    status: v.optional(v.picklist(orderStates)),
    /** Order number, accession number, or part of the patient’s name or number. */
    q: v.optional(lineField(100, 0)),
  }),
  answer: pageOf(orderSchema),
});

export const placeOrder = endpoint({
  id: 'orders.place',
  method: 'POST',
  path: '/test-orders',
  summary:
    'Place an order. Derives and numbers the specimens to collect. Repeating a test within its minimum interval, or ordering it outside its limits, requires a reason.',
  access: { anyOf: ['create_orders'] },
  visitors: 'open',
  body: placeOrderBody,
  status: 201,
  answer: orderSchema,
  creates: true,
  problems: [
    'not_found',
    'conflict',
    'repeated_too_soon',
    'outside_patient_limits',
    'quota_exceeded',
  ],
});

export const readOrder = endpoint({
  id: 'orders.read',
  method: 'GET',
  path: '/test-orders/{id}',
  summary: 'Read an order with its items.',
  access: orderReadAccess,
  params: byOrderId,
  answer: orderSchema,
  problems: ['not_found'],
});

export const cancelTests = endpoint({
  id: 'orders.cancel',
  method: 'POST',
  path: '/test-orders/{id}/cancel',
  summary:
    'Cancel tests of an order, with a reason. Cancels the selected tests, or all cancellable ones, and credits their charges.',
  access: { anyOf: ['create_orders'] },
  visitors: 'open',
  afterTrial: 'open',
  params: byOrderId,
  body: cancelTestsBody,
  answer: orderSchema,
  versioned: true,
  problems: ['not_found', 'order_item_state', 'specimen_collected'],
});

export const addTests = endpoint({
  id: 'orders.add-tests',
  method: 'POST',
  path: '/test-orders/{id}/tests',
  summary:
    'Add tests to an order. Uses existing specimens if suitable, else new ones. Repeating a test within its minimum interval, or ordering it outside its limits, requires a reason.',
  access: { anyOf: ['create_orders'] },
  visitors: 'open',
  params: byOrderId,
  body: addTestsBody,
  answer: orderSchema,
  versioned: true,
  problems: [
    'not_found',
    'conflict',
    'repeated_too_soon',
    'outside_patient_limits',
    'quota_exceeded',
  ],
});

export const changeClinicalInformation = endpoint({
  id: 'orders.change-clinical-information',
  method: 'PUT',
  path: '/test-orders/{id}/clinical-information',
  summary:
    'Edit the clinical information of an order. Requires a reason after collection. Unverified values are evaluated again. Reported results are unchanged.',
  access: { anyOf: ['create_orders'] },
  visitors: 'open',
  afterTrial: 'open',
  params: byOrderId,
  body: clinicalInformationBody,
  answer: updatedOrderSchema,
  versioned: true,
  problems: ['not_found'],
});

export const changeWard = endpoint({
  id: 'orders.change-ward',
  method: 'PUT',
  path: '/test-orders/{id}/ward',
  summary:
    'Change the ward of an open order, because the patient was transferred. Critical results that await notification are notified to this ward.',
  access: { anyOf: ['create_orders'] },
  visitors: 'open',
  afterTrial: 'open',
  params: byOrderId,
  body: changeWardBody,
  answer: orderSchema,
  versioned: true,
  problems: ['not_found', 'conflict'],
});

export const orderEndpoints = [
  listOrders,
  placeOrder,
  readOrder,
  cancelTests,
  addTests,
  changeClinicalInformation,
  changeWard,
] as const;

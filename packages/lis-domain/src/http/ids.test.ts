import { expect, expectTypeOf, it } from 'vitest';
import { idOf } from '../fixtures/ids.ts';
import type { UserId } from '../identity/user-id.ts';
import type { OrderId } from '../orders/order-id.ts';
import { orderIdField } from '../orders/order-id.ts';
import { readOrder } from '../orders/order.endpoints.ts';
import type { Order } from '../orders/order.schema.ts';
import type { PatientId } from '../patients/patient-id.ts';
import { patientIdField } from '../patients/patient-id.ts';
import type { TenantId } from '../tenancy/tenant-id.ts';
import type { InputOf, ParamsOf } from './endpoint.ts';
import { idField } from './fields.ts';

it('ids of different kinds cannot be exchanged', () => {
  const order: OrderId = idOf('018f0000-0000-7000-8000-000000000001');
  // @ts-expect-error -- an order's id is not a patient's
  const patient: PatientId = order;
  expect(patient).toBe(order);
  // @ts-expect-error -- a facility's id is not an order's
  const tenant: TenantId = order;
  expect(tenant).toBe(order);
  // @ts-expect-error -- a user's id is not an order's
  const user: UserId = order;
  expect(user).toBe(order);
  // @ts-expect-error -- text is not an id
  const fromText: OrderId = '018f0000-0000-7000-8000-000000000001';
  expect(fromText).toBe(order);
});

it('ids have their kind in path parameters and answers', () => {
  expectTypeOf<ParamsOf<typeof readOrder>['id']>().toEqualTypeOf<OrderId>();
  expectTypeOf<Order['id']>().toEqualTypeOf<OrderId>();
  expectTypeOf<Order['patient']['id']>().toEqualTypeOf<PatientId>();
  expect(readOrder.params.entries.id).toBe(orderIdField);
});

it('a request does not take the id of another kind', () => {
  expectTypeOf<InputOf<typeof readOrder>['params']['id']>().toEqualTypeOf<OrderId>();
});

it('the kind exists only in types', () => {
  expect(orderIdField).toBe(idField);
  expect(patientIdField).toBe(idField);
});

import { describe, expect, it } from 'vitest';
import {
  isSupplierOrderActionAllowed,
  deliveryState,
  type SupplierOrderAction,
} from './supplier-order-state.ts';
import { supplierOrderStates, type SupplierOrderState } from './supplier-order.schema.ts';

it.each<[SupplierOrderAction, SupplierOrderState[]]>([
  ['change', ['draft']],
  ['place', ['draft']],
  ['receive', ['ordered', 'partly_received']],
  ['cancel', ['draft', 'ordered', 'partly_received']],
])('%s is allowed in exactly: %s', (action, states) => {
  expect(
    supplierOrderStates.filter((state) => isSupplierOrderActionAllowed(state, action)),
  ).toEqual(states);
});

describe('deliveryState', () => {
  it.each([
    [
      'nothing',
      [
        [5, 0],
        [2, 0],
      ],
      'ordered',
    ],
    [
      'some of one',
      [
        [5, 1],
        [2, 0],
      ],
      'partly_received',
    ],
    [
      'all of one',
      [
        [5, 5],
        [2, 0],
      ],
      'partly_received',
    ],
    [
      'everything',
      [
        [5, 5],
        [2, 2],
      ],
      'received',
    ],
    [
      'more than that',
      [
        [5, 6],
        [2, 2],
      ],
      'received',
    ],
  ] as const)('%s', (_case, lines, expected) => {
    expect(deliveryState(lines.map(([quantity, received]) => ({ quantity, received })))).toBe(
      expected,
    );
  });
});

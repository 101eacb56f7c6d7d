import { describe, expect, it } from 'vitest';
import { canActOnOrder, deliveryState, type SupplierOrderAct } from './supplier-order-state.ts';
import { supplierOrderStates, type SupplierOrderState } from './supplier-order.schema.ts';

it.each<[SupplierOrderAct, SupplierOrderState[]]>([
  ['change', ['draft']],
  ['place', ['draft']],
  ['receive', ['ordered', 'partly_received']],
  ['cancel', ['draft', 'ordered', 'partly_received']],
])('%s is allowed in exactly: %s', (act, states) => {
  expect(supplierOrderStates.filter((state) => canActOnOrder(state, act))).toEqual(states);
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

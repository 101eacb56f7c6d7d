import { describe, expect, it } from 'vitest';
import type { Priority } from '../orders/index.ts';
import type { CollectionPolicy } from './billing-settings.schema.ts';
import { collectionHold, type OrderAccount } from './collection-policy.ts';

const open = {
  status: 'issued',
  total_minor: 100,
  credited_minor: 0,
  paid_minor: 0,
  payer_id: null,
} as const;

describe('collection before payment', () => {
  it.each([
    ['allow', 'routine', { invoices: [open], billable: true }, 'none'],
    ['warn', 'routine', { invoices: [open], billable: true }, 'warn'],
    ['block', 'routine', { invoices: [open], billable: true }, 'block'],
    ['block', 'urgent', { invoices: [], billable: true }, 'block'],
    ['block', 'stat', { invoices: [open], billable: true }, 'warn'],
    [
      'block',
      'routine',
      { invoices: [{ ...open, paid_minor: 100, status: 'paid' }], billable: true },
      'none',
    ],
    [
      'block',
      'routine',
      { invoices: [{ ...open, paid_minor: 99, status: 'partially_paid' }], billable: true },
      'block',
    ],
    ['block', 'routine', { invoices: [{ ...open, payer_id: 'insurer' }], billable: true }, 'none'],
    [
      'block',
      'routine',
      { invoices: [{ ...open, status: 'draft', payer_id: 'insurer' }], billable: true },
      'block',
    ],
    [
      'block',
      'routine',
      {
        invoices: [
          { ...open, paid_minor: 100, status: 'paid' },
          { ...open, status: 'draft' },
        ],
        billable: true,
      },
      'block',
    ],
    ['block', 'routine', { invoices: [], billable: false }, 'none'],
  ] satisfies [CollectionPolicy, Priority, OrderAccount, string][])(
    '%s, %s, %j: %s',
    (policy, priority, account, expected) => {
      expect(collectionHold(policy, priority, account)).toBe(expected);
    },
  );
});

import { beforeEach, describe, expect, it } from 'vitest';
import {
  clearUnpaid,
  saveUnpaid,
  readUnpaid,
  type UnpaidRegistration,
} from './unpaid-registration.ts';

const stored = new Map<string, string>();
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, text: string) => void stored.set(key, text),
  removeItem: (key: string) => void stored.delete(key),
} as Storage;
beforeEach(() => stored.clear());

const registration: UnpaidRegistration = {
  success: true,
  requires_payment: true,
  payment_id: '0193a9f4-1111-4222-8333-444455556666',
  subdomain: 'northgate',
  trial_ends_at: '2026-06-11T08:42:00.000Z',
};

describe('unpaid registration', () => {
  it('is restored until it is discarded', () => {
    expect(readUnpaid(storage)).toBeUndefined();
    saveUnpaid(storage, registration);
    expect(readUnpaid(storage)).toEqual(registration);
    clearUnpaid(storage);
    expect(readUnpaid(storage)).toBeUndefined();
  });

  it.each([
    ['is not valid JSON', '{'],
    ['has another shape', '[]'],
    ['requires no payment', JSON.stringify({ ...registration, requires_payment: false })],
    ['has no payment ID', JSON.stringify({ ...registration, payment_id: null })],
  ])('is not restored when the stored data %s', (_case, text) => {
    saveUnpaid(storage, registration);
    for (const key of stored.keys()) stored.set(key, text);
    expect(readUnpaid(storage)).toBeUndefined();
  });
});

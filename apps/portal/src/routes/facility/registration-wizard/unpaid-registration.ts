import { facilityRegisteredSchema } from '@alms/lis-domain/subscription';
import * as v from 'valibot';

const KEY = 'alms.register-hospital.unpaid';

const unpaidSchema = v.object({
  ...facilityRegisteredSchema.entries,
  requires_payment: v.literal(true),
  payment_id: v.string(),
});

/** A facility registered in this tab and not paid yet. */
export type UnpaidRegistration = v.InferOutput<typeof unpaidSchema>;

/**
 * Returns the stored registration, so that a reload continues the same payment; undefined if there
 * is none or the data is invalid.
 */
export function readUnpaid(storage: Storage): UnpaidRegistration | undefined {
  try {
    const parsed = v.safeParse(unpaidSchema, JSON.parse(storage.getItem(KEY) ?? 'null'));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}

export function saveUnpaid(storage: Storage, registration: UnpaidRegistration): void {
  storage.setItem(KEY, JSON.stringify(registration));
}

export function clearUnpaid(storage: Storage): void {
  storage.removeItem(KEY);
}

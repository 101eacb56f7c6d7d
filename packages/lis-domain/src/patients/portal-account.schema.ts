import * as v from 'valibot';
import { emailField, instantField, lineField } from '../http/index.ts';
import type { Named } from '../http/named.ts';

/** A patient’s portal account as seen by staff who manage it, without the patient’s activity. */
const portalAccountObject = v.object({
  email: v.string(),
  /** `invited`: no password set yet; `disabled`: deactivated until the patient is invited again. */
  status: v.picklist(['invited', 'active', 'disabled']),
  /** The invitation is held until the inviter confirms their own email address. */
  invitation_held: v.boolean(),
  /** Two-step verification with an authenticator app or passkey is enabled. */
  has_second_factor: v.boolean(),
  /**
   * Time of the last sign-in or session renewal, accurate to the ten-minute token lifetime; null if
   * never signed in.
   */
  last_seen_at: v.nullable(instantField),
  /** Whether a session is active. */
  signed_in: v.boolean(),
});
export interface PortalAccountSchema extends Named<typeof portalAccountObject> {}
export const portalAccountSchema: PortalAccountSchema = portalAccountObject;

export interface PortalAccount extends v.InferOutput<PortalAccountSchema> {}

/** Invites a patient to the portal; the patient sets the password through the emailed link. */
export const portalAccountBody = v.strictObject({ email: emailField });

/**
 * Reason for deactivating an account or resetting two-step verification; written to the audit log.
 */
export const portalAccountReasonBody = v.strictObject({ reason: lineField(200) });

/** Actions on a patient’s portal account. */
export type PortalAccountAction = 'invite-again' | 'close' | 'reset-second-factor';

const possibleWhen: Record<PortalAccountAction, readonly PortalAccount['status'][]> = {
  'invite-again': ['invited', 'disabled'],
  close: ['invited', 'active'],
  'reset-second-factor': ['active'],
};

/**
 * Returns whether an account’s state allows an action. An account in use must be deactivated before
 * its address can change.
 */
export function accountAllows(
  action: PortalAccountAction,
  account: Pick<PortalAccount, 'status' | 'has_second_factor'>,
): boolean {
  return (
    possibleWhen[action].includes(account.status) &&
    (action !== 'reset-second-factor' || account.has_second_factor)
  );
}

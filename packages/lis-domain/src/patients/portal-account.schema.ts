import * as v from 'valibot';
import { emailField, instantField, lineField } from '../http/index.ts';

/** A patient's account as those see it who may give one. Nothing of what the patient reads or does there. */
export const portalAccountSchema = v.object({
  email: v.string(),
  /** `invited`: no password was chosen yet; `disabled`: closed, until the patient is invited again. */
  status: v.picklist(['invited', 'active', 'disabled']),
  /** The invitation is kept until its inviter's own address is confirmed. */
  invitation_held: v.boolean(),
  /** An authenticator app or a passkey is asked for after the password. */
  has_second_factor: v.boolean(),
  /** The last sign-in or renewal of a session, exact to the ten minutes a token lasts; null for who never signed in. */
  last_seen_at: v.nullable(instantField),
  /** Whether any session is open. */
  signed_in: v.boolean(),
});

export type PortalAccount = v.InferOutput<typeof portalAccountSchema>;

/** How a patient is given an account: the person sets the password through the mailed link. */
export const portalAccountBody = v.strictObject({ email: emailField });

/** Why an account was closed, or its second step taken away: for the audit log. */
export const portalAccountReasonBody = v.strictObject({ reason: lineField(200) });

/** What can be done to a patient's account. */
export type PortalAccountAct = 'invite-again' | 'close' | 'reset-second-factor';

const possibleWhen: Record<PortalAccountAct, readonly PortalAccount['status'][]> = {
  'invite-again': ['invited', 'disabled'],
  close: ['invited', 'active'],
  'reset-second-factor': ['active'],
};

/** Whether an account, as it is now, allows an act. An account that is in use is closed before it is given to another address. */
export function accountAllows(
  act: PortalAccountAct,
  account: Pick<PortalAccount, 'status' | 'has_second_factor'>,
): boolean {
  return (
    possibleWhen[act].includes(account.status) &&
    (act !== 'reset-second-factor' || account.has_second_factor)
  );
}

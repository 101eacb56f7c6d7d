/**
 * Operations that write audit events of category `security`: `emailed` when the address of the
 * account is emailed, else the reason why not. `every-trace.test.ts` fails for an operation that
 * writes such an event and is missing here, and for one that sends no email.
 */
export const securityEmails: Readonly<Record<string, string>> = {
  'identity.add-passkey': 'emailed',
  'identity.change-password': 'emailed',
  'identity.confirm-authenticator': 'emailed',
  'identity.confirm-password-reset': 'emailed',
  // After a recovery code; a sign-in with another second factor changes no protection.
  'identity.finish-sign-in': 'emailed',
  'identity.register-lab-admin': 'emailed',
  'identity.remove-authenticator': 'emailed',
  'identity.remove-passkey': 'emailed',
  'identity.renew-recovery-codes': 'emailed',
  'identity.request-password-reset': 'emailed',
  'identity.resend-confirmation': 'emailed',
  'staff.invite': 'emailed',
  'staff.resend-invitation': 'emailed',
  'staff.approve': 'emailed',
  'staff.decline': 'emailed',
  'staff.change-access': 'emailed',
  'staff.disable': 'emailed',
  'staff.enable': 'emailed',
  'staff.sign-out': 'emailed',
  'staff.reset-second-factor': 'emailed',
  'patients.invite': 'emailed',
  'patients.close-account': 'emailed',
  'patients.reset-second-factor': 'emailed',
  'subscription.register-facility': 'emailed',
  'facility.register': 'emailed',

  'identity.sign-in': 'changes no protection',
  'identity.begin-hand-over': 'changes no protection',
  'identity.finish-hand-over': 'changes no protection',
  'identity.sign-out': 'the owner ends an own session',
  'identity.end-session': 'the owner ends an own session',
  'identity.end-other-sessions': 'the owner ends own sessions',
  'identity.confirm-email': 'confirms the address by a link emailed to it',
  'identity.confirm-access-request': 'confirms the address by a link emailed to it',
  'connections.create-token': 'a token belongs to the facility, which lists it with its creator',
  'connections.revoke-token': 'a token belongs to the facility, which lists it with its creator',
  'audit.check-chain': 'concerns no account',
  'audit.export': 'concerns no account',
};

const byOperations = 'by operations of the table above';

/** Source files that write audit events of category `security`, with when they do. */
export const securitySources: Readonly<Record<string, string>> = {
  'areas/audit/audit.routes.ts': byOperations,
  'areas/audit/audit.service.ts': byOperations,
  'areas/audit/scheduled-check.ts': 'concerns no account',
  'areas/identity/access-requests/access-request.service.ts': byOperations,
  'areas/identity/account-security.service.ts': byOperations,
  'areas/identity/email/email-confirmation.service.ts': byOperations,
  'areas/identity/passwords/change-password.service.ts': byOperations,
  'areas/identity/passwords/password-reset.service.ts': byOperations,
  'areas/identity/sessions/hand-over.service.ts': byOperations,
  'areas/identity/sessions/open-session.ts': byOperations,
  'areas/identity/sessions/own-sessions.service.ts': byOperations,
  'areas/identity/sessions/session.service.ts':
    'by operations; and for a copied refresh token, whose user is signed out and shown why',
  'areas/identity/sessions/sign-in-candidates.ts': 'a rejected sign-in changes nothing',
  'areas/identity/staff/invite-staff.ts': byOperations,
  'areas/identity/staff/staff.service.ts': byOperations,
  'areas/identity/two-step/reset-two-step.ts': byOperations,
  'areas/identity/two-step/two-step.service.ts': byOperations,
  'areas/onboarding/registration/set-up-facility.ts': byOperations,
  'areas/patients/portal-account.service.ts': byOperations,
  'interfaces/api-caller.ts': 'a rejected request changes nothing',
  'interfaces/connections/api-tokens.service.ts': byOperations,
  'operations/create-admin.ts': 'the service operator gives the administrator the link',
  'operations/erase-person.ts': 'the account and its address are erased',
  'platform/http/refusals/refusal-audit.ts': 'a rejected request changes nothing',
};

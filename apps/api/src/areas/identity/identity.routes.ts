import {
  confirmEmail, confirmPasswordReset, endOtherSessions, endSession, listSessions, logAccess, readProfile, refreshToken, register, registerLabAdmin, requestPasswordReset, resendConfirmation, signIn, signOut, updateAppearance, updateProfile,
  verifySession,
} from '@alms/lis-domain/identity';
import { handle, type Route } from '../../http/call.ts';
import type { AreaDependencies } from '../dependencies.ts';
import { confirmAddress, sendConfirmation } from './email-confirmation.service.ts';
import { confirmReset, requestReset } from './password-reset.service.ts';
import { endOneSession, endOthers, listOwnSessions } from './own-sessions.service.ts';
import { changeName, chooseAppearance } from './profile.service.ts';
import { registerAccount, registerLaboratory } from './registration.service.ts';
import { renewSession, signInWithPassword, signOutEverywhere } from './session.service.ts';

export function identityRoutes(deps: AreaDependencies): readonly Route[] {
  return [
    handle(signIn, (call) => signInWithPassword(call, deps)),
    handle(refreshToken, (call) => renewSession(call, deps)),
    handle(signOut, (call) => signOutEverywhere(call, deps)),
    handle(register, (call) => registerAccount(call, deps)),
    handle(registerLabAdmin, (call) => registerLaboratory(call, deps)),
    handle(requestPasswordReset, (call) => requestReset(call, deps)),
    handle(confirmPasswordReset, (call) => confirmReset(call, deps)),
    handle(confirmEmail, (call) => confirmAddress(call, deps)),
    handle(resendConfirmation, (call) => sendConfirmation(call, deps)),
    handle(verifySession, async ({ user }) => ({ valid: true, user })),
    handle(readProfile, async ({ user }) => user),
    handle(updateProfile, changeName),
    handle(updateAppearance, chooseAppearance),
    handle(listSessions, listOwnSessions),
    handle(endSession, endOneSession),
    handle(endOtherSessions, endOthers),
    handle(logAccess, async ({ body, user, requestId }) => {
      // Telemetry that a browser claims; the audit trail is made by the server alone. Ids and reset tokens do not reach the log.
      const claimed = body.path.replace(/[?#].*$/, '').replace(/\/[^/]*\d[^/]*/g, '/…');
      deps.logger.info({ request_id: requestId, user_id: user.id, claimed_path: claimed, claimed_status: body.status }, 'screen visited');
    }),
  ];
}

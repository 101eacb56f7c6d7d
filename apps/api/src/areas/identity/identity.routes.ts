import {
  beginHandOver,
  changePassword,
  confirmAccessRequest,
  confirmEmail,
  confirmPasswordReset,
  endOtherSessions,
  endSession,
  finishHandOver,
  listSessions,
  logAccess,
  openLiveDemo,
  readProfile,
  refreshToken,
  register,
  requestPasswordReset,
  resendConfirmation,
  signIn,
  signInAnywhere,
  signOut,
  chooseLaboratory,
  updateAppearance,
  updateProfile,
  verifySession,
} from '@alms/lis-domain/identity';
import {
  addPasskey,
  beginAuthenticator,
  beginPasskey,
  beginPasskeyStep,
  confirmAuthenticator,
  finishSignIn,
  readAccountSecurity,
  removeAuthenticator,
  removePasskey,
  renewRecoveryCodes,
} from '@alms/lis-domain/identity/two-step';
import { handle, type Route } from '../../platform/http/requests/call.ts';
import type { AreaDependencies } from '../dependencies.ts';
import {
  accountSecurity,
  addKey,
  beginApp,
  beginKey,
  confirmApp,
  removeApp,
  removeKey,
  renewCodes,
} from './account-security.service.ts';
import { confirmRequest, requestAccess } from './access-requests/access-request.service.ts';
import { confirmAddress, sendConfirmation } from './email/email-confirmation.service.ts';
import { changeOwnPassword } from './passwords/change-password.service.ts';
import { confirmReset, requestReset } from './passwords/password-reset.service.ts';
import { openDemo } from './sessions/live-demo.service.ts';
import { findEntries, finishEntry, moveSession } from './sessions/hand-over.service.ts';
import { endOneSession, endOthers, listOwnSessions } from './sessions/own-sessions.service.ts';
import { changeName, chooseAppearance, chooseWorkplace } from './profile.service.ts';
import { askPasskey, finish } from './two-step/two-step.service.ts';
import { renewSession, signInWithPassword, signOutEverywhere } from './sessions/session.service.ts';

export function identityRoutes(deps: AreaDependencies): readonly Route[] {
  return [
    handle(signIn, (call) => signInWithPassword(call, deps)),
    handle(signInAnywhere, (call) => findEntries(call, deps)),
    handle(beginHandOver, moveSession),
    handle(finishHandOver, (call) => finishEntry(call, deps)),
    handle(openLiveDemo, (call) => openDemo(call, deps)),
    handle(refreshToken, (call) => renewSession(call, deps)),
    handle(signOut, (call) => signOutEverywhere(call, deps)),
    handle(register, (call) => requestAccess(call, deps)),
    handle(confirmAccessRequest, (call) => confirmRequest(call, deps)),
    handle(requestPasswordReset, (call) => requestReset(call, deps)),
    handle(confirmPasswordReset, (call) => confirmReset(call, deps)),
    handle(changePassword, (call) => changeOwnPassword(call, deps)),
    handle(confirmEmail, (call) => confirmAddress(call, deps)),
    handle(resendConfirmation, (call) => sendConfirmation(call, deps)),
    handle(verifySession, async ({ user }) => ({ valid: true, user })),
    handle(readProfile, async ({ user }) => user),
    handle(updateProfile, changeName),
    handle(updateAppearance, chooseAppearance),
    handle(chooseLaboratory, chooseWorkplace),
    handle(finishSignIn, (call) => finish(call, deps)),
    handle(beginPasskeyStep, (call) => askPasskey(call, deps)),
    handle(readAccountSecurity, accountSecurity),
    handle(beginAuthenticator, (call) => beginApp(call, deps)),
    handle(confirmAuthenticator, (call) => confirmApp(call, deps)),
    handle(removeAuthenticator, (call) => removeApp(call, deps)),
    handle(beginPasskey, (call) => beginKey(call, deps)),
    handle(addPasskey, (call) => addKey(call, deps)),
    handle(removePasskey, (call) => removeKey(call, deps)),
    handle(renewRecoveryCodes, (call) => renewCodes(call, deps)),
    handle(listSessions, listOwnSessions),
    handle(endSession, endOneSession),
    handle(endOtherSessions, endOthers),
    handle(logAccess, async ({ body, user, requestId }) => {
      // Untrusted client telemetry; the audit trail is written only by the server. Ids and reset
      // tokens are stripped before logging.
      const claimed = body.path.replace(/[?#].*$/, '').replace(/\/[^/]*\d[^/]*/g, '/…');
      deps.logger.info(
        {
          request_id: requestId,
          user_id: user.id,
          claimed_path: claimed,
          claimed_status: body.status,
        },
        'screen visited',
      );
    }),
  ];
}

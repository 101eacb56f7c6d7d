import {
  approveStaff,
  changeStaffAccess,
  declineStaff,
  disableStaff,
  enableStaff,
  inviteStaff,
  listStaff,
  resendInvitation,
  resetSecondFactor,
  signOutStaff,
} from '@alms/lis-domain/identity/staff';
import { handle, type Route } from '../../../platform/http/requests/call.ts';
import type { AreaDependencies } from '../../dependencies.ts';
import {
  approve,
  changeAccess,
  decline,
  disable,
  enable,
  invite,
  inviteAgain,
  listMembers,
  endEverySession,
  takeSecondFactor,
} from './staff.service.ts';

export function staffRoutes(deps: AreaDependencies): readonly Route[] {
  return [
    handle(listStaff, listMembers),
    handle(inviteStaff, (call) => invite(call, deps)),
    handle(resendInvitation, (call) => inviteAgain(call, deps)),
    handle(approveStaff, (call) => approve(call, deps)),
    handle(declineStaff, (call) => decline(call, deps)),
    handle(changeStaffAccess, (call) => changeAccess(call, deps)),
    handle(disableStaff, (call) => disable(call, deps)),
    handle(enableStaff, (call) => enable(call, deps)),
    handle(signOutStaff, (call) => endEverySession(call, deps)),
    handle(resetSecondFactor, (call) => takeSecondFactor(call, deps)),
  ];
}

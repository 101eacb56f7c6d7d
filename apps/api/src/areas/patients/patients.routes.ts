import { invitePatient, readPatient, registerPatient, searchPatients } from '@alms/lis-domain/patients';
import { handle, type Route } from '../../http/call.ts';
import type { AreaDependencies } from '../dependencies.ts';
import { read, register, search } from './patients.service.ts';
import { invite } from './portal-account.service.ts';

export function patientRoutes(deps: AreaDependencies): readonly Route[] {
  return [
    handle(searchPatients, ({ tx, tenantId, query }) => search(tx, tenantId, query)),
    handle(registerPatient, (call) => register(call, call.body)),
    handle(readPatient, (call) => read(call, call.params.id)),
    handle(invitePatient, (call) => invite(call, deps)),
  ];
}

import {
  closePortalAccount,
  correctPatient,
  establishIdentity,
  invitePatient,
  listMerges,
  mergePatients,
  previewMerge,
  readConsents,
  readPatient,
  readPortalAccount,
  recordConsent,
  registerPatient,
  registerUnidentified,
  resetPatientSecondFactor,
  searchPatients,
  unmergePatients,
} from '@alms/lis-domain/patients';
import { readMrnSeries } from '@alms/lis-domain/facility';
import { handle, type Route } from '../../platform/http/requests/call.ts';
import type { AreaDependencies } from '../dependencies.ts';
import { correct, establish } from './correct.service.ts';
import { read as readConsentsOf, record } from './consents.service.ts';
import { mrnSeries } from './next-mrn.ts';
import { merge, mergesOf, preview, unmerge } from './merge.service.ts';
import { read, register, registerUnknown, search } from './patients.service.ts';
import { close, invite, readAccount, resetSecondFactor } from './portal-account.service.ts';

export function patientRoutes(deps: AreaDependencies): readonly Route[] {
  const { results } = deps;
  return [
    handle(searchPatients, (call) => search(call, call.query)),
    handle(registerPatient, (call) => register(call, call.body)),
    handle(registerUnidentified, (call) => registerUnknown(call, call.body)),
    handle(readMrnSeries, mrnSeries),
    handle(readPatient, (call) => read(call, call.params.id)),
    handle(correctPatient, (call) =>
      correct(call, { ...call.params, version: call.version }, call.body, results),
    ),
    handle(establishIdentity, (call) =>
      establish(call, { ...call.params, version: call.version }, call.body, results),
    ),
    handle(invitePatient, (call) => invite(call, deps)),
    handle(readPortalAccount, readAccount),
    handle(closePortalAccount, (call) => close(call, deps)),
    handle(resetPatientSecondFactor, (call) => resetSecondFactor(call, deps)),
    handle(readConsents, (call) => readConsentsOf(call, call.params.id)),
    handle(recordConsent, record),
    handle(previewMerge, (call) => preview(call, call.params.id, call.query.loser_id)),
    handle(mergePatients, (call) =>
      merge(call, { ...call.params, version: call.version }, call.body, results),
    ),
    handle(listMerges, (call) => mergesOf(call, call.params.id)),
    handle(unmergePatients, (call) => unmerge(call, call.params.id, call.body, results)),
  ];
}

import {
  acceptReflex,
  acknowledgeCriticalResult,
  amendResult,
  amendWithFile,
  attachFile,
  downloadAttachment,
  downloadReport,
  enterResults,
  holdResults,
  setCodedComments,
  listCriticalCalls,
  listIssuedReports,
  listChartResults,
  readChartCounts,
  listPatientResults,
  countRequestedReports,
  countResults,
  listRequestedReports,
  listResults,
  listResultSteps,
  listResultVersions,
  listTriedResults,
  markNormalSeen,
  markResultAsError,
  markResultsSeen,
  readOverview,
  recordCallAttempt,
  releaseHeldResult,
  rejectAmendment,
  releaseToPatient,
  removeFile,
  retestResult,
  tryAutoverification,
  tryConsistencyRule,
  verifyAmendment,
  verifyResults,
} from '@alms/lis-domain/results';
import type { TenantId } from '@alms/lis-domain/tenancy';
import { handle, type Route } from '../../platform/http/requests/call.ts';
import type { AreaDependencies } from '../dependencies.ts';
import { fileAcceptance } from './entry/file-acceptance.ts';
import { amendFile, attach, sendAttachment, takeFileOff } from './entry/attach.service.ts';
import { listTried, tryRule } from './verification/autoverification-trial.service.ts';
import { markAsError, retest } from './entry/correct.service.ts';
import {
  propose,
  reject,
  verifyAmendment as verifyAmendmentOf,
} from './amendment/amend.service.ts';
import { setComments } from './comments/coded-comments.service.ts';
import { hold, releaseHold } from './verification/hold.service.ts';
import { tryConsistency } from './consistency/consistency-trial.service.ts';
import { acknowledge } from './critical-results/acknowledge.service.ts';
import { listCalls, recordAttempt } from './critical-results/critical-results.service.ts';
import { enter } from './entry/enter.service.ts';
import { overview } from './overview/overview.service.ts';
import { acceptReflex as orderReflex } from './calculation/reflex.service.ts';
import { listIssued } from './report/issued-reports.ts';
import { report } from './report/report.service.ts';
import {
  countRequested,
  listRequested,
  markNormal,
  markSeen,
} from './report/requested-reports.service.ts';
import { resultSteps } from './entry/result-steps.service.ts';
import { listChart, readCounts } from './chart/chart.service.ts';
import { count, list, listOfPatient, versions } from './results.service.ts';
import { releaseResultToPortal } from './portal-visibility/release-to-portal.service.ts';
import { verify } from './verification/verify.service.ts';

export function resultRoutes({ renderer, workers }: AreaDependencies): readonly Route[] {
  const acceptFor = (tenantId: TenantId) => fileAcceptance(workers, tenantId);
  const which = <I extends string>({
    params,
    version,
  }: {
    params: { id: I };
    version: number;
  }) => ({
    id: params.id,
    version,
  });
  return [
    handle(listResults, (call) => list(call, call.query)),
    handle(countResults, (call) => count(call, call.query)),
    handle(readOverview, (call) => overview(call, call.query)),
    handle(listResultSteps, (call) => resultSteps(call, call.params.id)),
    handle(enterResults, (call) => enter(call, call.body.items)),
    handle(attachFile, (call) => attach(call, which(call), call.body, acceptFor(call.tenantId))),
    handle(removeFile, (call) => takeFileOff(call, which(call))),
    handle(verifyResults, async (call) => ({
      items: await verify(call, call.body.items, call.body),
    })),
    handle(setCodedComments, (call) =>
      setComments(call, { id: call.params.id, version: call.version }, call.body),
    ),
    handle(holdResults, async (call) => ({ items: await hold(call, call.body) })),
    handle(releaseHeldResult, (call) => releaseHold(call, which(call), call.body)),
    handle(acceptReflex, (call) => orderReflex(call, call.params.id)),
    handle(amendResult, (call) => propose(call, which(call), call.body)),
    handle(verifyAmendment, (call) => verifyAmendmentOf(call, which(call))),
    handle(rejectAmendment, (call) => reject(call, which(call), call.body)),
    handle(amendWithFile, (call) =>
      amendFile(call, which(call), call.body, acceptFor(call.tenantId)),
    ),
    handle(retestResult, (call) => retest(call, which(call), call.body)),
    handle(markResultAsError, (call) => markAsError(call, which(call), call.body)),
    handle(releaseToPatient, (call) => releaseResultToPortal(call, which(call))),
    handle(listResultVersions, (call) => versions(call, call.params.id)),
    handle(listCriticalCalls, (call) => listCalls(call, call.query)),
    handle(recordCallAttempt, (call) => recordAttempt(call, which(call), call.body)),
    handle(acknowledgeCriticalResult, (call) => acknowledge(call, which(call), call.body)),
    handle(downloadAttachment, (call) => sendAttachment(call, call.params.id, call.query.version)),
    handle(downloadReport, (call) => report(call, call.params.id, renderer, call.query)),
    handle(listIssuedReports, (call) => listIssued(call, call.params.id)),
    handle(listChartResults, (call) => listChart(call, call.params.id, call.query)),
    handle(readChartCounts, (call) => readCounts(call, call.params.id)),
    handle(listPatientResults, (call) => listOfPatient(call, call.params.id, call.query)),
    handle(listRequestedReports, (call) => listRequested(call, call.query)),
    handle(countRequestedReports, (call) => countRequested(call)),
    handle(tryAutoverification, (call) => tryRule(call, call.params.id, call.body.rule)),
    handle(listTriedResults, (call) => listTried(call, call.params.id, call.body.rule, call.query)),
    handle(tryConsistencyRule, (call) => tryConsistency(call, call.body.rule)),
    handle(markResultsSeen, (call) => markSeen(call, call.body.items)),
    handle(markNormalSeen, (call) => markNormal(call, call.body)),
  ];
}

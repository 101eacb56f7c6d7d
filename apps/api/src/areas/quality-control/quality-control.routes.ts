import {
  addControlLot,
  addCorrectiveAction,
  addEqaAction,
  addEqaLimit,
  adoptEqaLimits,
  archiveControlLot,
  createControlledTest,
  createControlMaterial,
  createEqaRound,
  createInstrument,
  createLotComparison,
  decideLotComparison,
  deleteEqaLimit,
  downloadLotResults,
  downloadQcReview,
  enterLotPairs,
  exportLotResults,
  listCalibrations,
  listControlledTests,
  listControlMaterials,
  listControlRuns,
  listEqaLimits,
  listEqaRounds,
  listEqaSchemes,
  listInstruments,
  listLoadableLots,
  listLotComparisons,
  listLotResults,
  listLotUses,
  listProductLots,
  listResultsSinceAccepted,
  putLotIntoUse,
  readControlledTest,
  recallLot,
  undoRecall,
  recordCalibration,
  readEqaRound,
  readQcMaterials,
  readRollingTarget,
  readTestNames,
  recordControlRun,
  recordRunCause,
  releaseControlHold,
  reportEqaValues,
  reviewAffectedResults,
  reviewEqaRound,
  scoreEqaRound,
  setControlTarget,
  submitEqaRound,
  takeLotOutOfUse,
  updateControlSettings,
  updateCorrectiveAction,
  updateEqaRound,
  updateInstrument,
  verifyCorrectiveAction,
  voidCalibration,
  voidControlRun,
  voidLotUse,
  withdrawEqaRound,
} from '@alms/lis-domain/quality-control';
import { handle, type Route } from '../../platform/http/requests/call.ts';
import type { AreaDependencies } from '../dependencies.ts';
import { findOrderableTests } from '../catalogue/catalogue.store.ts';
import * as materials from './control-materials.service.ts';
import * as runs from './control-runs.service.ts';
import * as tests from './controlled-tests.service.ts';
import * as actions from './corrective-actions.service.ts';
import * as edit from './eqa-edit.service.ts';
import * as limits from './eqa-limits.service.ts';
import * as rounds from './eqa-rounds.service.ts';
import { findSchemes } from './eqa-rounds.store.ts';
import { printReview } from './review-report/review-report.service.ts';
import * as steps from './eqa-steps.service.ts';
import * as calibrations from './calibrations.service.ts';
import * as instruments from './instruments.service.ts';
import * as recall from './lot-recall.service.ts';
import { exportResults } from './lot-results/lot-results-file.service.ts';
import * as comparisons from './lot-comparisons.service.ts';
import * as lots from './lot-uses.service.ts';
import { printResults } from './lot-results/lot-results-report.service.ts';
import { makeVoid } from './void-run.service.ts';

export function qualityControlRoutes({ results, renderer }: AreaDependencies): readonly Route[] {
  return [
    handle(listControlledTests, (call) => tests.list(call, call.query)),
    handle(createControlledTest, (call) => tests.create(call, call.body)),
    handle(readControlledTest, (call) => tests.read(call, call.params.id)),
    handle(updateControlSettings, (call) =>
      tests.updateSettings(call, { ...call.params, version: call.version }, call.body),
    ),
    handle(setControlTarget, (call) => tests.setTarget(call, call.params.id, call.body)),
    handle(readRollingTarget, (call) => tests.readRolling(call, call.params.id, call.query.lot_id)),
    handle(releaseControlHold, (call) =>
      tests.release(call, call.params.id, call.body.reason, results),
    ),
    handle(listControlRuns, (call) => runs.list(call, call.params.id, call.query)),
    handle(recordControlRun, (call) => runs.record(call, call.params.id, call.body, results)),
    handle(voidControlRun, (call) =>
      makeVoid(call, { ...call.params, version: call.version }, call.body.reason),
    ),
    handle(listResultsSinceAccepted, (call) =>
      runs.listResultsSince(call, call.params.id, call.query),
    ),
    handle(recordRunCause, (call) =>
      runs.recordCause(call, { ...call.params, version: call.version }, call.body),
    ),
    handle(reviewAffectedResults, (call) =>
      runs.reviewResults(call, { ...call.params, version: call.version }, call.body, results),
    ),
    handle(downloadQcReview, (call) =>
      printReview(call, call.params.id, { language: call.query.language, renderer }),
    ),
    handle(addCorrectiveAction, (call) => actions.add(call, call.params.id, call.body)),
    handle(updateCorrectiveAction, (call) =>
      actions.update(call, { ...call.params, version: call.version }, call.body),
    ),
    handle(verifyCorrectiveAction, (call) =>
      actions.verify(call, { ...call.params, version: call.version }),
    ),
    handle(listControlMaterials, (call) => materials.list(call, call.query)),
    handle(createControlMaterial, (call) => materials.create(call, call.body)),
    handle(addControlLot, (call) => materials.addLot(call, call.params.id, call.body)),
    handle(archiveControlLot, (call) =>
      materials.archiveLot(call, { ...call.params, version: call.version }),
    ),
    handle(listInstruments, (call) => instruments.list(call, call.query)),
    handle(createInstrument, (call) => instruments.create(call, call.body)),
    handle(updateInstrument, (call) =>
      instruments.update(call, { ...call.params, version: call.version }, call.body, results),
    ),
    handle(listEqaRounds, (call) => rounds.list(call, call.query)),
    handle(listEqaSchemes, async ({ tx, tenantId }) => ({
      items: await findSchemes(tx, tenantId),
    })),
    handle(readEqaRound, (call) => rounds.read(call, call.params.id)),
    handle(createEqaRound, (call) => rounds.create(call, call.body)),
    handle(updateEqaRound, (call) =>
      edit.update(call, { ...call.params, version: call.version }, call.body),
    ),
    handle(withdrawEqaRound, (call) =>
      steps.withdraw(call, { ...call.params, version: call.version }, call.body),
    ),
    handle(reportEqaValues, (call) =>
      steps.report(call, { ...call.params, version: call.version }, call.body),
    ),
    handle(submitEqaRound, (call) =>
      steps.submit(call, { ...call.params, version: call.version }, call.body),
    ),
    handle(scoreEqaRound, (call) =>
      steps.score(call, { ...call.params, version: call.version }, call.body),
    ),
    handle(addEqaAction, (call) => actions.addToRound(call, call.params.id, call.body)),
    handle(reviewEqaRound, (call) =>
      steps.review(call, { ...call.params, version: call.version }, call.body),
    ),
    handle(listEqaLimits, (call) => limits.list(call, call.query)),
    handle(addEqaLimit, (call) => limits.add(call, call.body)),
    handle(deleteEqaLimit, (call) => limits.remove(call, call.params.id)),
    handle(adoptEqaLimits, (call) => limits.adopt(call, call.params.set, call.body)),
    handle(listLotUses, (call) => lots.list(call, call.params.id, call.query)),
    handle(listLoadableLots, (call) => lots.listLoadable(call, call.params.id)),
    handle(putLotIntoUse, (call) => lots.putIntoUse(call, call.params.id, call.body)),
    handle(takeLotOutOfUse, (call) =>
      lots.takeOutOfUse(call, { ...call.params, version: call.version }, call.body),
    ),
    handle(voidLotUse, (call) =>
      lots.voidUse(call, { ...call.params, version: call.version }, call.body.reason),
    ),
    handle(listLotComparisons, (call) => comparisons.list(call, call.params.id, call.query)),
    handle(createLotComparison, (call) => comparisons.create(call, call.params.id, call.body)),
    handle(enterLotPairs, (call) =>
      comparisons.enterPairs(call, { ...call.params, version: call.version }, call.body),
    ),
    handle(decideLotComparison, (call) =>
      comparisons.decide(call, { ...call.params, version: call.version }, call.body),
    ),
    handle(listCalibrations, (call) => calibrations.list(call, call.params.id, call.query)),
    handle(recordCalibration, (call) => calibrations.record(call, call.params.id, call.body)),
    handle(voidCalibration, (call) =>
      calibrations.makeVoid(call, { ...call.params, version: call.version }, call.body.reason),
    ),
    handle(listProductLots, (call) => recall.list(call, call.query)),
    handle(listLotResults, (call) => recall.listResults(call, call.params.id, call.query)),
    handle(exportLotResults, (call) => exportResults(call, call.params.id, call.query)),
    handle(downloadLotResults, (call) => printResults(call, call.params.id, call.query, renderer)),
    handle(recallLot, (call) =>
      recall.recall(call, { ...call.params, version: call.version }, call.body.reason),
    ),
    handle(undoRecall, (call) =>
      recall.undo(call, { ...call.params, version: call.version }, call.body.reason),
    ),
    handle(readQcMaterials, (call) => materials.listReadableLots(call)),
    handle(readTestNames, async ({ tx, tenantId }) => ({
      items: (await findOrderableTests(tx, tenantId)).map(({ id, code, name }) => ({
        id,
        code,
        name,
      })),
    })),
  ];
}

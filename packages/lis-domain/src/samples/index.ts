export * from './sample.schema.ts';
export * from './sample.endpoints.ts';
export * from './sample-step.endpoints.ts';
export * from './visit.schema.ts';
export * from './collection-progress.endpoints.ts';
export * from './visit.endpoints.ts';
export * from './arrival-condition.ts';
export * from './interference-index.ts';
export * from './storage.schema.ts';
export * from './storage.endpoints.ts';
export {
  accessionNumber,
  aliquotNumber,
  drawnNumber,
  isAccessionNumber,
} from './accession-number.ts';
export {
  isDivisible,
  refusesDivision,
  remainingVolume,
  toMicrolitres,
  toMillilitres,
} from './aliquots.ts';
export type { DivisibleSample, Volume } from './aliquots.ts';
export * from './collection-needs.schema.ts';
export { aliquotNeeds, needsOf } from './collection-needs.ts';
export type { CollectedTest } from './collection-needs.ts';
export {
  hasPosition,
  nextFreePosition,
  placeOf,
  positionAt,
  positionsOf,
  rowLetters,
  storagePosition,
} from './box-grid.ts';
export type { BoxGrid } from './box-grid.ts';
export { isPastRetention, refusesDisposal, retainUntil } from './retention.ts';
export type { DisposableSample, DisposalInput } from './retention.ts';
export { collectionTargetMinutes } from './collection-target.ts';
export {
  ageBeyond,
  deviatingAtReceipt,
  specimenNeeds,
  stabilityLimits,
  storedHours,
  tooOldAtReceipt,
} from './specimen-age.ts';
export { storagePeriodsAfter } from './storage-periods.ts';
export type { DeviatingTest, TooOld } from './specimen-age.ts';
export { drawOrder, inDrawOrder } from './draw-order.ts';
export {
  canMoveSample,
  refusesCollection,
  sampleMoves,
  takesLabel,
  takesResults,
} from './transitions.ts';
export type { SampleMove } from './transitions.ts';
export {
  arrivedIn,
  contradictsTemperature,
  transportConditionAt,
  transportDeviation,
  transportPeriod,
} from './transport-temperature.ts';
export type {
  TransportCondition,
  TransportDeviation,
  TransportNeeds,
} from './transport-temperature.ts';
export { rejectableTests, testRejection } from './test-rejection.ts';
export { receiptUndoMinutes, refusesUndoOfReceipt, stateBeforeReceipt } from './undo-receipt.ts';
export type { ReceivedSample } from './undo-receipt.ts';
export {
  confirmsIdentity,
  identityMethodOf,
  identityMethods,
  identityValidSeconds,
  isWristbandOf,
} from './identity-check.ts';
export type { IdentityCheck, IdentityMethod } from './identity-check.ts';
export type { SampleId } from './sample-id.ts';
export type { StorageBoxId } from './storage-box-id.ts';

export * from './sample.schema.js';
export * from './sample.endpoints.js';
export * from './arrival-condition.js';
export * from './storage.schema.js';
export * from './storage.endpoints.js';
export {
  accessionNumber,
  aliquotNumber,
  drawnNumber,
  isAccessionNumber,
} from './accession-number.js';
export {
  isDivisible,
  refusesDivision,
  remainingVolume,
  toMicrolitres,
  toMillilitres,
} from './aliquots.js';
export type { DivisibleSample, Volume } from './aliquots.js';
export * from './collection-needs.schema.js';
export { aliquotNeeds, needsOf } from './collection-needs.js';
export type { CollectedTest } from './collection-needs.js';
export {
  hasPosition,
  nextFreePosition,
  placeOf,
  positionAt,
  positionsOf,
  rowLetters,
  storagePosition,
} from './box-grid.js';
export type { BoxGrid } from './box-grid.js';
export { isPastRetention, refusesDisposal, retainUntil } from './retention.js';
export type { DisposableSample, DisposalSaid } from './retention.js';
export { drawOrder, inDrawOrder } from './draw-order.js';
export {
  canMoveSample,
  refusesCollection,
  sampleMoves,
  takesLabel,
  takesResults,
} from './transitions.js';
export type { IdentityCheck, SampleMove } from './transitions.js';

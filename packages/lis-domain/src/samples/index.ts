export * from './sample.schema.js';
export * from './sample.endpoints.js';
export { accessionNumber, isAccessionNumber } from './accession-number.js';
export { drawOrder, inDrawOrder } from './draw-order.js';
export { canMoveSample, refusesCollection, sampleMoves, takesLabel, takesResults } from './transitions.js';
export type { IdentityCheck, SampleMove } from './transitions.js';

export * from './patient.schema.js';
export * from './patient.endpoints.js';

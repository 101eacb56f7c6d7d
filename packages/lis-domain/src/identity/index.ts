export * from './identity.schema.js';
export * from './identity.endpoints.js';

export * from './api-token.schema.js';
export * from './message.schema.js';
export * from './connection.endpoints.js';

export * from './api-token.schema.ts';
export * from './message.schema.ts';
export * from './incoming-message.schema.ts';
export * from './connection.endpoints.ts';

export * from './order.schema.js';
export * from './order.endpoints.js';

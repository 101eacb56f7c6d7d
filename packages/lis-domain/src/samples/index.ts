export * from './sample.schema.js';
export * from './sample.endpoints.js';
export * from './draw-order.js';

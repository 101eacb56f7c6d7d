export * from './feedback.schema.ts';
export * from './feedback.endpoints.ts';

export * from './analyser-connection.schema.ts';
export * from './analyser-trial.schema.ts';
export * from './analyser.endpoints.ts';

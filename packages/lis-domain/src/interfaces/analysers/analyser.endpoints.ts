import * as v from 'valibot';
import { byId, endpoint, pageOf } from '../../http/index.ts';
import {
  analyserConnectionBody,
  analyserConnectionSchema,
  analyserEventSchema,
  analyserEventsQuery,
  analyserOptionsSchema,
} from './analyser-connection.schema.ts';
import { analyserTrialBody, analyserTrialSchema } from './analyser-trial.schema.ts';

export const listAnalyserConnections = endpoint({
  id: 'analysers.list',
  method: 'GET',
  path: '/analyser-connections',
  summary: 'List the connections to analysers with their state, by name.',
  access: 'admin',
  answer: v.object({ items: v.array(analyserConnectionSchema) }),
});

export const readAnalyserOptions = endpoint({
  id: 'analysers.read-options',
  method: 'GET',
  path: '/analyser-connections/options',
  summary:
    'Read the analyser profiles, and the ports, hosts and folders that the operator permits.',
  access: 'admin',
  answer: analyserOptionsSchema,
});

export const listAnalyserEvents = endpoint({
  id: 'analysers.list-events',
  method: 'GET',
  path: '/analyser-connections/events',
  summary:
    'List the latest events of the connections, newest first. The oldest of each are deleted.',
  access: 'admin',
  query: analyserEventsQuery,
  answer: pageOf(analyserEventSchema),
});

export const tryAnalyserMessage = endpoint({
  id: 'analysers.try',
  method: 'POST',
  path: '/analyser-connections/trial',
  summary:
    'Read a captured message or file with a profile, or with columns, before a connection is saved. Nothing is stored.',
  access: 'admin',
  afterTrial: 'open',
  body: analyserTrialBody,
  answer: analyserTrialSchema,
});

export const createAnalyserConnection = endpoint({
  id: 'analysers.create',
  method: 'POST',
  path: '/analyser-connections',
  summary:
    'Connect an analyser. Only ports, hosts and folders that the operator permits are accepted, and each has one connection.',
  access: 'admin',
  body: analyserConnectionBody,
  status: 201,
  answer: analyserConnectionSchema,
  creates: true,
  problems: ['duplicate'],
});

export const updateAnalyserConnection = endpoint({
  id: 'analysers.update',
  method: 'PUT',
  path: '/analyser-connections/{id}',
  summary: 'Replace a connection. It is started again with the new settings.',
  access: 'admin',
  params: byId,
  body: analyserConnectionBody,
  answer: analyserConnectionSchema,
  problems: ['not_found', 'duplicate'],
  versioned: true,
});

export const pauseAnalyserConnection = endpoint({
  id: 'analysers.pause',
  method: 'POST',
  path: '/analyser-connections/{id}/pause',
  summary: 'Pause a connection: its port is closed, and messages stay in the analyser.',
  access: 'admin',
  afterTrial: 'open',
  params: byId,
  answer: analyserConnectionSchema,
  problems: ['not_found', 'conflict'],
});

export const resumeAnalyserConnection = endpoint({
  id: 'analysers.resume',
  method: 'POST',
  path: '/analyser-connections/{id}/resume',
  summary: 'Resume a paused connection.',
  access: 'admin',
  afterTrial: 'open',
  params: byId,
  answer: analyserConnectionSchema,
  problems: ['not_found', 'conflict'],
});

export const deleteAnalyserConnection = endpoint({
  id: 'analysers.delete',
  method: 'DELETE',
  path: '/analyser-connections/{id}',
  summary: 'Delete a connection. Its messages and results are kept, and its port is free.',
  access: 'admin',
  afterTrial: 'open',
  params: byId,
  versioned: true,
  problems: ['not_found'],
});

export const analyserEndpoints = [
  listAnalyserConnections,
  readAnalyserOptions,
  listAnalyserEvents,
  tryAnalyserMessage,
  createAnalyserConnection,
  updateAnalyserConnection,
  pauseAnalyserConnection,
  resumeAnalyserConnection,
  deleteAnalyserConnection,
] as const;

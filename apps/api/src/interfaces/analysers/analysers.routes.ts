import {
  createAnalyserConnection,
  deleteAnalyserConnection,
  listAnalyserConnections,
  listAnalyserEvents,
  pauseAnalyserConnection,
  readAnalyserOptions,
  resumeAnalyserConnection,
  tryAnalyserMessage,
  updateAnalyserConnection,
} from '@alms/lis-domain/interfaces/analysers';
import { handle, type Route } from '../../platform/http/requests/call.ts';
import {
  create,
  list,
  listEvents,
  readOptions,
  remove,
  setPaused,
  update,
} from './connections.service.ts';
import { tryMessage } from './trial.service.ts';
import type { AnalyserSettings } from './settings.ts';

export function analyserRoutes({ analysers }: { analysers: AnalyserSettings }): readonly Route[] {
  return [
    handle(listAnalyserConnections, list),
    handle(readAnalyserOptions, (call) => readOptions(call, analysers)),
    handle(listAnalyserEvents, (call) => listEvents(call, call.query)),
    handle(tryAnalyserMessage, (call) => tryMessage(call.body)),
    handle(createAnalyserConnection, (call) => create(call, call.body, analysers)),
    handle(updateAnalyserConnection, (call) =>
      update(call, { ...call.params, version: call.version }, call.body, analysers),
    ),
    handle(pauseAnalyserConnection, (call) => setPaused(call, call.params.id, true)),
    handle(resumeAnalyserConnection, (call) => setPaused(call, call.params.id, false)),
    handle(deleteAnalyserConnection, (call) =>
      remove(call, { ...call.params, version: call.version }),
    ),
  ];
}

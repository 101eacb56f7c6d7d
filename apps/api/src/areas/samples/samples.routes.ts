import { collectSample, listSamples, readSample, readSampleLabel, receiveSample, rejectSample } from '@alms/lis-domain/samples';
import { handle, type Route } from '../../http/call.ts';
import { printLabel } from './label.service.ts';
import { collect, list, read, receive, reject } from './samples.service.ts';

export function sampleRoutes(): readonly Route[] {
  return [
    handle(listSamples, ({ tx, tenantId, query }) => list(tx, tenantId, query)),
    handle(readSample, ({ tx, tenantId, params }) => read(tx, tenantId, params.id)),
    handle(collectSample, (call) => collect(call, { id: call.params.id, version: call.version }, call.body)),
    handle(receiveSample, (call) => receive(call, { id: call.params.id, version: call.version }, call.body)),
    handle(rejectSample, (call) => reject(call, { id: call.params.id, version: call.version }, call.body)),
    handle(readSampleLabel, (call) => printLabel(call, call.params.id)),
  ];
}

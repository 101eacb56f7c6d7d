import { downloadReport, enterResults, listPatientResults, listResults, verifyResults } from '@alms/lis-domain/results';
import { handle, type Route } from '../../http/call.ts';
import type { AreaDependencies } from '../dependencies.ts';
import { enter } from './enter.service.ts';
import { report } from './report.service.ts';
import { list, listOfPatient } from './results.service.ts';
import { verify } from './verify.service.ts';

export function resultRoutes({ press }: AreaDependencies): readonly Route[] {
  return [
    handle(listResults, (call) => list(call, call.query)),
    handle(enterResults, async (call) => ({ items: await enter(call, call.body.items) })),
    handle(verifyResults, async (call) => ({ items: await verify(call, call.body.items) })),
    handle(downloadReport, (call) => report(call, call.params.id, press)),
    handle(listPatientResults, (call) => listOfPatient(call, call.params.id, call.query)),
  ];
}

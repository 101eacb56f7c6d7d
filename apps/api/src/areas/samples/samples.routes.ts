import {
  collectSample,
  collectVisit,
  countCollection,
  countSamples,
  createStorageBox,
  disposeOfDue,
  disposeOfSample,
  divideSample,
  listDueForDisposal,
  listSamples,
  listStorageBoxes,
  loseSample,
  noteNotCollected,
  noteSampleCondition,
  printLabels,
  readSample,
  readSampleLabel,
  readStorageBox,
  receiveSample,
  rejectSample,
  rejectSamples,
  reprintSampleLabel,
  retrieveSample,
  sendSample,
  storeSample,
  undoReceipt,
  updateStorageBox,
  type Sample,
  type SampleId,
} from '@alms/lis-domain/samples';
import { handle, type Route, type OperationContext } from '../../platform/http/requests/call.ts';
import type { AreaDependencies } from '../dependencies.ts';
import { noteCondition } from './condition.service.ts';
import { divide } from './aliquot.service.ts';
import { printLabel, reprintLabel } from './labels/label.service.ts';
import {
  collect,
  count,
  list,
  readAudited,
  lose,
  notCollected,
  read,
  receive,
  reject,
  rejectSeveral,
  send,
  type VersionedSample,
} from './samples.service.ts';
import { dispose, disposeOfAllDue, listDue, retrieve, store } from './storage/storage.service.ts';
import { undoReceiptOf } from './undo-receipt.service.ts';
import { collectOneVisit, countVisits, printVisitLabels } from './visit.service.ts';
import { createBox, listBoxes, readBox, updateBoxOf } from './storage/storage-boxes.service.ts';

export function sampleRoutes({ renderer, results }: AreaDependencies): readonly Route[] {
  return [
    handle(listSamples, (call) => list(call, call.query)),
    handle(countSamples, (call) => count(call, call.query)),
    handle(countCollection, (call) => countVisits(call, call.query)),
    handle(printLabels, (call) => printVisitLabels(call, call.body)),
    handle(collectVisit, (call) => collectOneVisit(call, call.body, results)),
    handle(readSample, (call) => readAudited(call, call.params.id)),
    handle(collectSample, (call) =>
      changed(call, (which) => collect(call, which, call.body, results)),
    ),
    handle(noteNotCollected, (call) =>
      changed(call, (which) => notCollected(call, which, call.body)),
    ),
    handle(sendSample, (call) => changed(call, (which) => send(call, which, call.body))),
    handle(receiveSample, (call) =>
      changed(call, (which) => receive(call, which, call.body, results)),
    ),
    handle(undoReceipt, (call) => changed(call, (which) => undoReceiptOf(call, which, results))),
    handle(noteSampleCondition, (call) =>
      changed(call, (which) => noteCondition(call, which, call.body, results)),
    ),
    handle(storeSample, (call) => changed(call, (which) => store(call, which, call.body))),
    handle(retrieveSample, (call) => changed(call, (which) => retrieve(call, which, call.body))),
    handle(disposeOfSample, (call) => changed(call, (which) => dispose(call, which, call.body))),
    handle(divideSample, (call) => changed(call, (which) => divide(call, which, call.body))),
    handle(listDueForDisposal, listDue),
    handle(disposeOfDue, disposeOfAllDue),
    handle(loseSample, (call) => changed(call, (which) => lose(call, which, call.body, results))),
    handle(rejectSample, (call) =>
      changed(call, (which) => reject(call, which, call.body, results)),
    ),
    handle(rejectSamples, (call) => rejectSeveral(call, call.body, results)),
    handle(readSampleLabel, (call) => printLabel(call, call.params.id)),
    handle(reprintSampleLabel, (call) =>
      reprintLabel(call, call.params.id, call.body.reason, renderer),
    ),
    handle(listStorageBoxes, listBoxes),
    handle(createStorageBox, (call) => createBox(call, call.body)),
    handle(readStorageBox, (call) => readBox(call, call.params.id)),
    handle(updateStorageBox, updateBoxOf),
  ];
}

/** Changes the specimen named in the request and returns its new state. */
async function changed(
  call: OperationContext & { params: { id: SampleId }; version: number },
  change: (which: VersionedSample) => Promise<void>,
): Promise<Sample> {
  const { id } = call.params;
  await change({ id, version: call.version });
  return read(call, id);
}

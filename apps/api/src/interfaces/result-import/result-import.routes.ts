import {
  acceptImportRows,
  countOpenImportRows,
  discardImportBatch,
  downloadImportedFile,
  recheckImportBatch,
  listImportBatches,
  listImportCodes,
  listImportRows,
  listOpenImportRows,
  previewImportFile,
  mapImportCodes,
  readImportBatch,
  stageImportFile,
} from '@alms/lis-domain/interfaces/result-import';
import type { AreaDependencies } from '../../areas/dependencies.ts';
import { handle, type Route } from '../../platform/http/requests/call.ts';
import { accept } from './accept.service.ts';
import { batchById, discard, reevaluateBatch, list, openBatch } from './batches.service.ts';
import { listCodes, mapCodes } from './codes.service.ts';
import { sendRowFile } from './row-file.service.ts';
import { countOpen, listOpen } from './open-rows.service.ts';
import { listRows } from './rows.service.ts';
import { previewFile, stageFile } from './stage.service.ts';

export function resultImportRoutes({
  workers,
}: Pick<AreaDependencies, 'workers'>): readonly Route[] {
  return [
    handle(previewImportFile, (call) => previewFile(call, call.body, workers)),
    handle(stageImportFile, (call) => stageFile(call, call.body, workers)),
    handle(listImportBatches, (call) => list(call, call.query)),
    handle(readImportBatch, (call) => batchById(call, call.params.id)),
    handle(listImportRows, (call) => listRows(call, call.params.id, call.query)),
    handle(downloadImportedFile, (call) => sendRowFile(call, call.params.id, call.query)),
    handle(listOpenImportRows, (call) => listOpen(call, call.query)),
    handle(countOpenImportRows, countOpen),
    handle(listImportCodes, (call) => listCodes(call, call.params.id)),
    handle(mapImportCodes, (call) => mapCodes(call, call.params.id, call.body)),
    handle(recheckImportBatch, async (call) =>
      reevaluateBatch(call, await openBatch(call, call.params.id)),
    ),
    handle(acceptImportRows, (call) => accept(call, call.params.id, call.body)),
    handle(discardImportBatch, (call) =>
      discard(call, { ...call.params, version: call.version }, call.body),
    ),
  ];
}

import type { AnswerOf, BodyOf } from '@alms/lis-domain/http';
import type {
  ImportBatch,
  previewImportFile,
  stageImportFile,
} from '@alms/lis-domain/interfaces/result-import';
import type { InstrumentId } from '@alms/lis-domain/results';
import { uuidv7 } from 'uuidv7';
import { asBuffer } from '../../platform/as-buffer.ts';
import { Refusal } from '../../platform/http/refusals/problems.ts';
import { fromPages, mapInTurns, workerTask, type Workers } from '../../platform/workers/workers.ts';
import { personOf, type OperationContext } from '../../platform/http/requests/call.ts';
import { instrumentNamed } from '../../areas/quality-control/instruments.service.ts';
import { batchById } from './batches.service.ts';
import type { FileRow } from './file-row.ts';
import type { ImportedFile, readImportFile } from './import-file.ts';
import { evaluateRows } from './evaluate-rows.ts';
import {
  countRows,
  findLastOfLayout,
  findStagedFile,
  insertBatch,
  insertFile,
  insertRows,
  updateBatch,
  type BatchRow,
} from './result-import.store.ts';

const readingFile = workerTask<typeof readImportFile>(
  new URL('./import-file.ts', import.meta.url),
  'readImportFile',
);

/**
 * Previews a file: its content, the settings of the last file with the same layout and whether it
 * is already staged.
 */
export async function previewFile(
  { tx, tenantId }: OperationContext,
  { content }: BodyOf<typeof previewImportFile>,
  workers: Workers,
): Promise<AnswerOf<typeof previewImportFile>> {
  const file = await workers.run(readingFile, { content }, tenantId, [content]);
  const last = await findLastOfLayout(tx, tenantId, file.layout);
  const staged = await findStagedFile(tx, tenantId, file.hash);
  return {
    format: file.format,
    encoding: file.encoding,
    heads: [...file.heads],
    sample: file.sample.map((cells) => [...cells]),
    row_count: file.rowCount,
    last: last
      ? {
          instrument: { id: last.instrument_id, name: last.instrument_name },
          reading: last.reading,
        }
      : null,
    staged: staged ? { id: staged.id, at: staged.created_at, by: staged.created_by_name } : null,
  };
}

/** Stages the rows of a file. The same file is staged again only on confirmation. */
export async function stageFile(
  context: OperationContext,
  { content, file_name, instrument_name, reading, again }: BodyOf<typeof stageImportFile>,
  workers: Workers,
): Promise<ImportBatch> {
  const file = await workers.run(readingFile, { content, reading }, context.tenantId, [content]);
  if (!again && (await findStagedFile(context.tx, context.tenantId, file.hash)))
    throw new Refusal('duplicate', { fields: { content: 'is already staged' } });
  return stageRows(
    context,
    { ...file, file_name, instrument_name, reading, empty_cells: file.emptyCells },
    await fromPages(file.rows),
  );
}

/** Origin of rows. */
export interface RowOrigin
  extends
    Pick<ImportedFile, 'hash' | 'format' | 'layout'>,
    Pick<BatchRow, 'file_name' | 'instrument_name' | 'reading' | 'empty_cells'> {
  /** The connection to an analyser that the rows arrived on, and its instrument. */
  connection?: { id: string; instrument_id: InstrumentId };
}

/** Stages rows from any source: each is stored unchanged, evaluated and awaits acceptance. */
export async function stageRows(
  context: OperationContext,
  { hash, format, layout, file_name, instrument_name, reading, empty_cells, connection }: RowOrigin,
  rows: readonly FileRow[],
): Promise<ImportBatch> {
  const { tx, tenantId, user, now } = context;
  const id = uuidv7();
  const instrument_id =
    connection?.instrument_id ?? (await instrumentNamed(context, instrument_name));
  const numbered = rows.map((row, index) => ({ ...row, number: index + 1 }));
  const evaluated = new Map(
    (
      await evaluateRows(
        context,
        { instrument_id, reading },
        numbered.filter(({ refused }) => !refused),
      )
    ).map(({ findings }) => [findings.number, findings]),
  );
  await insertBatch(tx, {
    id,
    instrument_id,
    file_name,
    file_hash: hash,
    format,
    layout,
    reading,
    empty_cells,
    counts: { ready: 0, unmapped: 0, refused: 0, ignored: 0, entered: 0 },
    created_at: now,
    created_by: personOf(context)?.id ?? null,
    created_by_name: user.full_name,
    connection_id: connection?.id ?? null,
    updated_at: now,
  });
  await insertRows(
    tx,
    await mapInTurns(numbered, ({ number, raw, place, content, measurement, refused }) => ({
      batch_id: id,
      number,
      raw,
      place,
      content,
      measurement: measurement ?? null,
      ...(refused ? { status: 'refused' as const, ...refused } : evaluated.get(number)!),
    })),
  );
  for (const { number, document } of numbered)
    if (document) await insertFile(tx, { batch_id: id, number, content: asBuffer(document) });
  const counts = await countRows(tx, tenantId, id);
  await updateBatch(tx, tenantId, id, { counts });
  context.audit({
    action: 'create',
    category: 'result',
    entity_type: 'result_import',
    entity_id: id,
    entity_label: file_name,
    after: { instrument: instrument_name, rows: rows.length, empty_cells, ...counts },
  });
  return batchById(context, id);
}

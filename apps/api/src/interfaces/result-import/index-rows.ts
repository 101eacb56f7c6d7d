import { drawnNumber, type InterferenceIndices, type SampleId } from '@alms/lis-domain/samples';
import type { OperationContext } from '../../platform/http/requests/call.ts';
import type { EvaluatedRow, UnevaluatedRow } from './evaluate-rows.ts';
import { findMappings, findRows, type BatchRow, type StagedRow } from './result-import.store.ts';

/** Indices of a specimen in a file, and the version of the specimen they were evaluated with. */
export interface FileIndices {
  version: number;
  indices: InterferenceIndices;
}

/**
 * Finds the rows of a file with interference indices of the specimens of `rows`. They are part of
 * the evaluation of these rows, wherever they are in the file. Rows already recorded are omitted.
 */
export async function findIndexRows(
  { tx, tenantId }: OperationContext,
  { id, instrument_id }: BatchRow,
  rows: readonly Pick<UnevaluatedRow, 'content'>[],
): Promise<StagedRow[]> {
  const numbers = new Set(rows.map(({ content }) => drawnNumber(content.accession)));
  const codes = (await findMappings(tx, tenantId, instrument_id)).flatMap(({ code, interferent }) =>
    interferent === null ? [] : [code],
  );
  if (numbers.size === 0 || codes.length === 0) return [];
  const left = await findRows(tx, tenantId, id, {
    statuses: ['ready', 'unmapped', 'refused', 'ignored'],
    codes,
  });
  return left.filter(({ content }) => numbers.has(drawnNumber(content.accession)));
}

/** Returns the indices to be recorded, by specimen. */
export function indicesBySpecimen(rows: readonly EvaluatedRow[]): Map<SampleId, FileIndices> {
  const bySpecimen = new Map<SampleId, FileIndices>();
  for (const { findings, specimen } of rows) {
    const { status, interferent, value_text } = findings;
    if (status !== 'ready' || interferent === null || value_text === null || !specimen) continue;
    const { id, version } = specimen;
    const indices = { ...bySpecimen.get(id)?.indices, [interferent]: value_text };
    bySpecimen.set(id, { version, indices });
  }
  return bySpecimen;
}

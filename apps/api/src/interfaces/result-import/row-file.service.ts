import { uploadedFileName, type QueryOf } from '@alms/lis-domain/http';
import type { downloadImportedFile } from '@alms/lis-domain/interfaces/result-import';
import { drawnNumber } from '@alms/lis-domain/samples';
import { concealedFrom } from '../../areas/catalogue/confidential.ts';
import { isConcealed } from '../../areas/results/portal-visibility/concealed-results.ts';
import { findResultsById } from '../../areas/results/results.store.ts';
import type { FileBody, OperationContext } from '../../platform/http/requests/call.ts';
import { Refusal } from '../../platform/http/refusals/problems.ts';
import { batchRow } from './batches.service.ts';
import { findFile, findRows, findSpecimens } from './result-import.store.ts';

/**
 * Downloads the document of a row that awaits acceptance. Access is audited, for the patient of its
 * specimen if known. Afterwards it is the file of the result.
 */
export async function sendRowFile(
  context: OperationContext,
  id: string,
  { number }: QueryOf<typeof downloadImportedFile>,
): Promise<FileBody> {
  const { tx, tenantId } = context;
  const batch = await batchRow(context, id);
  const [row] = await findRows(tx, tenantId, id, { numbers: [number] });
  if (!row) throw new Refusal('not_found');
  if (row.result_id !== null) {
    const [result] = await findResultsById(tx, tenantId, [row.result_id]);
    if (result && isConcealed(result, await concealedFrom(context))) throw new Refusal('not_found');
  }
  const { file, value, accession } = row.content;
  const content = await findFile(tx, tenantId, id, number);
  if (!file || !content) throw new Refusal('no_file');
  const [specimen] = await findSpecimens(tx, tenantId, [drawnNumber(accession)]);
  context.audit({
    action: 'export',
    category: 'result',
    entity_type: 'result_import',
    entity_id: id,
    entity_label: batch.file_name,
    ...(specimen && { patient_id: specimen.patient_id }),
    after: { row: number, file: value, sha256: file.sha256 },
  });
  return { content, filename: uploadedFileName(value), type: file.media_type };
}

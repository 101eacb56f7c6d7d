import type { BodyOf } from '@alms/lis-domain/http';
import type {
  BatchCodes,
  ImportBatch,
  mapImportCodes,
} from '@alms/lis-domain/interfaces/result-import';
import type { TestParameterId } from '@alms/lis-domain/catalogue';
import { Refusal } from '../../platform/http/refusals/problems.ts';
import type { OperationContext } from '../../platform/http/requests/call.ts';
import { batchRow, reevaluateBatch, openBatch } from './batches.service.ts';
import {
  findCodes,
  findMappings,
  findMeasuredTests,
  lockBatchesWithCodes,
  writeMapping,
} from './result-import.store.ts';

/**
 * Codes of the remaining rows with their mapping on the instrument. A test with the identical code
 * is only suggested.
 */
export async function listCodes(context: OperationContext, id: string): Promise<BatchCodes> {
  const { tx, tenantId } = context;
  const { instrument_id } = await batchRow(context, id);
  const mappings = await findMappings(tx, tenantId, instrument_id);
  const tests = await findMeasuredTests(tx, tenantId);
  const items = (await findCodes(tx, tenantId, id)).map(({ code, unit, rows }) => {
    const mapping = mappings.find((each) => each.code === code && each.unit === unit);
    const suggested = tests.find((test) => test.code === code.toUpperCase());
    return {
      code,
      unit,
      rows,
      test_parameter_id: mapping?.test_parameter_id ?? null,
      interferent: mapping?.interferent ?? null,
      ignored: mapping?.ignored ?? false,
      decided: mapping ? { at: mapping.updated_at, by: mapping.decided_by_name } : null,
      version: mapping?.version ?? 0,
      suggested_id: suggested?.id ?? null,
    };
  });
  return {
    items,
    tests: tests.map(({ id: testId, code, name, definition }) => ({
      id: testId,
      code,
      name,
      unit_display: definition.unit_display,
    })),
  };
}

type CodeTarget = Pick<
  BodyOf<typeof mapImportCodes>['items'][number],
  'test_parameter_id' | 'interferent' | 'ignored'
>;

/**
 * Maps or ignores codes of the instrument and re-evaluates the remaining rows, also those with
 * these codes in other files and messages. Accepted values are unchanged.
 */
export async function mapCodes(
  context: OperationContext,
  id: string,
  { items }: BodyOf<typeof mapImportCodes>,
): Promise<ImportBatch> {
  const { tx, tenantId, user, now } = context;
  const others = await lockBatchesWithCodes(tx, tenantId, id, items);
  const batch = await openBatch(context, id);
  const { instrument_id, instrument_name } = batch;
  const tests = await findMeasuredTests(tx, tenantId);
  const before = await findMappings(tx, tenantId, instrument_id);
  const nameOf = (testId: TestParameterId | null) =>
    tests.find((test) => test.id === testId)?.name ?? null;
  const mappingOf = ({ test_parameter_id, interferent, ignored }: CodeTarget) => {
    if (ignored) return { ignored };
    return interferent === null ? { test: nameOf(test_parameter_id) } : { index: interferent };
  };
  for (const { code, unit, test_parameter_id, interferent, ignored, version } of items) {
    if (test_parameter_id !== null && nameOf(test_parameter_id) === null)
      throw new Refusal('not_found');
    if (
      !(await writeMapping(
        tx,
        tenantId,
        {
          instrument_id,
          code,
          unit,
          test_parameter_id,
          interferent,
          ignored,
          decided_by: user.id,
          decided_by_name: user.full_name,
          version,
        },
        now,
      ))
    )
      throw new Refusal('version_stale');
    const last = before.find((each) => each.code === code && each.unit === unit);
    context.audit({
      action: version === 0 ? 'create' : 'update',
      category: 'result',
      entity_type: 'instrument_code',
      entity_id: instrument_id,
      entity_label: `${instrument_name} ${code} ${unit}`.trim(),
      ...(last && { before: mappingOf(last) }),
      after: mappingOf({ test_parameter_id, interferent, ignored }),
    });
  }
  for (const other of others) await reevaluateBatch(context, await batchRow(context, other));
  return reevaluateBatch(context, batch);
}

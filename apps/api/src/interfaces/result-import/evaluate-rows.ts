import {
  compareRows,
  evaluateRow,
  type ImportedContent,
  type RowFacts,
  type RowEvaluation,
} from '@alms/lis-domain/interfaces/result-import';
import { drawnNumber } from '@alms/lis-domain/samples';
import type { OperationContext } from '../../platform/http/requests/call.ts';
import { mapInTurns } from '../../platform/workers/workers.ts';
import { timeZoneOf } from '../../areas/facility/facility.store.ts';
import { intervalContext } from '../../areas/results/result-answers.ts';
import {
  findDefinitions,
  findMappings,
  findOrderedResults,
  findSpecimens,
  type BatchRow,
  type RowFindings,
} from './result-import.store.ts';
import type { InstrumentId } from '@alms/lis-domain/results';

export type UnevaluatedRow = { number: number; content: ImportedContent };

type ImportContext = Pick<OperationContext, 'tx' | 'tenantId' | 'now'>;

const keyOf = (...parts: string[]) => JSON.stringify(parts);

/** Evaluates rows of one instrument against the records they refer to and against each other. */
export async function evaluateRows(
  context: ImportContext,
  { instrument_id, reading }: Pick<BatchRow, 'instrument_id' | 'reading'>,
  rows: readonly UnevaluatedRow[],
): Promise<RowFindings[]> {
  const factsOf = await gatherFacts(context, instrument_id, rows);
  const evaluated = await mapInTurns(rows, ({ number, content }) => {
    const { result_id, result_version, test_parameter_id, ...facts } = factsOf(content);
    return {
      number,
      result_id,
      result_version,
      test_parameter_id,
      evaluation: evaluateRow(content, { ...facts, decimal_mark: reading.decimal_mark }),
    };
  });
  return compareRows(evaluated).map(({ number, evaluation, ...found }) =>
    findingsOf(number, evaluation, found),
  );
}

function findingsOf(
  number: number,
  evaluation: RowEvaluation,
  found: Pick<RowFindings, 'result_id' | 'result_version' | 'test_parameter_id'>,
): RowFindings {
  const isReady = evaluation.status === 'ready';
  return {
    number,
    status: evaluation.status,
    test_parameter_id: found.test_parameter_id,
    refusal: evaluation.status === 'refused' ? evaluation.refusal : null,
    expected: evaluation.status === 'refused' ? evaluation.expected : null,
    result_id: isReady ? found.result_id : null,
    result_version: isReady ? found.result_version : null,
    value_text: isReady ? evaluation.value_text : null,
  };
}

function meaningOf(
  mapping: { test_parameter_id: string | null; ignored: boolean } | undefined,
): RowFacts['mapped'] {
  if (mapping?.ignored) return 'ignored';
  return mapping?.test_parameter_id ? { id: mapping.test_parameter_id } : undefined;
}

type GatheredFacts = Omit<RowFacts, 'decimal_mark'> &
  Pick<RowFindings, 'result_id' | 'result_version' | 'test_parameter_id'>;

/** Loads the records of all rows at once. Results of an aliquot belong to its parent specimen. */
async function gatherFacts(
  context: ImportContext,
  instrumentId: InstrumentId,
  rows: readonly UnevaluatedRow[],
): Promise<(content: ImportedContent) => GatheredFacts> {
  const { tx, tenantId, now } = context;
  const viewpoint = { zone: await timeZoneOf(tx, tenantId), now };
  const mappings = await findMappings(tx, tenantId, instrumentId);
  const specimens = await findSpecimens(tx, tenantId, [
    ...new Set(rows.map(({ content }) => drawnNumber(content.accession))),
  ]);
  const results = await findOrderedResults(tx, tenantId, [
    ...new Set(specimens.map(({ order_id }) => order_id)),
  ]);
  const definitions = await findDefinitions(tx, tenantId, results);

  const mappingBy = new Map(
    mappings.map((mapping) => [keyOf(mapping.code, mapping.unit), mapping]),
  );
  const mappingsByCode = new Map<string, typeof mappings>();
  for (const mapping of mappings)
    mappingsByCode.set(mapping.code, [...(mappingsByCode.get(mapping.code) ?? []), mapping]);
  const specimenBy = new Map(specimens.map((specimen) => [specimen.accession_number, specimen]));
  const resultBy = new Map(
    results.map((result) => [keyOf(result.sample_id, result.test_parameter_id), result]),
  );
  const orderedBy = new Map(
    results.map((result) => [keyOf(result.order_id, result.test_parameter_id), result]),
  );
  const definitionBy = new Map(
    definitions.map(({ test_parameter_id, version, definition }) => [
      keyOf(test_parameter_id, String(version)),
      definition,
    ]),
  );

  return ({ accession, code, unit }) => {
    const mapping = mappingBy.get(keyOf(code, unit));
    const testId = mapping?.test_parameter_id ?? null;
    const specimen = specimenBy.get(drawnNumber(accession));
    const result =
      testId !== null && specimen ? resultBy.get(keyOf(specimen.id, testId)) : undefined;
    const test =
      result && definitionBy.get(keyOf(result.test_parameter_id, String(result.test_version)));
    return {
      mapped: meaningOf(mapping),
      otherUnits:
        testId === null
          ? (mappingsByCode.get(code) ?? [])
              .filter((each) => each.test_parameter_id !== null)
              .map((each) => each.unit)
          : [],
      specimen: specimen && { status: specimen.status, patient: specimen },
      result: result &&
        test &&
        specimen && { status: result.status, test, context: intervalContext(specimen, viewpoint) },
      elsewhere:
        testId !== null && specimen
          ? orderedBy.get(keyOf(specimen.order_id, testId))?.accession_number
          : undefined,
      test_parameter_id: testId,
      result_id: result?.id ?? null,
      result_version: result?.version ?? null,
    };
  };
}

import {
  compareRows,
  refuseUnknownInterference,
  evaluateRow,
  type ImportedContent,
  type RowFacts,
  type RowEvaluation,
} from '@alms/lis-domain/interfaces/result-import';
import { drawnNumber, type Interferent, type SampleId } from '@alms/lis-domain/samples';
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

/** Evaluation of a row with its specimen; null if no specimen has its number. */
export interface EvaluatedRow {
  findings: RowFindings;
  specimen: Pick<Specimen, 'id' | 'version'> | null;
}
type Specimen = Awaited<ReturnType<typeof findSpecimens>>[number];

export type UnevaluatedRow = { number: number; content: ImportedContent };

type ImportContext = Pick<OperationContext, 'tx' | 'tenantId' | 'now'>;

const keyOf = (...parts: string[]) => JSON.stringify(parts);

/** Evaluates rows of one instrument against the records they refer to and against each other. */
export async function evaluateRows(
  context: ImportContext,
  { instrument_id, reading }: Pick<BatchRow, 'instrument_id' | 'reading'>,
  rows: readonly UnevaluatedRow[],
): Promise<EvaluatedRow[]> {
  const factsOf = await gatherFacts(context, instrument_id, rows);
  const evaluated = await mapInTurns(rows, ({ number, content }) => {
    const { facts, found } = factsOf(content);
    return {
      number,
      ...found,
      evaluation: evaluateRow(content, { ...facts, decimal_mark: reading.decimal_mark }),
    };
  });
  return refuseUnknownInterference(compareRows(evaluated)).map(
    ({ number, evaluation, sample_id, sample_version, ...found }) => ({
      findings: findingsOf(number, evaluation, found),
      specimen: sample_id === null ? null : { id: sample_id, version: sample_version },
    }),
  );
}

function findingsOf(
  number: number,
  evaluation: RowEvaluation,
  found: Pick<RowFindings, Found>,
): RowFindings {
  const isReady = evaluation.status === 'ready';
  return {
    number,
    status: evaluation.status,
    test_parameter_id: found.test_parameter_id,
    interferent: found.interferent,
    refusal: evaluation.status === 'refused' ? evaluation.refusal : null,
    expected: evaluation.status === 'refused' ? evaluation.expected : null,
    result_id: isReady ? found.result_id : null,
    result_version: isReady ? found.result_version : null,
    value_text: isReady ? evaluation.value_text : null,
    qc_run_id: null,
  };
}

type Mapping = Awaited<ReturnType<typeof findMappings>>[number];

function meaningOf(mapping: Mapping | undefined): RowFacts['mapped'] {
  if (mapping?.ignored) return 'ignored';
  if (mapping?.interferent) return { interferent: mapping.interferent };
  return mapping?.test_parameter_id ? { id: mapping.test_parameter_id } : undefined;
}

type Found = 'result_id' | 'result_version' | 'test_parameter_id' | 'interferent';

interface GatheredFacts {
  facts: Omit<RowFacts, 'decimal_mark'>;
  found: Pick<RowFindings, Found> & {
    sample_id: SampleId | null;
    sample_version: number;
    limitedBy: readonly Interferent[];
  };
}

/** Returns the meaning of a code in a unit, by the mappings of an instrument. */
function meaningBy(mappings: readonly Mapping[]) {
  const byKey = new Map(mappings.map((mapping) => [keyOf(mapping.code, mapping.unit), mapping]));
  const byCode = new Map<string, Mapping[]>();
  for (const mapping of mappings)
    if (mapping.test_parameter_id !== null || mapping.interferent !== null)
      byCode.set(mapping.code, [...(byCode.get(mapping.code) ?? []), mapping]);
  return ({ code, unit }: Pick<ImportedContent, 'code' | 'unit'>) => {
    const mapping = byKey.get(keyOf(code, unit));
    const mapped = meaningOf(mapping);
    const others = mapped === undefined ? (byCode.get(code) ?? []) : [];
    return {
      mapped,
      otherUnits: others.map((each) => each.unit),
      test_parameter_id: mapping?.test_parameter_id ?? null,
      // An index in another unit is rejected, and is still the index of that specimen.
      interferent: [mapping, ...others].find((each) => each?.interferent)?.interferent ?? null,
    };
  };
}

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

  const meaning = meaningBy(mappings);
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

  return (content) => {
    const { mapped, otherUnits, test_parameter_id, interferent } = meaning(content);
    const specimen = specimenBy.get(drawnNumber(content.accession));
    const result =
      test_parameter_id !== null && specimen
        ? resultBy.get(keyOf(specimen.id, test_parameter_id))
        : undefined;
    const test =
      result && definitionBy.get(keyOf(result.test_parameter_id, String(result.test_version)));
    return {
      facts: {
        mapped,
        otherUnits,
        specimen: specimen && {
          status: specimen.status,
          patient: specimen,
          indices: specimen.condition?.indices,
        },
        result: result &&
          test &&
          specimen && {
            status: result.status,
            test,
            context: intervalContext(specimen, viewpoint),
          },
        elsewhere:
          test_parameter_id !== null && specimen
            ? orderedBy.get(keyOf(specimen.order_id, test_parameter_id))?.accession_number
            : undefined,
      },
      found: {
        test_parameter_id,
        interferent,
        result_id: result?.id ?? null,
        result_version: result?.version ?? null,
        sample_id: specimen?.id ?? null,
        sample_version: specimen?.version ?? 0,
        limitedBy: test?.interference.map(({ index }) => index) ?? [],
      },
    };
  };
}

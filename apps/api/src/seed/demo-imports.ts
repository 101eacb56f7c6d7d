import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { ImportedContent } from '@alms/lis-domain/interfaces/result-import';
import { mapCodes } from '../interfaces/result-import/codes.service.ts';
import { emptyContent, type FileRow } from '../interfaces/result-import/file-row.ts';
import { stageRows } from '../interfaces/result-import/stage.service.ts';
import { findResults } from '../areas/results/results.store.ts';
import type { OperationContext } from '../platform/http/requests/call.ts';

const columns = {
  shape: 'long',
  accession: 'Sample ID',
  code: 'Assay',
  value: 'Result',
  unit: 'Unit',
  flag: 'Flag',
  patient: 'Patient',
  kind: 'Type',
} as const;

/** Values measured by the analyser so far, by its codes. */
const measured: Readonly<Record<string, readonly [code: string, value: string]>> = {
  NA: ['NA', '139'],
  K: ['K', '4.1'],
  CL: ['CL', '102'],
  GLU: ['GLU-2', '96'],
  CREA: ['CREA', '0.94'],
};

const rowOf = (content: Partial<ImportedContent>): FileRow => {
  const whole = { ...emptyContent, ...content };
  const { accession, patient, kind, code, value, unit, flag } = whole;
  return {
    raw: [accession, `"${patient}"`, kind, code, value, unit, flag].join(','),
    place: null,
    content: whole,
  };
};

/**
 * A chemistry analyser file staged this morning and not yet accepted. It has ready rows, an
 * unmapped test, a missing value, an unknown specimen and a control.
 */
export async function stageDemoFile(context: OperationContext): Promise<void> {
  const { tx, tenantId } = context;
  const waiting = await findResults(tx, tenantId, {
    status: 'pending',
    order_id: undefined,
    sample_id: undefined,
    arrived: true,
    amended: false,
    query: undefined,
    department: 'chemistry',
    laboratoryId: undefined,
    priority: undefined,
    dueBefore: undefined,
    shown: sql`true`,
    after: undefined,
    max: 12,
  });
  const rows = waiting.flatMap(
    ({ code: test, accession_number: accession, unit_display, family_name, given_name }) => {
      const [code, value] = measured[test] ?? [];
      return code === undefined || value === undefined
        ? []
        : [
            rowOf({
              accession,
              patient: `${family_name}, ${given_name}`,
              code,
              value,
              unit: unit_display ?? '',
            }),
          ];
    },
  );
  const [first] = rows;
  if (!first) return;
  const { accession, patient } = first.content;
  const others = [
    rowOf({ accession, patient, code: 'LIP', value: '31', unit: 'U/L' }),
    rowOf({ accession, patient, code: 'NA', unit: 'mmol/L' }),
    rowOf({ accession: 'T-0815', code: 'K', value: '4.4', unit: 'mmol/L' }),
    rowOf({ accession: 'QC-1', code: 'K', value: '3.52', unit: 'mmol/L', kind: 'QC' }),
  ];
  const file = {
    file_name: 'analyser-2-morning.csv',
    format: 'csv' as const,
    layout: 'demo',
    hash: createHash('sha256').update('demo').digest('hex'),
  };
  const { id } = await stageRows(
    context,
    {
      ...file,
      instrument_name: 'Analyser 2',
      reading: { columns, decimal_mark: '.' },
      empty_cells: 0,
    },
    [...rows, ...others],
  );
  const known = await tx
    .selectFrom('test_parameter')
    .select(['id', 'code', 'definition'])
    .where('tenant_id', '=', tenantId)
    .where('code', 'in', Object.keys(measured))
    .orderBy('code')
    .execute();
  const items = known.map((test) => ({
    code: measured[test.code]?.[0] ?? test.code,
    unit: test.definition.unit_display ?? '',
    test_parameter_id: test.id,
    interferent: null,
    ignored: false,
    version: 0,
  }));
  await mapCodes(context, id, { items });
}

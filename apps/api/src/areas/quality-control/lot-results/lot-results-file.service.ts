import { fileName } from '@alms/lis-domain/http';
import type { QueryOf } from '@alms/lis-domain/http';
import type { ProductLotId } from '@alms/lis-domain/inventory';
import type { exportLotResults } from '@alms/lis-domain/quality-control';
import { csvOf } from '@alms/lis-domain/spreadsheet';
import type { FileBody, OperationContext } from '../../../platform/http/requests/call.ts';
import { invalid } from '../../../platform/http/requests/validation.ts';
import { recipientLanguage } from '../../../platform/i18n/recipient-language.ts';
import { findSubdomain, todayOf } from '../../facility/facility.store.ts';
import { auditedLot, lotById, lotResultOf, scopeOf } from '../lot-recall.service.ts';
import { findLotResults } from './lot-results.store.ts';
import { lotResultWords } from './lot-results-wording.ts';

/** Maximum number of exported lines, which are held in memory together. */
const maxExported = 50_000;

const columns = [
  'mrn',
  'patient',
  'birthDate',
  'order',
  'specimen',
  'testCode',
  'test',
  'value',
  'unit',
  'flag',
  'measured',
  'instrument',
  'reported',
  'state',
] as const;

/** Exports the patient results measured with a lot, in the reader's language. */
export async function exportResults(
  context: OperationContext & { requestLanguage: Parameters<typeof recipientLanguage>[3] },
  id: ProductLotId,
  query: QueryOf<typeof exportLotResults>,
): Promise<FileBody> {
  const { tx, tenantId, user, now, requestLanguage } = context;
  const lot = await lotById(context, id);
  const rows = await findLotResults(tx, tenantId, {
    ...(await scopeOf(context, id, query)),
    after: undefined,
    max: maxExported + 1,
  });
  if (rows.length > maxExported)
    throw invalid({ q: `matches more than ${maxExported} results: narrow the search` });
  const words = lotResultWords(await recipientLanguage(tx, tenantId, user.id, requestLanguage));
  const lines = rows.map(lotResultOf).map(({ patient, test, ...result }) => {
    const cells = {
      mrn: patient.mrn,
      patient: patient.full_name,
      birthDate: patient.birth_date,
      order: result.order_number,
      specimen: result.accession_number,
      testCode: test.code,
      test: test.name,
      value: result.value_text,
      unit: result.unit_display,
      flag: result.flag,
      measured: result.measured_at,
      instrument: result.instrument_name,
      reported: result.released_at,
      state: words(result.replaced ? 'replaced' : 'current'),
    };
    return columns.map((column) => cells[column]);
  });
  context.audit({
    action: 'export',
    ...auditedLot(lot),
    after: { ...query, results: rows.length },
  });
  return {
    content: csvOf(
      columns.map((column) => words(column)),
      lines,
    ),
    filename: fileName(
      {
        subject: `lot-results-${lot.lot_number}`,
        facility: await findSubdomain(tx, tenantId),
        days: [await todayOf({ tx, tenantId, now })],
      },
      'csv',
    ),
  };
}

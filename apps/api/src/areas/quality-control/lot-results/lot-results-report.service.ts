import { dateIn } from '@alms/lis-domain/calendar';
import { fileName, type QueryOf } from '@alms/lis-domain/http';
import type { ProductLotId } from '@alms/lis-domain/inventory';
import type { downloadLotResults } from '@alms/lis-domain/quality-control';
import type { FileBody, OperationContext } from '../../../platform/http/requests/call.ts';
import { invalid } from '../../../platform/http/requests/validation.ts';
import type { PdfRenderer } from '../../../platform/pdf/pdf-renderer.ts';
import { findSettings, findSubdomain } from '../../facility/facility.store.ts';
import { auditedLot, lotById, lotResultOf, scopeOf } from '../lot-recall.service.ts';
import { reviewTemplate } from '../review-report/review-document.ts';
import { countLotResults, findLotResults } from './lot-results.store.ts';
import { lotResultsInWords } from './lot-results-wording.ts';

/** Maximum number of results on paper; more are exported as CSV. */
const maxPrinted = 2_000;

/** Renders the patient results measured with a lot as PDF. */
export async function printResults(
  context: OperationContext,
  id: ProductLotId,
  { language, ...query }: QueryOf<typeof downloadLotResults>,
  renderer: PdfRenderer,
): Promise<FileBody> {
  const { tx, tenantId, now } = context;
  const lot = await lotById(context, id);
  const scope = await scopeOf(context, id, query);
  const { all, visible } = await countLotResults(tx, tenantId, scope);
  if (visible > maxPrinted)
    throw invalid({
      q: `matches more than ${maxPrinted} results: narrow the search, or export the results as CSV`,
    });
  const rows = await findLotResults(tx, tenantId, { ...scope, after: undefined, max: maxPrinted });
  const settings = await findSettings(tx, tenantId);
  const content = await renderer.render(
    reviewTemplate,
    lotResultsInWords({
      facility: { ...settings, language: language ?? settings.language },
      lot,
      search: scope.search,
      reported: scope.reported,
      results: rows.map(lotResultOf),
      concealed: all - visible,
      printedAt: now.toISOString(),
    }),
  );
  context.audit({
    action: 'export',
    ...auditedLot(lot),
    after: { ...query, results: rows.length },
  });
  return {
    content,
    filename: fileName(
      {
        subject: `lot-results-${lot.lot_number}`,
        facility: await findSubdomain(tx, tenantId),
        days: [dateIn(settings.timezone, now.toISOString())],
      },
      'pdf',
    ),
  };
}

import { dateIn } from '@alms/lis-domain/calendar';
import { fileName } from '@alms/lis-domain/http';
import type { LanguageTag } from '@alms/lis-domain/language';
import { needsReview } from '@alms/lis-domain/quality-control';
import { Refusal } from '../../../platform/http/refusals/problems.ts';
import type { FileBody, OperationContext } from '../../../platform/http/requests/call.ts';
import type { PdfRenderer } from '../../../platform/pdf/pdf-renderer.ts';
import { concealedFrom } from '../../catalogue/confidential.ts';
import { findSettings, findSubdomain } from '../../facility/facility.store.ts';
import { affectedBy, auditedRun, runRow, sinceOf } from '../control-runs.service.ts';
import { countResultsEnteredSince, findResultsEnteredSince } from '../control-runs.store.ts';
import { correctionOf } from '../run-corrections.service.ts';
import { reviewTemplate } from './review-document.ts';
import { reviewInWords } from './review-wording.ts';

/**
 * Renders the review of a rejected or overdue run as PDF, for the assessor: the run, its cause,
 * corrective actions, repeats, affected results with their decisions, and the sign-off. Lists the
 * affected results that the user may see, and counts the others.
 */
export async function printReview(
  context: OperationContext,
  runId: string,
  { language, renderer }: { language: LanguageTag | undefined; renderer: PdfRenderer },
): Promise<FileBody> {
  const { tx, tenantId, now } = context;
  const named = await runRow(context, runId);
  const correction = needsReview(named.judgment) ? await correctionOf(context, named) : undefined;
  if (!correction) throw new Refusal('conflict');
  const { row, test, accepted, scope } = await affectedBy(context, correction.run.id);
  const shown = (await concealedFrom(context)).shows;
  const { all, visible } = await countResultsEnteredSince(tx, tenantId, { ...scope, shown });
  const rows = await findResultsEnteredSince(tx, tenantId, {
    ...scope,
    shown,
    after: undefined,
    max: all,
  });
  const settings = await findSettings(tx, tenantId);
  const content = await renderer.render(
    reviewTemplate,
    reviewInWords({
      facility: { ...settings, language: language ?? settings.language },
      test: test.name,
      instrument: test.instrument_name,
      laboratory: test.laboratory_name,
      correction,
      ...accepted,
      results: rows.map((result) => sinceOf(result, correction.run.results_review)),
      concealed: all - visible,
      printedAt: now.toISOString(),
    }),
  );
  context.audit({
    action: 'export',
    ...auditedRun(row, test),
    after: { review: true, results: visible },
  });
  return {
    content,
    filename: fileName(
      {
        subject: `qc-review-${test.code}-${row.number}`,
        facility: await findSubdomain(tx, tenantId),
        days: [dateIn(settings.timezone, row.at)],
      },
      'pdf',
    ),
  };
}

import { fileName, type QueryOf } from '@alms/lis-domain/http';
import { reportTemplate } from './report-document.ts';
import { holds } from '@alms/lis-domain/access';
import {
  isReported,
  portalVisibility,
  signatureInGroups,
  type downloadReport,
  type ResultId,
} from '@alms/lis-domain/results';
import type { FileBody, OperationContext } from '../../../platform/http/requests/call.ts';
import { Refusal } from '../../../platform/http/refusals/problems.ts';
import type { PdfRenderer } from '../../../platform/pdf/pdf-renderer.ts';
import { concealedFrom } from '../../catalogue/confidential.ts';
import { findSettings } from '../../facility/facility.store.ts';
import { findLaboratories } from '../../facility/laboratories.store.ts';
import { findLogo } from '../../facility/logo.store.ts';
import { read as readOrder } from '../../orders/orders.service.ts';
import { findSamplesOfOrder } from '../../samples/samples.store.ts';
import { isConcealed } from '../portal-visibility/concealed-results.ts';
import { findConfirmedNotifications } from '../entry/result-steps.store.ts';
import { findIssued, saveIssuedReport, signatureOf } from './issued-reports.ts';
import { isCorrected, isToFollow, reportOfOrder } from './report-of-order.ts';
import { secondOf, uncertaintyFor } from '../result-answers.ts';
import { findResult, findResultsOfOrders, type DetailedResult } from '../results.store.ts';

/**
 * Report of the order a result belongs to. A patient gets it for a released result of their own,
 * with the visible part of the order; other reports are not found. Users without permission to view
 * results get the same copy.
 * @param query Language of the report; defaults to the facility's. The measurement uncertainty is
 * printed on request (ISO 15189:2022 7.3.4), also where the facility's reports omit it. Each
 * variant is a separate document with its own signature.
 */
export async function report(
  context: OperationContext,
  resultId: ResultId,
  renderer: PdfRenderer,
  { language, uncertainty }: QueryOf<typeof downloadReport> = {},
): Promise<FileBody> {
  const { tx, tenantId, user, now } = context;
  const isPatient = user.role === 'patient';
  // The front desk hands over what it sees: the patient's copy.
  const isPatientCopy =
    isPatient ||
    !(['verify_results', 'view_results'] as const).some((permission) => holds(user, permission));
  const result = await findResult(tx, tenantId, resultId);
  if (!result || (isPatient && result.patient_id !== user.patient_id))
    throw new Refusal('not_found');

  const all = await findResultsOfOrders(tx, tenantId, [result.order_id]);
  const concealed = await concealedFrom(context);
  const open = all.filter((row) => !isConcealed(row, concealed));
  const portalVisibilityOf = (row: DetailedResult) =>
    portalVisibility(row, row.definition.portal, now.toISOString());
  // The patient's copy contains neither value nor name of a result that is not released to the
  // portal.
  const results = isPatientCopy ? open.filter((row) => portalVisibilityOf(row) === 'shown') : open;
  if (!results.some(({ id }) => id === resultId)) throw new Refusal('not_found');
  if (!results.some((each) => isReported(each.status) || isCorrected(each)))
    throw new Refusal('report_not_ready');
  const facility = await findSettings(tx, tenantId);
  const order = await readOrder(tx, tenantId, result.order_id);
  const reportData = reportOfOrder({
    facility: {
      ...facility,
      language: language ?? facility.language,
      report_uncertainty: facility.report_uncertainty || uncertainty === 'true',
    },
    logo:
      facility.logo_hash === null
        ? null
        : ((await findLogo(tx, tenantId, facility.logo_hash)) ?? null),
    order,
    patient: order.patient,
    samples: await findSamplesOfOrder(tx, tenantId, order.id),
    results: results.map((row) => ({
      ...row,
      department: row.definition.department,
      method: row.definition.method,
      result_type: row.definition.result_type,
      coded_values: row.definition.coded_values,
      translations: row.definition.translations,
      reflex: row.definition.reflex,
      ...secondOf(row, row.definition),
      ...uncertaintyFor(row, row.definition),
    })),
    laboratories: await findLaboratories(tx, tenantId),
    withheld: open.length < all.length,
    patientCopy: isPatientCopy
      ? {
          toFollow: open.filter(
            (row) =>
              isToFollow(row) &&
              row.definition.portal.visible &&
              portalVisibilityOf(row) !== 'shown',
          ).length,
        }
      : null,
    // The patient's copy names no staff beyond the verifiers.
    notifications: isPatientCopy ? [] : await findConfirmedNotifications(tx, tenantId, order.id),
    issued: await findIssued(tx, tenantId, order.id),
    printedAt: now.toISOString(),
  });
  const signature = signatureOf(reportData);
  const content = await renderer.render(reportTemplate, {
    ...reportData,
    signature: signatureInGroups(signature),
  });
  await saveIssuedReport(context, order.id, signature);
  context.audit({
    action: 'export',
    category: 'report',
    entity_type: 'report',
    entity_id: order.id,
    entity_label: order.order_number,
    patient_id: order.patient.id,
    after: { signature },
  });
  return { content, filename: fileName({ subject: 'report', number: order.order_number }, 'pdf') };
}

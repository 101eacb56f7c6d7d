import type { TestDefinition } from '@alms/lis-domain/catalogue';
import type { CodeableConcept, DiagnosticReport } from '@medplum/fhirtypes';
import { systems, type OwnSystems } from './code-systems.ts';
import { testConcept, versionOfInstant } from './service-request-resource.ts';

/** How far an order is, counted by its tests. */
export interface ReportCounts {
  /** Results that may still come. */
  outstanding: number;
  /** Reported as they stand. */
  reported: number;
  /** Of those, put right since they were first reported. */
  corrected: number;
  /** Reported once, and taken back since. */
  taken_back: number;
}

export interface ToldReport extends ReportCounts {
  id: string;
  order_number: string;
  patient_id: string;
  facility_name: string;
  collected_at: string | null;
  issued_at: string | null;
  changed_at: string;
  order_item_ids: readonly string[];
  specimen_ids: readonly string[];
  /** What may be told of it, as it was ordered. */
  result_ids: readonly string[];
  /** The panel of which everything in it is; null for what was asked for in another way. */
  panel: { code: string; name: string; loinc: TestDefinition['loinc'] } | null;
}

/** That something was put right matters more than that something is still missing, as on the printed report. */
export function reportStatus({
  outstanding,
  reported,
  corrected,
  taken_back,
}: ReportCounts): DiagnosticReport['status'] {
  if (reported === 0 && taken_back > 0) return outstanding > 0 ? 'corrected' : 'entered-in-error';
  if (reported === 0) return outstanding > 0 ? 'registered' : 'cancelled';
  if (corrected > 0 || taken_back > 0) return 'corrected';
  return outstanding > 0 ? 'partial' : 'final';
}

/** What the report is of: the panel by its LOINC, otherwise any laboratory report (LOINC 11502-2), in the words that are true. */
function reportConcept(panel: ToldReport['panel'], own: OwnSystems): CodeableConcept {
  if (panel && panel.loinc !== null) return testConcept(panel, own);
  return {
    coding: [{ system: systems.loinc, code: '11502-2', display: 'Laboratory report' }],
    text: panel?.name ?? 'Laboratory report',
  };
}

/** What has been found for an order, as one report. */
export function diagnosticReportResource(report: ToldReport, own: OwnSystems): DiagnosticReport {
  const {
    id,
    order_number,
    patient_id,
    facility_name,
    collected_at,
    issued_at,
    changed_at,
    order_item_ids,
    specimen_ids,
    result_ids,
  } = report;
  const references = (type: string, ids: readonly string[]) =>
    ids.map((each) => ({ reference: `${type}/${each}` }));
  return {
    resourceType: 'DiagnosticReport',
    id,
    meta: { versionId: versionOfInstant(changed_at), lastUpdated: changed_at },
    identifier: [
      {
        type: { coding: [{ system: systems.identifierType, code: 'FGN' }] },
        system: own.orderNumber,
        value: order_number,
      },
    ],
    basedOn: references('ServiceRequest', order_item_ids),
    status: reportStatus(report),
    category: [{ coding: [{ system: systems.diagnosticService, code: 'LAB' }] }],
    code: reportConcept(report.panel, own),
    subject: { reference: `Patient/${patient_id}` },
    ...(collected_at !== null && { effectiveDateTime: collected_at }),
    ...(issued_at !== null && { issued: issued_at }),
    performer: [{ display: facility_name }],
    ...(specimen_ids.length > 0 && { specimen: references('Specimen', specimen_ids) }),
    ...(result_ids.length > 0 && { result: references('Observation', result_ids) }),
  };
}

import type { PatientId } from '@alms/lis-domain/patients';
import type { TestDefinition } from '@alms/lis-domain/catalogue';
import type { CodeableConcept, DiagnosticReport } from '@medplum/fhirtypes';
import { systems, type OwnSystems } from './code-systems.ts';
import { testConcept, versionOfInstant } from './service-request-resource.ts';

/** Progress of an order in numbers of results. */
export interface ReportCounts {
  /** Results that may still arrive. */
  outstanding: number;
  /** Currently reported results. */
  reported: number;
  /** Reported results corrected since first reported. */
  corrected: number;
  /** Results entered in error after being reported. */
  taken_back: number;
}

export interface ReportFacts extends ReportCounts {
  id: string;
  order_number: string;
  patient_id: PatientId;
  facility_name: string;
  collected_at: string | null;
  issued_at: string | null;
  changed_at: string;
  order_item_ids: readonly string[];
  specimen_ids: readonly string[];
  /** Results that may be exposed, in order of ordering. */
  result_ids: readonly string[];
  /** The panel that includes all its results; null when ordered otherwise. */
  panel: { code: string; name: string; loinc: TestDefinition['loinc'] } | null;
}

/** A correction takes precedence over missing results, as on the printed report. */
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

/**
 * Code of the report: the panel's LOINC, otherwise a generic laboratory report (LOINC 11502-2),
 * with matching text.
 */
function reportConcept(panel: ReportFacts['panel'], own: OwnSystems): CodeableConcept {
  if (panel && panel.loinc !== null) return testConcept(panel, own);
  return {
    coding: [{ system: systems.loinc, code: '11502-2', display: 'Laboratory report' }],
    text: panel?.name ?? 'Laboratory report',
  };
}

/** An order's results as one FHIR DiagnosticReport. */
export function diagnosticReportResource(report: ReportFacts, own: OwnSystems): DiagnosticReport {
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

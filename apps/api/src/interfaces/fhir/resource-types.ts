import type { ApiScope } from '@alms/lis-domain/interfaces/connections';
import type { AuditEntry } from '../../platform/audit/audit-trail.ts';
import { findSettings } from '../../areas/facility/facility.store.ts';
import { summaryOf } from '../../areas/patients/patient-summary.ts';
import { chosenLanguage } from '@alms/lis-domain/language';
import { bornAt, diedAt, type PatientSummary } from '@alms/lis-domain/patients';
import type { Resource } from '@medplum/fhirtypes';
import { coverageResource } from './coverage-resource.ts';
import { diagnosticReportResource } from './diagnostic-report-resource.ts';
import { observationResource } from './observation-resource.ts';
import { patientResource } from './patient-resource.ts';
import {
  findCoverages,
  findObservations,
  findPatients,
  findReports,
  findRequests,
  findSpecimens,
  type RecordQuery,
} from './records.store.ts';
import type { ParameterKind } from './search.ts';
import { serviceRequestResource } from './service-request-resource.ts';
import { specimenResource, type CollectedState } from './specimen-resource.ts';

/** An exposed record with its patient and its pagination position. */
export interface FoundRecord {
  resource: Resource & { id: string; meta: { versionId: string; lastUpdated: string } };
  patient: PatientSummary;
  place: [string, string];
}

export interface ResourceKind {
  scope: ApiScope;
  /** Parameters in addition to the common ones. */
  parameters: Readonly<Record<string, ParameterKind>>;
  /** Audit category of an access. */
  category: AuditEntry['category'];
  find(query: RecordQuery, facility: { name: string; zone: string }): Promise<FoundRecord[]>;
}

/** Scope required for a result file, identical to that of the result. */
export const binaryScope: ApiScope = 'observation.read';

/** All types that support read and search; Binary supports read only. */
export const resourceKinds: Readonly<Record<string, ResourceKind>> = {
  Patient: {
    scope: 'patient.read',
    parameters: { identifier: 'token', birthdate: 'date' },
    category: 'patient',
    find: async (query, { zone }) =>
      (await findPatients(query)).map((row) =>
        found(
          patientResource(
            { ...row, born_at: bornAt(row, zone), died_at: diedAt(row, zone) },
            query.own,
          ),
          row,
        ),
      ),
  },
  Coverage: {
    scope: 'coverage.read',
    parameters: { identifier: 'token', patient: 'patient', beneficiary: 'patient' },
    category: 'billing',
    find: async (query) =>
      (await findCoverages(query)).map(({ payer_name: name, payer_kind: kind, ...row }) =>
        found(coverageResource({ ...row, payer: { name, kind } }), row),
      ),
  },
  ServiceRequest: {
    scope: 'order.read',
    parameters: {
      identifier: 'token',
      patient: 'patient',
      status: 'token',
      code: 'token',
      authored: 'instant',
    },
    category: 'order',
    find: async (query) =>
      (await findRequests(query)).map((row) =>
        found(serviceRequestResource({ ...row, loinc: row.definition.loinc }, query.own), row),
      ),
  },
  Specimen: {
    scope: 'specimen.read',
    parameters: { identifier: 'token', patient: 'patient', status: 'token', collected: 'instant' },
    category: 'sample',
    find: async (query) =>
      (await findSpecimens(query)).map((row) =>
        found(specimenResource({ ...row, status: row.status as CollectedState }, query.own), row),
      ),
  },
  Observation: {
    scope: 'observation.read',
    parameters: { patient: 'patient', status: 'token', code: 'token', date: 'instant' },
    category: 'result',
    find: async (query) => {
      const { language } = await findSettings(query.tx, query.tenantId);
      return (await findObservations(query)).map((row) =>
        found(observationResource({ ...row, language: chosenLanguage(language) }, query.own), row),
      );
    },
  },
  DiagnosticReport: {
    scope: 'report.read',
    parameters: {
      identifier: 'token',
      patient: 'patient',
      status: 'token',
      date: 'instant',
      issued: 'instant',
    },
    category: 'report',
    find: async (query, { name }) =>
      (await findReports(query)).map(
        ({ panel_code: code, panel_name, panel_definition, ...row }) => {
          const panel =
            code === null || panel_name === null
              ? null
              : { code, name: panel_name, loinc: panel_definition?.loinc ?? null };
          return found(
            diagnosticReportResource({ ...row, panel, facility_name: name }, query.own),
            {
              ...row,
              changed_at: row.created_at,
            },
          );
        },
      ),
  },
};

type FoundRow = Parameters<typeof summaryOf>[0] & { id: string; changed_at: string };

function found(resource: Resource, row: FoundRow): FoundRecord {
  return {
    resource: resource as FoundRecord['resource'],
    patient: summaryOf(row),
    place: [row.changed_at, row.id],
  };
}

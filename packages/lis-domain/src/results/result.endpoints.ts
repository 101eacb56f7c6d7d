import * as v from 'valibot';
import { tryConsistencyRule } from './consistency.endpoints.ts';
import { listTriedResults, tryAutoverification } from './autoverification.endpoints.ts';
import { listIssuedReports } from './issued-report.ts';
import { byId, countQuery, endpoint, pageOf, pageQuery } from '../http/index.ts';
import { languageField } from '../language/index.ts';
import { byAmendmentId } from './amendment.schema.ts';
import { setCodedCommentsBody } from './applied-comment.schema.ts';
import { attachmentTypes, MAX_ATTACHMENT_BYTES } from './attachment.ts';
import { releaseHoldBody } from './check.schema.ts';
import {
  amendResultBody,
  amendWithFileBody,
  attachFileBody,
  enteredInErrorBody,
  enteredResultsSchema,
  enterResultsBody,
  holdResultsBody,
  patientResultsSchema,
  rejectAmendmentBody,
  resultSchema,
  resultStates,
  resultVersionSchema,
  retestBody,
  shownSchema,
  verifyResultsBody,
} from './result.schema.ts';
import { countResults, resultReaders as readers, workFilter } from './work-counts.ts';
import { reportRecipientSchema } from './report-recipient.schema.ts';
import { reflexSchema } from './reflex.schema.ts';
import { verificationAccess } from './overview.access.ts';
import { readOverview } from './overview.endpoints.ts';
import { resultStepSchema } from './result-step.schema.ts';
import { byPatientId } from '../patients/patient-id.ts';
import { orderIdField } from '../orders/order-id.ts';
import { bySampleId, sampleIdField } from '../samples/sample-id.ts';
import { byResultId } from './result-id.ts';

export const listResults = endpoint({
  id: 'results.list',
  method: 'GET',
  path: '/test-results',
  summary: 'List results by status for the work list: urgent first, then by due time, then oldest.',
  access: { anyOf: readers },
  query: v.object({
    ...pageQuery,
    ...workFilter,
    status: v.optional(v.picklist(resultStates)),
    order_id: v.optional(orderIdField),
    sample_id: v.optional(sampleIdField),
    /** Only results on specimens that the laboratory has received. */
    arrived: v.optional(v.literal('true')),
    /** Only reported results with an amendment to verify or release. */
    amendment: v.optional(v.literal('open')),
    /** Only released results, latest release first instead of work list order. */
    reported: v.optional(v.literal('true')),
  }),
  answer: pageOf(resultSchema),
});

export const listResultSteps = endpoint({
  id: 'results.list-steps',
  method: 'GET',
  path: '/samples/{id}/result-steps',
  summary:
    'List the status changes of results on a specimen, oldest first. Ends when the patient opens them. Values are omitted.',
  access: { anyOf: ['collect_samples', 'receive_samples', 'enter_results', 'view_results'] },
  params: bySampleId,
  answer: v.object({ items: v.array(resultStepSchema) }),
  problems: ['not_found'],
});

export const enterResults = endpoint({
  id: 'results.enter',
  method: 'POST',
  path: '/test-results/enter',
  summary:
    'Enter results row by row. Each value is flagged by the interval that applies at collection, and put on hold if a check requires review. Rejected if no row is valid.',
  access: { anyOf: ['enter_results'] },
  visitors: 'open',
  afterTrial: 'open',
  body: enterResultsBody,
  answer: enteredResultsSchema,
  problems: [
    'not_found',
    'version_stale',
    'result_state',
    'result_calculated',
    'sample_not_usable',
    'number_unreadable',
    'titer_unreadable',
    'ratio_unreadable',
    'not_an_answer',
    'line_expected',
    'narrative_unreadable',
    'file_expected',
    'implausible_value',
    'instrument_unknown',
    'not_authorized',
  ],
});

export const verifyResults = endpoint({
  id: 'results.verify',
  method: 'POST',
  path: '/test-results/verify',
  summary:
    'Verify entered results. The user who entered a result cannot verify it. Releases to the report and, per the test’s release policy, to the portal. If two users must verify, a second user releases. With `bulk`, results that need individual review are refused.',
  access: verificationAccess,
  visitors: 'open',
  afterTrial: 'open',
  body: verifyResultsBody,
  answer: v.object({ items: v.array(resultSchema) }),
  problems: [
    'not_found',
    'version_stale',
    'result_state',
    'result_held',
    'number_unreadable',
    'titer_unreadable',
    'ratio_unreadable',
    'not_an_answer',
    'line_expected',
    'narrative_unreadable',
    'not_authorized',
    'verifier_is_enterer',
    'releaser_is_verifier',
    'controls_not_in_order',
    'inputs_not_verified',
    'needs_review',
  ],
});

export const holdResults = endpoint({
  id: 'results.hold',
  method: 'POST',
  path: '/test-results/hold',
  summary:
    'Put unverified results on hold with a reason, all or none. They cannot be verified until the hold is released.',
  access: { anyOf: ['verify_results'] },
  visitors: 'open',
  afterTrial: 'open',
  body: holdResultsBody,
  answer: v.object({ items: v.array(resultSchema) }),
  problems: ['not_found', 'version_stale', 'result_state', 'result_held'],
});

export const releaseHeldResult = endpoint({
  id: 'results.release-hold',
  method: 'POST',
  path: '/test-results/{id}/release-hold',
  summary: 'Release a result on hold for verification, with a reason.',
  access: { anyOf: ['verify_results'] },
  visitors: 'open',
  afterTrial: 'open',
  params: byResultId,
  body: releaseHoldBody,
  answer: resultSchema,
  versioned: true,
  problems: ['not_found', 'result_state', 'not_authorized'],
});

export const setCodedComments = endpoint({
  id: 'results.set-coded-comments',
  method: 'PUT',
  path: '/test-results/{id}/coded-comments',
  summary:
    'Apply and remove coded comments of a result that awaits verification. Only verifiers remove a comment that a rule proposed, with a reason.',
  access: { anyOf: ['enter_results', 'verify_results'] },
  visitors: 'open',
  afterTrial: 'open',
  params: byResultId,
  body: setCodedCommentsBody,
  answer: resultSchema,
  versioned: true,
  problems: ['not_found', 'result_state', 'not_authorized'],
});

export const acceptReflex = endpoint({
  id: 'results.accept-reflex',
  method: 'POST',
  path: '/reflexes/{id}/accept',
  summary:
    'Order a reflex test suggested by a verified result. A test outside the limits of the patient is added to the order with a reason instead.',
  access: { anyOf: ['verify_results'] },
  visitors: 'open',
  params: byId,
  answer: reflexSchema,
  problems: ['not_found', 'result_state', 'outside_patient_limits', 'quota_exceeded'],
});

export const amendResult = endpoint({
  id: 'results.amend',
  method: 'POST',
  path: '/test-results/{id}/amend',
  summary:
    'Propose a correction of a reported result, with a reason. The reported value remains, under correction, until another user verifies the amendment.',
  access: { anyOf: ['amend_results'] },
  visitors: 'open',
  afterTrial: 'open',
  params: byResultId,
  body: amendResultBody,
  answer: resultSchema,
  versioned: true,
  problems: [
    'not_found',
    'result_state',
    'result_calculated',
    'amendment_open',
    'number_unreadable',
    'titer_unreadable',
    'ratio_unreadable',
    'not_an_answer',
    'line_expected',
    'narrative_unreadable',
    'file_expected',
    'implausible_value',
    'not_authorized',
  ],
});

export const verifyAmendment = endpoint({
  id: 'results.verify-amendment',
  method: 'POST',
  path: '/amendments/{id}/verify',
  summary:
    'Verify a proposed amendment, by the rules of a first value. The last verification creates a new version of the result; report, portal and recipients of the earlier report get the correction.',
  access: verificationAccess,
  visitors: 'open',
  afterTrial: 'open',
  params: byAmendmentId,
  answer: resultSchema,
  versioned: true,
  problems: [
    'not_found',
    'result_state',
    'not_authorized',
    'verifier_is_enterer',
    'releaser_is_verifier',
    'controls_not_in_order',
  ],
});

export const rejectAmendment = endpoint({
  id: 'results.reject-amendment',
  method: 'POST',
  path: '/amendments/{id}/reject',
  summary: 'Reject or withdraw a proposed amendment, with a reason. The reported value remains.',
  access: { anyOf: ['verify_results', 'amend_results'] },
  visitors: 'open',
  afterTrial: 'open',
  params: byAmendmentId,
  body: rejectAmendmentBody,
  answer: resultSchema,
  versioned: true,
  problems: ['not_found', 'result_state'],
});

/** Allows for base64 encoding and the surrounding JSON. */
const carriesFile = {
  maxBytes: Math.ceil((MAX_ATTACHMENT_BYTES * 4) / 3) + 100_000,
  problems: [
    'not_found',
    'result_state',
    'value_expected',
    'attachment_type',
    'attachment_active',
    'attachment_too_large',
    'picture_dimensions',
    'picture_damaged',
  ],
} as const;

export const attachFile = endpoint({
  id: 'results.attach',
  method: 'POST',
  path: '/test-results/{id}/attachment',
  summary:
    'Upload a file result: PDF, PNG or JPEG, checked by content, at most 10 MB. Pictures are re-encoded. Another file before verification creates a new version.',
  access: { anyOf: ['enter_results'] },
  afterTrial: 'open',
  params: byResultId,
  body: attachFileBody,
  answer: resultSchema,
  versioned: true,
  ...carriesFile,
  problems: [...carriesFile.problems, 'sample_not_usable', 'not_authorized'],
});

export const removeFile = endpoint({
  id: 'results.remove-attachment',
  method: 'DELETE',
  path: '/test-results/{id}/attachment',
  summary:
    'Remove the file of an unverified result that no verifier put on hold. Earlier versions keep it.',
  access: { anyOf: ['enter_results'] },
  afterTrial: 'open',
  params: byResultId,
  answer: resultSchema,
  versioned: true,
  problems: ['not_found', 'result_state', 'result_held', 'value_expected'],
});

export const amendWithFile = endpoint({
  id: 'results.amend-attachment',
  method: 'POST',
  path: '/test-results/{id}/amend-attachment',
  summary:
    'Propose another file for a reported result, with a reason. The reported file remains until another user verifies the amendment; both files are kept.',
  access: { anyOf: ['amend_results'] },
  afterTrial: 'open',
  params: byResultId,
  body: amendWithFileBody,
  answer: resultSchema,
  versioned: true,
  ...carriesFile,
  problems: [...carriesFile.problems, 'amendment_open', 'not_authorized'],
});

export const downloadAttachment = endpoint({
  id: 'results.download-attachment',
  method: 'GET',
  path: '/test-results/{id}/attachment',
  summary:
    'Download the current or an earlier file of a result. Patients can download only the current file, after portal release.',
  access: { anyOf: readers, ownPatient: true },
  params: byResultId,
  query: v.object({ version: v.optional(countQuery(1_000_000)) }),
  answer: { file: attachmentTypes },
  problems: ['not_found', 'no_file'],
});

export const retestResult = endpoint({
  id: 'results.retest',
  method: 'POST',
  path: '/test-results/{id}/retest',
  summary: 'Request a repeat test of an unverified result. The first value is kept.',
  access: { anyOf: ['verify_results'] },
  visitors: 'open',
  afterTrial: 'open',
  params: byResultId,
  body: retestBody,
  answer: resultSchema,
  versioned: true,
  problems: ['not_found', 'result_state', 'result_calculated'],
});

export const markResultAsError = endpoint({
  id: 'results.mark-as-error',
  method: 'POST',
  path: '/test-results/{id}/entered-in-error',
  summary: 'Mark a result as entered in error. Example: a result for the wrong patient.',
  access: { anyOf: ['amend_results'] },
  visitors: 'open',
  afterTrial: 'open',
  params: byResultId,
  body: enteredInErrorBody,
  answer: resultSchema,
  versioned: true,
  problems: ['not_found', 'result_state'],
});

export const releaseToPatient = endpoint({
  id: 'results.release-to-patient',
  method: 'POST',
  path: '/test-results/{id}/release-to-patient',
  summary:
    'Release a reported result to the patient portal now. Applies to manual and delayed release.',
  access: { anyOf: ['verify_results'] },
  visitors: 'open',
  afterTrial: 'open',
  params: byResultId,
  answer: resultSchema,
  versioned: true,
  problems: ['not_found', 'result_state', 'result_shown', 'notification_open'],
});

export const listResultVersions = endpoint({
  id: 'results.versions',
  method: 'GET',
  path: '/test-results/{id}/versions',
  summary:
    'List all versions of a result, newest first. Includes its portal release time and the recipients of its reports.',
  access: { anyOf: readers },
  params: byResultId,
  answer: v.object({
    items: v.array(resultVersionSchema),
    shown: v.nullable(shownSchema),
    /** Latest first. */
    recipients: v.array(reportRecipientSchema),
  }),
  problems: ['not_found'],
});

export const downloadReport = endpoint({
  id: 'results.download',
  method: 'GET',
  path: '/test-results/{id}/download',
  summary:
    'Download the report of an order as PDF. Uses the facility language or the requested one, and prints the measurement uncertainty on request. Users who read results in patient view only get the patient’s copy.',
  access: { anyOf: ['verify_results', 'view_results', 'register_patients'], ownPatient: true },
  params: byResultId,
  query: v.object({
    language: v.optional(languageField),
    /** Prints the measurement uncertainty of each value where it is known, on request. */
    uncertainty: v.optional(v.literal('true')),
  }),
  answer: { file: 'application/pdf' },
  problems: ['not_found', 'report_not_ready'],
});

export const listPatientResults = endpoint({
  id: 'results.of-patient',
  method: 'GET',
  path: '/patients/{id}/test-results',
  summary: 'List a patient’s released results in patient view, newest first.',
  access: { anyOf: ['view_results', 'register_patients'], ownPatient: true },
  params: byPatientId,
  query: v.object(pageQuery),
  answer: patientResultsSchema,
  problems: ['not_found'],
});

export const resultEndpoints = [
  listResults,
  countResults,
  readOverview,
  listResultSteps,
  enterResults,
  verifyResults,
  holdResults,
  releaseHeldResult,
  setCodedComments,
  acceptReflex,
  amendResult,
  verifyAmendment,
  rejectAmendment,
  retestResult,
  markResultAsError,
  releaseToPatient,
  listResultVersions,
  attachFile,
  removeFile,
  amendWithFile,
  downloadAttachment,
  downloadReport,
  listPatientResults,
  tryAutoverification,
  listTriedResults,
  tryConsistencyRule,
  listIssuedReports,
] as const;

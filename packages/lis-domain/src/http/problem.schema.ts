import * as v from 'valibot';
import type { Named } from './named.ts';

/** All problems the API can return, one row each, with the status and the fixed `detail` text. */
export const problems = {
  malformed: { status: 400, detail: 'The request could not be parsed' },
  /** `Host` or `Authorization` was sent twice. */
  duplicate_header: { status: 400, detail: 'A header that must be unique was sent twice' },
  /** An object in the JSON body has two members of the same name. */
  duplicate_member: { status: 400, detail: 'The JSON body has a duplicate member' },
  idempotency_key_missing: {
    status: 400,
    detail: 'This request requires an Idempotency-Key header',
  },
  unauthenticated: { status: 401, detail: 'Not authenticated' },
  invalid_credentials: { status: 401, detail: 'Invalid email or password' },
  refresh_reused: { status: 401, detail: 'Not authenticated' },
  trial_ended: {
    status: 402,
    detail:
      'The trial has ended. After the trial, records can still be read and exported. New work requires a paid plan.',
  },
  feature_not_in_plan: { status: 402, detail: 'The plan does not include this feature' },
  /**
   * The words "tenant" and "permission" are reserved for this problem: the client ends the session
   * when it finds them.
   */
  tenant_mismatch: { status: 403, detail: 'This account belongs to another tenant' },
  /** A browser sent the request from another site, such as that of another facility. */
  foreign_origin: { status: 403, detail: 'Requests from another site are not accepted' },
  /** The account must enrol in two-step verification before any other action. */
  second_factor_required: {
    status: 403,
    detail: 'Two-step verification must be set up first',
  },
  /** A visitor of the live demo tried to change more than its daily work. */
  closed_in_demo: {
    status: 403,
    detail: 'The live demo does not include this change',
  },
  /** The facility disabled its patient portal: patients cannot sign in or be invited. */
  portal_closed: { status: 403, detail: 'The patient portal of this facility is disabled' },
  forbidden: { status: 403, detail: 'Not allowed' },
  not_found: { status: 404, detail: 'Not found' },
  /** Public facility information was requested for an unregistered address. */
  tenant_not_found: { status: 404, detail: 'Tenant not found' },
  no_file: { status: 404, detail: 'This result has no file' },
  method_not_allowed: { status: 405, detail: 'Method not allowed' },
  conflict: { status: 409, detail: 'Not possible in the current state' },
  /** The one-time code of the main site expired, was used, or is for another facility. */
  hand_over_expired: { status: 409, detail: 'Sign in again' },
  /** The second step expired, had too many attempts, or is already complete. */
  two_step_over: { status: 409, detail: 'Sign in again' },
  duplicate: { status: 409, detail: 'This already exists' },
  idempotency_running: {
    status: 409,
    detail: 'The first request with this key is still in progress',
  },
  own_account: { status: 409, detail: 'You cannot do this to your own account' },
  last_admin: { status: 409, detail: 'A facility must have at least one active administrator' },
  quota_exceeded: { status: 409, detail: 'The limit of the plan is reached' },
  registration_failed: { status: 409, detail: 'Registration failed' },
  subdomain_taken: { status: 409, detail: 'Subdomain is already taken' },
  onboarding_incomplete: { status: 409, detail: 'Required steps are incomplete' },
  identifier_taken: { status: 409, detail: 'Another patient has this identifier' },
  account_open: { status: 409, detail: 'The patient’s portal account must be disabled first' },
  /** The patient declined the consent that this requires. */
  consent_refused: { status: 409, detail: 'The patient has declined consent' },
  /** `fields` contains the last collection time by test code. */
  repeated_too_soon: {
    status: 409,
    detail: 'A test in this order was already collected within its minimum repeat interval',
  },
  /** `fields` contains the limit and the patient by test code. */
  outside_patient_limits: {
    status: 409,
    detail: 'A test is limited to other patients by sex or age: ordering it requires a reason',
  },
  possible_duplicate_patient: {
    status: 409,
    detail: 'A patient with this name and birth date already exists',
  },
  patient_deceased: { status: 409, detail: 'The patient is recorded as deceased' },
  identity_unknown: { status: 409, detail: 'The patient is unidentified' },
  identity_established: { status: 409, detail: 'The patient is already identified' },
  same_patient: { status: 409, detail: 'A patient cannot be merged with itself' },
  patient_merged: { status: 409, detail: 'This patient was merged into another record' },
  /** Ambiguous: both accounts belong to this patient, so the user must choose one. */
  both_have_accounts: { status: 409, detail: 'Both patients have a portal account' },
  identity_differs: {
    status: 409,
    detail: 'Sex or birth date differs: the merge requires a reason',
  },
  merge_undone: { status: 409, detail: 'This merge has been undone' },
  too_many_laboratories: { status: 409, detail: 'A facility has at most 100 laboratories' },
  too_many_wards: { status: 409, detail: 'A facility has at most 300 wards' },
  main_laboratory: { status: 409, detail: 'The main laboratory is always active' },
  /** `fields` names what is left: tests, specimens, instruments, stock or staff. */
  laboratory_in_use: { status: 409, detail: 'The laboratory is still in use' },
  /** `fields.laboratory` contains the name of the laboratory that performs the tests. */
  specimen_for_other_laboratory: {
    status: 409,
    detail: 'The tests of this specimen are performed in another laboratory',
  },
  online_booking_off: { status: 409, detail: 'Online booking is disabled at this facility' },
  appointment_past: { status: 409, detail: 'An appointment cannot start in the past' },
  /** `fields.start` contains the hours of the day. */
  appointment_outside_hours: {
    status: 409,
    detail: 'The facility is closed during part of this time',
  },
  appointment_overlaps: { status: 409, detail: 'The patient has another appointment at this time' },
  appointments_full: { status: 409, detail: 'No appointment slot is available at this time' },
  appointment_state: { status: 409, detail: 'The appointment is not in a state that allows this' },
  order_item_state: { status: 409, detail: 'A test is not in a state that allows this' },
  sample_not_usable: { status: 409, detail: 'The specimen is not in a state that allows this' },
  receipt_by_other_user: {
    status: 409,
    detail: 'Only the user who received the specimen can undo its receipt',
  },
  receipt_undo_expired: { status: 409, detail: 'A receipt can be undone for 15 minutes' },
  identity_not_confirmed: {
    status: 409,
    detail: 'Two identifiers must be confirmed before collection',
  },
  identity_expired: {
    status: 409,
    detail: 'The identity check is older than ten minutes and must be repeated',
  },
  specimens_of_several_patients: {
    status: 409,
    detail: 'The specimens belong to several patients',
  },
  consent_not_confirmed: {
    status: 409,
    detail: 'Patient consent to these tests must be confirmed before collection',
  },
  /** The position is occupied; `fields.taken_by` is the number of the other specimen. */
  storage_position_taken: { status: 409, detail: 'Another specimen is stored in this position' },
  storage_box_full: { status: 409, detail: 'The box has no free position' },
  storage_box_retired: { status: 409, detail: 'The box is retired' },
  /** The box contains specimens, or a specimen would lose its position. */
  storage_box_occupied: { status: 409, detail: 'The box contains specimens' },
  /**
   * Verified results were evaluated with the data recorded at that time: repeat the test or correct
   * the result instead.
   */
  results_verified: { status: 409, detail: 'Results of this specimen are already verified' },
  /** A test ordered on the specimen has no verified result yet. */
  results_awaited: { status: 409, detail: 'Results of this specimen are still pending' },
  /** The order is unpaid, and the facility requires payment before collection. */
  payment_due: { status: 409, detail: 'Payment for this order is required before collection' },
  invoice_state: { status: 409, detail: 'The invoice is not in a state that allows this' },
  /** Several coverages are valid on the day of the order. */
  payer_to_choose: { status: 409, detail: 'Several coverages apply: select a payer' },
  nothing_to_bill: { status: 409, detail: 'No item of this order has a price' },
  payment_exceeds_balance: { status: 409, detail: 'The payment exceeds the balance due' },
  refund_exceeds_payment: { status: 409, detail: 'The refund exceeds the payment' },
  specimen_collected: {
    status: 409,
    detail: 'The specimen is collected: only an administrator can credit or refund this',
  },
  /** `fields.overlaps` is the name of the other price list. */
  price_list_overlaps: {
    status: 409,
    detail: 'Another price list of this payer is valid at the same time',
  },
  cash_session_missing: { status: 409, detail: 'Cash payments require your own open cash drawer' },
  cash_session_open: { status: 409, detail: 'You already have an open cash drawer' },
  own_drawer: {
    status: 409,
    detail: 'Only the user who opened the cash drawer or an administrator can close it',
  },
  releaser_is_verifier: {
    status: 409,
    detail: 'A verified result must be released by a different user than its verifier',
  },
  not_authorized: {
    status: 403,
    detail: 'You have no current authorization for this task in the department of the test',
  },
  verifier_is_enterer: {
    status: 409,
    detail: 'A result must be verified by a different user than the one who entered it',
  },
  result_state: { status: 409, detail: 'The result is not in a state that allows this' },
  amendment_open: {
    status: 409,
    detail: 'A correction of this result already awaits verification',
  },
  result_shown: { status: 409, detail: 'The patient can already see this result' },
  notification_open: {
    status: 409,
    detail: 'The critical result notification is not completed',
  },
  /** The result is derived from other results: correct or repeat those. */
  result_calculated: { status: 409, detail: 'A calculated result cannot be entered manually' },
  inputs_not_verified: {
    status: 409,
    detail: 'The inputs of a calculated result must be verified first',
  },
  /**
   * A critical, commented or unevaluated value, or a check with a finding, in a bulk verification.
   */
  needs_review: {
    status: 409,
    detail: 'A result that needs individual review cannot be verified in bulk',
  },
  result_held: {
    status: 409,
    detail: 'A result on hold must be released with a reason before verification',
  },
  /** A QC run of the test was rejected or is overdue. */
  controls_not_in_order: { status: 409, detail: 'QC of this test is rejected or overdue' },
  /** The lot is expired or archived, or has no values for the test. */
  control_lot_unusable: { status: 409, detail: 'This control lot cannot be used for this test' },
  control_run_too_early: { status: 409, detail: 'QC runs must be recorded in chronological order' },
  too_few_control_values: {
    status: 409,
    detail: 'A target requires at least 20 values from at least 10 days',
  },
  /** Values were recorded or voided since the target was displayed. */
  rolling_target_moved: { status: 409, detail: 'The rolling target has changed' },
  eqa_nothing_reported: { status: 409, detail: 'No value is entered for this round' },
  eqa_round_closed: { status: 409, detail: 'The round is closed: submission requires a reason' },
  lot_comparison_incomplete: {
    status: 409,
    detail: 'A lot is accepted with at least five compared specimens',
  },
  eqa_sd_required: {
    status: 422,
    detail: 'A value without SDPA has no applicable allowable error',
  },
  eqa_action_missing: {
    status: 409,
    detail: 'An unacceptable score has no corrective action',
  },
  affected_results_changed: {
    status: 409,
    detail: 'The number of affected results has changed',
  },
  affected_results_under_correction: {
    status: 409,
    detail: 'A correction of an affected result awaits verification: verify or reject it first',
  },
  results_not_reviewed: {
    status: 409,
    detail: 'Sign-off requires the cause and the review of the affected results',
  },
  affected_results_concealed: {
    status: 403,
    detail: 'Confirming requires access to every affected result',
  },
  action_verifier_is_author: {
    status: 409,
    detail: 'A corrective action must be verified by a different user than its author',
  },
  report_not_ready: { status: 409, detail: 'No result of this order is verified' },
  stock_short: { status: 409, detail: 'Insufficient stock' },
  stock_left: { status: 409, detail: 'The item is still in stock' },
  item_inactive: { status: 409, detail: 'The item is inactive' },
  lot_not_usable: { status: 409, detail: 'The lot is not in a state that allows this' },
  lot_recalled: { status: 409, detail: 'The lot is recalled' },
  /** Two lots of a product in use at a time: the lot of a result would be unknown. */
  lot_in_use: {
    status: 409,
    detail: 'Another lot of this product is in use for a test: take it out of use first',
  },
  /** The facility warns: a reason is required to use the lot anyway. */
  lot_comparison_missing: {
    status: 409,
    detail: 'No lot comparison accepted this lot for a test: state a reason to use it',
  },
  lot_comparison_required: {
    status: 409,
    detail: 'A lot comparison must accept this lot for each test before it is used',
  },
  /** The same lot number with a different expiry date: one of them was misread. */
  lot_differs: {
    status: 409,
    detail: 'A lot with this number and a different expiry date already exists',
  },
  nothing_to_count: { status: 409, detail: 'There are no lots to count' },
  count_incomplete: { status: 409, detail: 'Some lots are not counted' },
  approver_is_counter: {
    status: 409,
    detail: 'Differences must be approved by a different user than the one who submitted the count',
  },
  /** The catalogue or the file differs from the preview. */
  import_outdated: { status: 409, detail: 'The catalogue has changed since the preview' },
  import_refused: {
    status: 409,
    detail: 'Some rows are rejected, and an all-or-nothing import was requested',
  },
  connection_inactive: {
    status: 409,
    detail: 'The access token of this connection is expired, revoked or may not send messages',
  },
  /** The other system has accepted a later version of every result in the message. */
  message_superseded: { status: 409, detail: 'A later message already contains these results' },
  version_stale: { status: 412, detail: 'Another user has changed this record since it was read' },
  too_large: { status: 413, detail: 'The request is too large' },
  unsupported_media_type: { status: 415, detail: 'Unsupported media type' },
  unknown_host: { status: 421, detail: 'No facility at this address' },
  invalid: { status: 422, detail: 'Some values are not valid' },
  number_unreadable: {
    status: 422,
    detail: 'Enter a number such as 4.2, with <, <=, > or >= before it if needed',
  },
  titer_unreadable: { status: 422, detail: 'A titer must contain its dilution, for example 1:80' },
  ratio_unreadable: { status: 422, detail: 'A ratio must consist of two numbers, for example 2:1' },
  not_an_answer: { status: 422, detail: 'The result must be an answer of this test' },
  line_expected: {
    status: 422,
    detail: 'The result of this test must be one line of at most 200 characters',
  },
  narrative_unreadable: {
    status: 422,
    detail: 'A narrative result must be plain text of at most 20,000 characters with line breaks',
  },
  file_expected: {
    status: 422,
    detail: 'The result of this test must be a file: PDF, PNG or JPEG, at most 10 MB',
  },
  value_expected: { status: 422, detail: 'The result of this test must be a value, not a file' },
  attachment_type: { status: 422, detail: 'The file must be a PDF, PNG or JPEG' },
  attachment_active: {
    status: 422,
    detail: 'The PDF contains scripts, actions or embedded files, or is encrypted or signed',
  },
  /** A picture is re-encoded from its pixels and may become larger. */
  attachment_too_large: { status: 422, detail: 'The picture exceeds 10 MB after processing' },
  implausible_value: {
    status: 422,
    detail: 'A value outside the plausible range requires a reason',
  },
  volume_exceeded: {
    status: 422,
    detail: 'The requested volume exceeds the volume left in the specimen',
  },
  disposal_reason_missing: {
    status: 422,
    detail: 'Discarding a specimen before the end of its retention period requires a reason',
  },
  instrument_unknown: { status: 422, detail: 'Unknown instrument' },
  lot_order_reason: {
    status: 422,
    detail: 'Using a lot other than the one that expires first requires a reason',
  },
  read_back_missing: {
    status: 422,
    detail: 'A critical result notification requires a read-back',
  },
  read_back_differs: { status: 422, detail: 'The read-back does not match the critical result' },
  code_refused: { status: 422, detail: 'The code is incorrect or has already been used' },
  password_refused: { status: 422, detail: 'The password is incorrect' },
  passkey_refused: { status: 422, detail: 'The passkey could not be verified' },
  file_is_spreadsheet: {
    status: 422,
    detail: 'The file is an Excel workbook: save it as CSV first',
  },
  file_not_text: { status: 422, detail: 'The file is not readable text' },
  file_without_rows: { status: 422, detail: 'The file has no rows' },
  file_too_long: { status: 422, detail: 'The file has more than 20000 rows' },
  /** For a captured instrument session (ASTM E1381); `fields.frame` counts from 1. */
  frame_checksum: { status: 422, detail: 'A frame has an incorrect checksum' },
  frame_missing: { status: 422, detail: 'A frame is missing' },
  frame_differs: { status: 422, detail: 'A frame was repeated with different content' },
  frame_broken: { status: 422, detail: 'A frame is incomplete' },
  frames_unfinished: { status: 422, detail: 'The session is incomplete' },
  picture_type: { status: 422, detail: 'The picture must be a PNG, JPEG or WebP' },
  picture_dimensions: { status: 422, detail: 'The picture has too many pixels' },
  picture_damaged: { status: 422, detail: 'The picture cannot be read' },
  confirmation_token_invalid: { status: 422, detail: 'Invalid confirmation link' },
  reset_token_invalid: { status: 422, detail: 'Invalid reset token' },
  idempotency_key_reused: { status: 422, detail: 'This key was used for another request' },
  version_missing: { status: 428, detail: 'This request requires an If-Match header' },
  rate_limited: { status: 429, detail: 'Too many requests' },
  internal: { status: 500, detail: 'Internal error' },
  unavailable: { status: 503, detail: 'The service is not ready; try again shortly' },
} as const satisfies Record<string, { status: number; detail: string }>;

export type ProblemCode = keyof typeof problems;

/** Problems that every endpoint can return. */
export const commonProblems: readonly ProblemCode[] = [
  'malformed',
  'duplicate_header',
  'unknown_host',
  'rate_limited',
  'internal',
  'unavailable',
];

/**
 * An RFC 9457 problem document (`application/problem+json`) with the members of the specification:
 * `detail`, `message` (always present on 422), a machine-readable `code`, `fields` by input name,
 * and a `request_id` to quote to support.
 */
const problemObject = v.object({
  type: v.string(),
  title: v.string(),
  status: v.number(),
  detail: v.string(),
  code: v.string(),
  message: v.optional(v.string()),
  fields: v.optional(v.record(v.string(), v.string())),
  /** With `version_stale`: the current version. */
  current_version: v.optional(v.number()),
  request_id: v.string(),
});
export interface ProblemSchema extends Named<typeof problemObject> {}
export const problemSchema: ProblemSchema = problemObject;

export interface Problem extends v.InferOutput<ProblemSchema> {}

/**
 * Reads the problem of any server of the specification, which promises no more than `detail` or
 * `message`: missing members get neutral values, so that the text still decides. Undefined if there
 * is no text.
 */
export function receivedProblem(status: number, body: unknown): Problem | undefined {
  const parsed = v.safeParse(receivedSchema, body);
  if (!parsed.success) return undefined;
  const { detail, message } = parsed.output;
  return detail === '' && message === undefined ? undefined : { ...parsed.output, status };
}

const receivedSchema = v.object({
  type: v.fallback(v.string(), 'about:blank'),
  title: v.fallback(v.string(), ''),
  detail: v.fallback(v.string(), ''),
  code: v.fallback(v.string(), 'unknown'),
  message: v.fallback(v.optional(v.string()), undefined),
  fields: v.fallback(problemObject.entries.fields, undefined),
  current_version: v.fallback(v.optional(v.number()), undefined),
  request_id: v.fallback(v.string(), ''),
});

/** Builds the problem document for a code. */
export function problemDocument(
  code: ProblemCode,
  requestId: string,
  extra: { message?: string; fields?: Record<string, string>; current_version?: number } = {},
): Problem {
  const { status, detail } = problems[code];
  return {
    type: `urn:alms:problem:${code}`,
    title: detail,
    status,
    detail,
    code,
    ...(status === 422 && { message: extra.message ?? detail }),
    ...extra,
    request_id: requestId,
  };
}

import * as v from 'valibot';

/** All problems the API can return, one row each, with the status and the fixed `detail` text. */
export const problems = {
  malformed: { status: 400, detail: 'The request could not be read' },
  idempotency_key_missing: { status: 400, detail: 'This call needs an Idempotency-Key header' },
  unauthenticated: { status: 401, detail: 'Not authenticated' },
  invalid_credentials: { status: 401, detail: 'Invalid email or password' },
  refresh_reused: { status: 401, detail: 'Not authenticated' },
  trial_ended: { status: 402, detail: 'The trial has ended. Reading and exporting still work.' },
  /**
   * The words "tenant" and "permission" are reserved for this problem: the client ends the session
   * when it finds them.
   */
  tenant_mismatch: { status: 403, detail: 'This account belongs to another tenant' },
  /** The account must enrol in two-step verification before any other action. */
  second_factor_required: {
    status: 403,
    detail: 'A second step at sign-in has to be set up first',
  },
  /** The facility disabled its patient portal: patients cannot sign in or be invited. */
  portal_closed: { status: 403, detail: 'The patient portal of this facility is closed' },
  forbidden: { status: 403, detail: 'Not allowed' },
  not_found: { status: 404, detail: 'Not found' },
  /** Public facility information was requested for an unregistered address. */
  tenant_not_found: { status: 404, detail: 'Tenant not found' },
  no_file: { status: 404, detail: 'This result has no file' },
  method_not_allowed: { status: 405, detail: 'Method not allowed' },
  conflict: { status: 409, detail: 'This is not possible in the present state' },
  /** The second step expired, had too many attempts, or is already complete. */
  second_step_over: { status: 409, detail: 'Sign in again' },
  duplicate: { status: 409, detail: 'This already exists' },
  idempotency_running: { status: 409, detail: 'The first request with this key is still running' },
  own_account: { status: 409, detail: 'This is not done to the own account' },
  last_admin: { status: 409, detail: 'A facility keeps at least one active administrator' },
  quota_exceeded: { status: 409, detail: 'The plan allows no more of these' },
  registration_failed: { status: 409, detail: 'Registration failed' },
  subdomain_taken: { status: 409, detail: 'Subdomain is already taken' },
  onboarding_incomplete: { status: 409, detail: 'Required steps are still open' },
  identifier_taken: { status: 409, detail: 'Another patient has this identifier' },
  account_open: { status: 409, detail: 'The patient has an open account' },
  /** The patient declined the consent that this requires. */
  consent_refused: { status: 409, detail: 'The patient has refused this' },
  /** `fields` contains the last collection time by test code. */
  repeated_too_soon: {
    status: 409,
    detail: 'A test of this order was made for this patient a short while ago',
  },
  possible_duplicate_patient: {
    status: 409,
    detail: 'A patient with this name and birth date exists',
  },
  patient_deceased: { status: 409, detail: 'A death is on record of this patient' },
  identity_unknown: { status: 409, detail: 'It is not established who this patient is' },
  identity_established: { status: 409, detail: 'It is established already who this patient is' },
  same_patient: { status: 409, detail: 'A patient is not merged with itself' },
  patient_merged: { status: 409, detail: 'This patient has been merged into another one' },
  /** Ambiguous: both accounts belong to this patient, so the user must choose one. */
  both_have_accounts: { status: 409, detail: 'Both patients have a portal account' },
  identity_differs: {
    status: 409,
    detail: 'Sex or birth date differ: merging needs a reason of its own',
  },
  merge_undone: { status: 409, detail: 'This merge has been undone' },
  online_booking_off: { status: 409, detail: 'Patients do not book online at this facility' },
  appointment_past: { status: 409, detail: 'An appointment does not start in the past' },
  /** `fields.start` contains the hours of the day. */
  appointment_outside_hours: {
    status: 409,
    detail: 'The facility is not open for the whole of this time',
  },
  appointment_overlaps: { status: 409, detail: 'The patient has another appointment at this time' },
  appointments_full: { status: 409, detail: 'No place is left at this time' },
  appointment_state: { status: 409, detail: 'The appointment is not in a state that allows this' },
  order_item_state: { status: 409, detail: 'A test is not in a state that allows this' },
  sample_not_usable: { status: 409, detail: 'The specimen is not in a state that allows this' },
  identity_not_confirmed: {
    status: 409,
    detail: 'Two identifiers must be confirmed before collection',
  },
  consent_not_confirmed: {
    status: 409,
    detail: 'That the patient agrees to these tests must be confirmed before collection',
  },
  /** The position is occupied; `fields.taken_by` is the number of the other specimen. */
  storage_position_taken: { status: 409, detail: 'Another specimen stands in this position' },
  storage_box_full: { status: 409, detail: 'No position of this box is free' },
  storage_box_retired: { status: 409, detail: 'This box is out of use' },
  /** The box contains specimens, or a specimen would lose its position. */
  storage_box_occupied: { status: 409, detail: 'Specimens stand in this box' },
  /**
   * Verified results were evaluated with the data recorded at that time: repeat the test or correct
   * the result instead.
   */
  results_verified: { status: 409, detail: 'Results on this specimen are verified' },
  /** A test ordered on the specimen has no verified result yet. */
  results_awaited: { status: 409, detail: 'Results on this specimen are still awaited' },
  /** The order is unpaid, and the facility requires payment before collection. */
  payment_due: { status: 409, detail: 'This order is to be paid for before collection' },
  invoice_state: { status: 409, detail: 'The invoice is not in a state that allows this' },
  /** Several coverages are valid on the day of the order. */
  payer_to_choose: { status: 409, detail: 'Several covers may pay for this: one has to be named' },
  nothing_to_bill: { status: 409, detail: 'Nothing on this order has a price' },
  payment_exceeds_balance: { status: 409, detail: 'More than the open balance cannot be taken' },
  refund_exceeds_payment: { status: 409, detail: 'More than was paid cannot be given back' },
  specimen_collected: {
    status: 409,
    detail: 'The specimen is collected: only an administrator takes this back',
  },
  /** `fields.overlaps` is the name of the other price list. */
  price_list_overlaps: {
    status: 409,
    detail: 'Another list of this payer is valid at the same time',
  },
  cash_session_missing: { status: 409, detail: 'Cash needs an open drawer of the own' },
  cash_session_open: { status: 409, detail: 'The own drawer is open already' },
  own_drawer: {
    status: 409,
    detail: 'A drawer is closed by whoever opened it, or by an administrator',
  },
  releaser_is_verifier: {
    status: 409,
    detail: 'A verified result is released by another person than the one who verified it',
  },
  verifier_is_enterer: {
    status: 409,
    detail: 'A result is verified by another person than the one who entered it',
  },
  result_state: { status: 409, detail: 'The result is not in a state that allows this' },
  result_shown: { status: 409, detail: 'The patient sees this result already' },
  /** The result is derived from other results: correct or repeat those. */
  result_calculated: { status: 409, detail: 'A calculated result is not entered by hand' },
  inputs_not_verified: {
    status: 409,
    detail: 'A calculated result is verified after the results it is calculated from',
  },
  result_held: {
    status: 409,
    detail: 'A held result is let go on with a reason before it is verified',
  },
  /** A QC run of the test was rejected or is overdue. */
  controls_not_in_order: { status: 409, detail: 'The controls of this test are not in order' },
  /** The lot is expired or archived, or has no values for the test. */
  control_lot_unusable: { status: 409, detail: 'This control lot cannot be read for this test' },
  control_run_too_early: { status: 409, detail: 'Control runs are recorded in the order of time' },
  too_few_control_values: {
    status: 409,
    detail: 'A target needs at least 20 values of at least 10 days',
  },
  /** Values were recorded or voided since the target was displayed. */
  rolling_target_moved: { status: 409, detail: 'The rolling target is another one by now' },
  eqa_nothing_reported: { status: 409, detail: 'No value of this round is entered' },
  eqa_round_closed: { status: 409, detail: 'The round has closed: it is handed in with a reason' },
  eqa_action_missing: {
    status: 409,
    detail: 'A score was not acceptable, and no corrective action is on record',
  },
  action_verifier_is_author: {
    status: 409,
    detail: 'A corrective action is verified by another person than the one who did it',
  },
  report_not_ready: { status: 409, detail: 'No result of this order is verified yet' },
  stock_short: { status: 409, detail: 'There is not enough of this' },
  stock_left: { status: 409, detail: 'Something is left of this item' },
  item_inactive: { status: 409, detail: 'This item is not kept any more' },
  lot_not_usable: { status: 409, detail: 'The lot is not in a state that allows this' },
  /** The same lot number with a different expiry date: one of them was misread. */
  lot_differs: {
    status: 409,
    detail: 'A lot with this number and another expiry date is there already',
  },
  nothing_to_count: { status: 409, detail: 'There is nothing to count' },
  count_incomplete: { status: 409, detail: 'Not every lot has been counted' },
  approver_is_counter: {
    status: 409,
    detail: 'Differences are approved by another person than the one who handed the count in',
  },
  /** The catalogue or the file differs from the preview. */
  import_outdated: { status: 409, detail: 'The catalogue has changed since the preview' },
  import_refused: {
    status: 409,
    detail: 'Some rows are refused, and everything or nothing was asked for',
  },
  /** The other system has accepted a later version of every result in the message. */
  message_superseded: { status: 409, detail: 'A later message has told of these results' },
  version_stale: { status: 412, detail: 'Somebody else has changed this since it was read' },
  too_large: { status: 413, detail: 'The request is too large' },
  unsupported_media_type: { status: 415, detail: 'Unsupported media type' },
  unknown_host: { status: 421, detail: 'No facility at this address' },
  invalid: { status: 422, detail: 'Some values are not valid' },
  number_unreadable: {
    status: 422,
    detail: 'A number is written in a way that can be read as another one',
  },
  titer_unreadable: { status: 422, detail: 'A titer is written with its dilution, as in 1:80' },
  ratio_unreadable: { status: 422, detail: 'A ratio is written as two numbers, as in 2:1' },
  file_expected: {
    status: 422,
    detail: 'The result of this test is a file: PDF, PNG or JPEG, at most 10 MB',
  },
  value_expected: { status: 422, detail: 'The result of this test is a value, not a file' },
  attachment_type: { status: 422, detail: 'The file is no PDF, PNG or JPEG' },
  /** A picture is re-encoded from its pixels and may become larger. */
  attachment_too_large: { status: 422, detail: 'The picture is larger than 10 MB as it is kept' },
  implausible_value: {
    status: 422,
    detail: 'A value is outside the plausible range and needs a reason',
  },
  volume_exceeded: {
    status: 422,
    detail: 'More is taken out of the specimen than is known to be in it',
  },
  disposal_reason_missing: {
    status: 422,
    detail: 'A specimen that is to be kept longer is disposed of for a reason',
  },
  instrument_unknown: { status: 422, detail: 'There is no such instrument' },
  lot_order_reason: {
    status: 422,
    detail: 'Another lot than the one that ends first needs a reason',
  },
  read_back_missing: {
    status: 422,
    detail: 'A critical value is passed on only when it was read back',
  },
  read_back_differs: { status: 422, detail: 'Another value was read back than the one to pass on' },
  code_refused: { status: 422, detail: 'This code is not right, or was used before' },
  password_refused: { status: 422, detail: 'The password is not right' },
  passkey_refused: { status: 422, detail: 'The passkey could not be checked' },
  file_is_spreadsheet: {
    status: 422,
    detail: 'This is a workbook, not a text: save it as CSV first',
  },
  file_not_text: { status: 422, detail: 'The file is not a text that can be read' },
  file_without_rows: { status: 422, detail: 'The file has no rows' },
  file_too_long: { status: 422, detail: 'The file has more than 20000 rows' },
  /** For a captured instrument session (ASTM E1381); `fields.frame` counts from 1. */
  frame_checksum: { status: 422, detail: 'The checksum of a frame is wrong' },
  frame_missing: { status: 422, detail: 'A frame is missing' },
  frame_differs: { status: 422, detail: 'A frame came twice with different texts' },
  frame_broken: { status: 422, detail: 'A frame is not whole' },
  frames_unfinished: { status: 422, detail: 'The session was not ended' },
  picture_type: { status: 422, detail: 'The picture is no PNG, JPEG or WebP' },
  picture_dimensions: { status: 422, detail: 'The picture has too many pixels' },
  picture_damaged: { status: 422, detail: 'The picture cannot be read' },
  confirmation_token_invalid: { status: 422, detail: 'Invalid confirmation link' },
  reset_token_invalid: { status: 422, detail: 'Invalid reset token' },
  idempotency_key_reused: { status: 422, detail: 'This key was used for another request' },
  version_missing: { status: 428, detail: 'This call needs an If-Match header' },
  rate_limited: { status: 429, detail: 'Too many requests' },
  internal: { status: 500, detail: 'Internal error' },
  unavailable: { status: 503, detail: 'The service is not ready; try again shortly' },
} as const satisfies Record<string, { status: number; detail: string }>;

export type ProblemCode = keyof typeof problems;

/** Problems that every endpoint can return. */
export const commonProblems: readonly ProblemCode[] = [
  'malformed',
  'rate_limited',
  'internal',
  'unavailable',
];

/**
 * An RFC 9457 problem document (`application/problem+json`) with the members of the specification:
 * `detail`, `message` (always present on 422), a machine-readable `code`, `fields` by input name,
 * and a `request_id` to quote to support.
 */
export const problemSchema = v.object({
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

export interface Problem extends v.InferOutput<typeof problemSchema> {}

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

import type { Schema } from '../platform/db/schema.ts';

/*
 * Locations of personal data. Erasure follows these lists, and a test compares them with the
 * database columns, so that a new name or address column is not missed.
 */

type Column<Table extends keyof Schema> = Extract<keyof Schema[Table], string>;
/** Columns by table, each with the column that identifies the person. */
type Named = {
  [Table in keyof Schema]?: readonly (readonly [column: Column<Table>, owner: Column<Table>])[];
};

/** Account names stored beside an account id. */
export const accountNames = {
  test_parameter: [['limits_confirmed_by_name', 'limits_confirmed_by']],
  test_parameter_version: [['changed_by_name', 'changed_by']],
  sample_event: [['by_name', 'by_id']],
  result: [
    ['entered_by_name', 'entered_by'],
    ['verified_by_name', 'verified_by'],
    ['released_by_name', 'released_by'],
    ['shown_by_name', 'shown_by'],
  ],
  amendment: [
    ['proposed_by_name', 'proposed_by'],
    ['verified_by_name', 'verified_by'],
    ['closed_by_name', 'closed_by'],
  ],
  critical_call_attempt: [
    ['by_name', 'by_id'],
    ['recipient_name', 'recipient_id'],
  ],
  invoice: [
    ['issued_by_name', 'issued_by'],
    ['created_by_name', 'created_by'],
  ],
  cash_session: [['opened_by_name', 'opened_by']],
  invoice_payment: [['received_by_name', 'received_by']],
  credit_note: [['created_by_name', 'created_by']],
  instrument_code: [['decided_by_name', 'decided_by']],
  import_batch: [
    ['created_by_name', 'created_by'],
    ['discarded_by_name', 'discarded_by'],
  ],
  staff_authorization: [
    ['granted_by_name', 'granted_by'],
    ['withdrawn_by_name', 'withdrawn_by'],
  ],
  qc_target: [['set_by_name', 'set_by']],
  qc_run: [
    ['operator_name', 'operator_id'],
    ['voided_by_name', 'voided_by'],
    ['cause_by_name', 'cause_by'],
    ['results_reviewed_by_name', 'results_reviewed_by'],
  ],
  qc_action: [
    ['by_name', 'by_id'],
    ['verified_by_name', 'verified_by'],
  ],
  eqa_round: [
    ['submitted_by_name', 'submitted_by'],
    ['reviewed_by_name', 'reviewed_by'],
    ['withdrawn_by_name', 'withdrawn_by'],
  ],
  eqa_limit: [['created_by_name', 'created_by']],
  lot_comparison: [
    ['created_by_name', 'created_by'],
    ['decided_by_name', 'decided_by'],
  ],
  lot_use: [
    ['started_by_name', 'started_by'],
    ['ended_by_name', 'ended_by'],
    ['voided_by_name', 'voided_by'],
  ],
  calibration: [
    ['performed_by_name', 'performed_by'],
    ['voided_by_name', 'voided_by'],
  ],
  product_lot: [['recalled_by_name', 'recalled_by']],
  result_trace: [['operator_name', 'operator_id']],
  stock_transaction: [['by_name', 'by_id']],
  stock_count: [
    ['started_by_name', 'started_by'],
    ['submitted_by_name', 'submitted_by'],
    ['decided_by_name', 'decided_by'],
  ],
  patient_merge: [['by_name', 'by_id']],
  patient_consent: [['by_name', 'by_id']],
  api_token: [['created_by_name', 'created_by']],
  hl7_outbound: [['given_up_by_name', 'given_up_by']],
  incoming_message: [['dismissed_by_name', 'dismissed_by']],
} as const satisfies Named;

/** Account names in JSON: `{ by: { id, name } }`. */
export const accountsInJson = {
  order_item: ['cancellation'],
  result: ['correction', 'hold_release', 'comments_changed'],
} as const satisfies { [Table in keyof Schema]?: readonly Column<Table>[] };

/** Account names in the entries of a JSON list: `[{ by: { id, name } }]`. */
export const accountsInLists = {
  amendment: ['checks', 'coded_comments'],
  result: ['checks', 'coded_comments'],
} as const satisfies { [Table in keyof Schema]?: readonly Column<Table>[] };

/**
 * Names without an id. Replaced when equal to the account's name, unless a colleague has the same.
 */
export const namesAlone = {
  sample: ['collected_by', 'received_by', 'disposed_by'],
  invoice: ['voided_by_name'],
  patient_merge: ['undone_by_name'],
  test_order: ['ordered_by'],
  staff_authorization: ['assessed_by'],
} as const satisfies { [Table in keyof Schema]?: readonly Column<Table>[] };

/** Private rows of an account, removed in this order. */
export const accountRows = {
  notification_mail: 'notification_id',
  notification: 'recipient_id',
  notification_feed: 'account_id',
  mailed_notification_type: 'account_id',
  refresh_token: 'user_id',
  session: 'user_id',
  authenticator: 'user_id',
  passkey: 'user_id',
  recovery_code: 'user_id',
  challenge: 'user_id',
  mailed_link: 'user_id',
  idempotency_key: 'user_id',
  user_permission: 'user_id',
  analytics_view: 'account_id',
} as const satisfies { [Table in keyof Schema]?: Column<Table> };

/**
 * Free text in patient data, in which names, numbers and addresses are replaced; each with the path
 * to the patient.
 */
export const patientTexts = {
  test_order: { columns: ['clinical_info', 'diagnosis_codes'], own: 'patient_id' },
  order_item: { columns: ['cancellation'], own: 'order_id', of: 'test_order' },
  sample: { columns: ['rejection', 'condition'], own: 'patient_id' },
  sample_event: { columns: ['note', 'condition'], own: 'sample_id', of: 'sample' },
  result: {
    columns: ['comment', 'override_reason', 'correction', 'hold_release', 'checks'],
    own: 'patient_id',
  },
  amendment: {
    columns: ['reason', 'comment', 'override_reason', 'rejection_reason', 'checks'],
    own: 'result_id',
    of: 'result',
  },
  critical_call_attempt: {
    columns: ['recipient_name', 'note'],
    own: 'critical_call_id',
    of: 'critical_call',
  },
  appointment: { columns: ['reason', 'cancellation_reason'], own: 'patient_id' },
  invoice: { columns: ['void_reason'], own: 'patient_id' },
  invoice_payment: { columns: ['reference', 'reason'], own: 'invoice_id', of: 'invoice' },
  credit_note: { columns: ['reason'], own: 'invoice_id', of: 'invoice' },
  hl7_outbound: { columns: ['failure', 'give_up_reason'], own: 'order_id', of: 'test_order' },
  patient_merge: {
    columns: ['reason', 'identity_reason', 'undo_reason'],
    own: ['survivor_id', 'loser_id'],
  },
} as const satisfies {
  [Table in keyof Schema]?: {
    columns: readonly Column<Table>[];
    own: Column<Table> | readonly Column<Table>[];
    of?: keyof Schema;
  };
};

/** Columns cleared or rewritten explicitly by the steps of `erase-person.ts`. */
export const writtenByName = [
  'access_request.email',
  'access_request.email_norm',
  'access_request.full_name',
  'access_request.username',
  'app_user.email',
  'app_user.email_norm',
  'app_user.full_name',
  'app_user.username',
  'app_user.password_hash',
  'patient.mrn',
  'patient.temporary_mrn',
  'patient.family_name',
  'patient.given_name',
  'patient.middle_name',
  'patient.prefix',
  'patient.suffix',
  'patient.name_local',
  'patient.name_norm',
  'patient.name_short',
  'patient.name_local_norm',
  'patient.birth_time',
  'patient.deceased_at',
  'patient.search_text',
  'patient.phone',
  'patient.email',
  'patient.address',
  'patient.preferred_contact',
  'patient.emergency_contact',
  'patient.guardian',
  'patient.referring_provider',
  'patient.notes',
  'patient.birth_date',
  'patient.different_person_reason',
  'patient_coverage.group_name',
  'invoice.policy_number',
  'patient_merge.replaced',
  'result.reported_as',
  'import_row.raw',
  'import_row.content',
  'import_row.expected',
  'import_batch.file_name',
  'hl7_inbound.visit_number',
  'hl7_inbound.location',
  'incoming_message.raw',
  'incoming_message.reason',
  'incoming_message.dismiss_reason',
  'onboarding.drafts',
  'notification.title',
  'notification.message',
  'feedback.contact_email',
] as const;

/** Columns with names that suggest personal data but are retained, with the reason. */
export const retained: Readonly<Record<string, string>> = {
  'audit_event.actor_name': 'audit events are immutable',
  'audit_event.entity_label': 'audit events are immutable',
  'audit_event.ip': 'audit events are immutable',
  'audit_event.before': 'audit events are immutable',
  'audit_event.after': 'audit events are immutable',
  'laboratory.name': 'facility data',
  'laboratory.address': 'facility data',
  'laboratory.phone': 'facility data',
  'ward.name': 'facility data',
  'ward.phone': 'facility data',
  'ward.email': 'facility data',
  'facility_profile.facility_name': 'facility data',
  'facility_profile.email': 'facility data',
  'facility_profile.phone': 'facility data',
  'facility_profile.address': 'facility data',
  'laboratory_settings.mrn_pattern': 'a number series',
  'laboratory_settings.critical_escalation': 'times, tests and wards',
  'payer.name': 'an insurer or a company',
  'payer.address': 'an insurer or a company',
  'price_list.name': 'a price list',
  'invoice_line.price_list_name': 'a price list',
  'critical_call_attempt.recipient_role': 'a role, not a person',
  'test_parameter.name': 'a test',
  'consistency_rule.name': 'a rule',
  'order_item.name': 'a test',
  'order_item.placer_namespace': 'a system',
  'reflex.name': 'a test',
  'critical_call.test_name': 'a test',
  'eqa_value.test_name': 'a test',
  'stock_item.name': 'a thing',
  'storage_box.name': 'a thing',
  'qc_material.name': 'a thing',
  'product_lot.name': 'a thing',
  'stock_lot.use_by': 'a day',
  'counter.name': 'a number series',
  'usage_counter.name': 'a number series',
  'patient_merge_row.table_name': 'a table',
  'plan.plan_name': 'a plan',
  'service_secret.name': 'a key',
  'api_token.name': 'a system',
  'api_token.patient_authority': 'an issuer of numbers',
  'instrument.name': 'a device',
  'analyser_connection.name': 'a device',
  'analyser_connection.folder': 'a device',
  'result.instrument_name': 'a device',
};

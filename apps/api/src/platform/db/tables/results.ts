import type { SampleId } from '@alms/lis-domain/samples';
import type { OrderId } from '@alms/lis-domain/orders';
import type { RangeRow, TestDefinition, TestParameterId } from '@alms/lis-domain/catalogue';
import type { PatientSummary, PatientId } from '@alms/lis-domain/patients';
import type {
  Amendment,
  AmendmentId,
  AmendmentState,
  AppliedComment,
  Attachment,
  AttachmentType,
  AttemptChannel,
  CallOutcome,
  CallState,
  Check,
  Correction,
  Flag,
  FlagReason,
  HoldRelease,
  Reflex,
  Result,
  ResultSource,
  ResultState,
  ResultId,
  InstrumentId,
} from '@alms/lis-domain/results';
import type { UserId } from '@alms/lis-domain/identity';
import type { Generated } from 'kysely';
import type { Instant, InstantOrNull, Nullable, OfTenant, OfLaboratory } from './columns.ts';

interface ResultTable extends OfTenant, OfLaboratory {
  id: ResultId;
  version: Generated<number>;
  is_current: Generated<boolean>;
  order_item_id: string;
  order_id: OrderId;
  sample_id: SampleId;
  patient_id: PatientId;
  test_parameter_id: TestParameterId;
  test_version: number;
  /** Copied from its specimen. */
  urgency: number;
  /** Copied from its test. */
  department: TestDefinition['department'];
  /** See `setDueTimes`. */
  due_at: InstantOrNull;
  status: ResultState;
  value_text: Nullable<string>;
  /** The value as measured or calculated; null if it was not rounded. */
  unrounded_value: Nullable<string>;
  /** For a file result: its media type and version. */
  attachment: Nullable<Attachment>;
  /** Decimal digits, compared exactly. */
  value_num: Nullable<string>;
  comparator: Nullable<NonNullable<Result['comparator']>>;
  unit: Nullable<string>;
  unit_display: Nullable<string>;
  flag: Nullable<Flag>;
  flag_reason: Nullable<FlagReason>;
  critical: Generated<boolean>;
  range: Nullable<RangeRow>;
  override_reason: Nullable<string>;
  comment: Generated<string>;
  /** Coded comments with the text that they had when they were applied. */
  coded_comments: Generated<AppliedComment[]>;
  /** The last change of the coded comments by hand. */
  comments_changed: Nullable<{ by: { id: UserId; name: string }; at: string }>;
  /** Checks performed when the value was written. */
  checks: Nullable<Check[]>;
  /** Release of a hold, with user and reason. */
  hold_release: Nullable<HoldRelease>;
  source: Nullable<ResultSource>;
  instrument_id: Nullable<InstrumentId>;
  instrument_name: Nullable<string>;
  /** See `result_trace`; null: none recorded, as for calculated values. */
  trace_id: Nullable<string>;
  /** Patient details at reporting time, if they differ from the current ones. */
  reported_as: Nullable<Omit<PatientSummary, 'id'>>;
  /** The latest correction, in this or an earlier version. */
  correction: Nullable<Correction>;
  entered_by: Nullable<UserId>;
  entered_by_name: Nullable<string>;
  entered_at: InstantOrNull;
  verified_by: Nullable<UserId>;
  verified_by_name: Nullable<string>;
  verified_at: InstantOrNull;
  /** The rule that verified it, if autoverified. */
  rule_reference: Nullable<string>;
  /** The second of two verifiers; null when the first released it. */
  released_by: Nullable<UserId>;
  released_by_name: Nullable<string>;
  released_at: InstantOrNull;
  /**
   * Visible in the portal from this time; null when withheld. Set at first release, or by an
   * earlier manual release to the portal.
   */
  portal_from: InstantOrNull;
  /** Time of the patient notification; null before visibility. */
  portal_notified_at: InstantOrNull;
  /** User who released it to the portal, if not by the test's policy. */
  shown_by: Nullable<UserId>;
  shown_by_name: Nullable<string>;
  /** Creation of version 1; `created_at` is that of this version. */
  first_created_at: Instant;
  created_at: Instant;
  /** Last time a patient merge moved it. */
  moved_at: InstantOrNull;
  created_by: UserId | null;
}

interface ResultAttachmentTable extends OfTenant {
  result_id: ResultId;
  /** The result version it was stored with. */
  version: number;
  media_type: AttachmentType;
  byte_size: number;
  /** SHA-256 of the content. */
  sha256: string;
  content: Buffer;
  uploaded_by: UserId;
  uploaded_at: Instant;
}

/** A proposed correction of a reported result. */
interface AmendmentTable extends OfTenant {
  id: AmendmentId;
  result_id: ResultId;
  /** The reported version that it is to replace. */
  from_version: number;
  state: AmendmentState;
  code: Amendment['code'];
  reason: string;
  value_text: string;
  /** The value as typed, if it was rounded. */
  unrounded_value: Nullable<string>;
  /** For a file result: media type, size and SHA-256 of the content. */
  attachment: Nullable<NonNullable<Amendment['attachment']>>;
  content: Nullable<Buffer>;
  comment: string;
  coded_comments: Nullable<AppliedComment[]>;
  override_reason: Nullable<string>;
  flag: Nullable<Flag>;
  flag_reason: Nullable<FlagReason>;
  critical: boolean;
  checks: Check[];
  proposed_by: UserId;
  proposed_by_name: string;
  proposed_at: Instant;
  /** The first of two verifiers. */
  verified_by: Nullable<UserId>;
  verified_by_name: Nullable<string>;
  verified_at: InstantOrNull;
  /** The user who verified it last, or rejected it. */
  closed_by: Nullable<UserId>;
  closed_by_name: Nullable<string>;
  closed_at: InstantOrNull;
  rejection_reason: Nullable<string>;
  /** Number of changes plus one. */
  version: Generated<number>;
}

/** A reflex test triggered by a verified value, once per order. */
interface ReflexTable extends OfTenant {
  id: string;
  result_id: ResultId;
  order_id: OrderId;
  /** The item whose result triggered it. */
  order_item_id: string;
  test_parameter_id: TestParameterId;
  code: string;
  name: string;
  mode: Reflex['mode'];
  conditions: Reflex['conditions'];
  comment: string;
  state: Reflex['state'];
  added_item_id: Nullable<string>;
  created_at: Instant;
}

interface IssuedReportTable extends OfTenant {
  order_id: OrderId;
  signature: string;
  issued_at: Instant;
}

interface SeenResultTable extends OfTenant {
  account_id: UserId;
  result_id: ResultId;
  version: number;
  seen_at: Instant;
}

interface CriticalCallTable extends OfTenant {
  id: string;
  result_id: ResultId;
  result_version: number;
  order_id: OrderId;
  patient_id: PatientId;
  /** Content to communicate, as of the opening of the notification. */
  test_name: string;
  value_text: string;
  unit_display: string | null;
  flag: Flag;
  state: CallState;
  opened_at: Instant;
  due_at: Instant;
  /** When the ward of the order is notified; null: not, or already notified. */
  ward_at: InstantOrNull;
  /** When staff on call are notified; null: not, or already notified. */
  on_call_at: InstantOrNull;
  /** Of the same patient, test and flag as a notified one. */
  repeated: Generated<boolean>;
  closed_at: InstantOrNull;
  /** Number of attempts plus one. */
  version: Generated<number>;
}

/** Append-only. */
interface CriticalCallAttemptTable extends OfTenant {
  id: string;
  critical_call_id: string;
  at: Instant;
  by_id: UserId;
  by_name: string;
  channel: AttemptChannel;
  outcome: CallOutcome;
  /** The recipient’s account, for `in_app`. */
  recipient_id: Nullable<UserId>;
  recipient_name: string;
  recipient_role: string;
  read_back: Nullable<string>;
  note: Generated<string>;
}

export interface ResultsTables {
  result: ResultTable;
  result_attachment: ResultAttachmentTable;
  amendment: AmendmentTable;
  reflex: ReflexTable;
  issued_report: IssuedReportTable;
  seen_result: SeenResultTable;
  critical_call: CriticalCallTable;
  critical_call_attempt: CriticalCallAttemptTable;
  current_result: ResultTable;
}

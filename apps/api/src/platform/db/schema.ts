import type {
  Appointment,
  AppointmentType,
  RecordedAppointmentState,
} from '@alms/lis-domain/appointments';
import type { SavedView } from '@alms/lis-domain/analytics';
import type { Permission, Role } from '@alms/lis-domain/access';
import type { AuditEvent } from '@alms/lis-domain/audit';
import type {
  CollectionPolicy,
  InvoiceState,
  PayerKind,
  PaymentMethod,
  PriceBasis,
} from '@alms/lis-domain/billing';
import type { RangeRow, TestDefinition } from '@alms/lis-domain/catalogue';
import type { ApiScope, MessageState } from '@alms/lis-domain/interfaces/connections';
import type { Holiday, HospitalSettings, WorkingHours } from '@alms/lis-domain/facility';
import type { FeedbackCategory } from '@alms/lis-domain/feedback';
import type {
  LotQcStatus,
  RecordedLotStatus,
  StockAlert,
  StockCountState,
  StockItemType,
  StorageCondition,
  SupplierOrderState,
  TransactionType,
} from '@alms/lis-domain/inventory';
import type { LanguageTag } from '@alms/lis-domain/language';
import type { WorkStep } from '@alms/lis-domain/onboarding';
import type {
  NotificationChannel,
  NotificationPriority,
  NotificationType,
} from '@alms/lis-domain/notifications';
import type {
  Diagnosis,
  FastingState,
  OrderItem,
  OrderItemState,
  Priority,
} from '@alms/lis-domain/orders';
import type {
  Address,
  ConsentKind,
  ContactPerson,
  MergedPart,
  MrnPattern,
  Patient,
  PatientIdentifier,
  PatientSummary,
} from '@alms/lis-domain/patients';
import type {
  ActionState,
  ControlMaterial,
  CorrectiveAction,
  EqaScore,
  EqaState,
  Judgment,
  LateReason,
  RuleConfiguration,
  RunStatus,
  targetSources,
  Violation,
} from '@alms/lis-domain/quality-control';
import type {
  ImportCounts,
  ImportedContent,
  ImportFormat,
  ImportReading,
  ImportRefusal,
  ImportRow,
  ImportRowStatus,
} from '@alms/lis-domain/interfaces/result-import';
import type {
  Attachment,
  AttachmentType,
  CallChannel,
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
} from '@alms/lis-domain/results';
import type {
  ArrivalCondition,
  IdentityCheck,
  Sample,
  SampleState,
} from '@alms/lis-domain/samples';
import type { AccountStatus } from '@alms/lis-domain/identity/staff';
import type {
  BillingCycle,
  PaymentFailure,
  PaymentState,
  SubscriptionState,
} from '@alms/lis-domain/subscription';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** `timestamptz`: read as ISO 8601 in UTC. */
type Instant = ColumnType<string, Date | string, Date | string>;
type InstantOrNull = ColumnType<
  string | null,
  Date | string | null | undefined,
  Date | string | null
>;
/** Column of every facility table, filled from the transaction's setting. */
interface OfTenant {
  tenant_id: ColumnType<string, string | undefined, never>;
}
/** Optional columns, with a default or null. */
type Nullable<T> = ColumnType<T | null, T | null | undefined, T | null>;

interface TenantTable {
  id: string;
  subdomain: string;
  created_at: Instant;
}

/** Read-only: plans are written by migrations. */
interface PlanTable {
  id: ColumnType<string, never, never>;
  plan_name: ColumnType<string, never, never>;
  monthly_price_minor: ColumnType<number, never, never>;
  yearly_price_minor: ColumnType<number, never, never>;
  currency: ColumnType<string, never, never>;
  max_users: ColumnType<number | null, never, never>;
  max_patients: ColumnType<number | null, never, never>;
  max_tests_per_month: ColumnType<number | null, never, never>;
  analytics: ColumnType<boolean, never, never>;
  priority_support: ColumnType<boolean, never, never>;
}

interface SubscriptionTable extends OfTenant {
  plan_id: string;
  billing_cycle: BillingCycle;
  status: SubscriptionState;
  trial_ends_at: Instant;
  /** End of the paid period; null until the first payment. */
  renews_at: InstantOrNull;
  updated_at: Instant;
}

interface PaymentTable extends OfTenant {
  id: string;
  amount_minor: number;
  currency: string;
  /** Outcome of the last completed attempt. */
  status: PaymentState;
  failure: Nullable<PaymentFailure>;
  /** Attempt number, from 1. */
  attempt: Generated<number>;
  /**
   * Payment provider of this attempt, its reference and its checkout page; all null until the
   * payment is started.
   */
  provider: Nullable<string>;
  provider_reference: Nullable<string>;
  checkout_url: Nullable<string>;
  created_at: Instant;
  updated_at: Instant;
  paid_at: InstantOrNull;
}

/** Resources limited by a plan. */
export type UsageName = 'users' | 'patients' | 'tests';

interface UsageCounterTable extends OfTenant {
  name: UsageName;
  /** The facility's month `2026-05` for tests; empty for counters without a period. */
  period: string;
  used: number;
}

interface FeedbackTable {
  id: string;
  rating: number;
  rating_touched: boolean;
  category: FeedbackCategory;
  title: string;
  description: string;
  contact_email: string | null;
  allow_contact: boolean;
  user_agent: string;
  /** Keyed hash of the sender's network address, retained for 30 days. */
  address_hash: Nullable<Buffer>;
  created_at: Instant;
}

interface HospitalSettingsTable extends OfTenant {
  facility_name: string;
  email: Generated<string>;
  phone: Generated<string>;
  address: Generated<string>;
  timezone: Generated<string>;
  date_format: Generated<HospitalSettings['date_format']>;
  logo_hash: Nullable<string>;
  primary_color: Generated<string>;
  secondary_color: Generated<string>;
  custom_login_message: Generated<string>;
  enable_online_booking: Generated<boolean>;
  enable_patient_portal: Generated<boolean>;
  laboratory_director: Generated<string>;
  registration_number: Generated<string>;
  accreditation: Generated<string>;
  report_note: Generated<string>;
  self_verification: Generated<boolean>;
  verification_levels: Generated<1 | 2>;
  autoverification_enabled: Generated<boolean>;
  language: Nullable<LanguageTag>;
  critical_within_minutes: Generated<number>;
  require_second_factor: Generated<boolean>;
  appointments_at_once: Generated<number>;
  storage_retention_days: Nullable<number>;
  mrn_pattern: Generated<MrnPattern>;
  working_hours: Nullable<WorkingHours>;
  holidays: Generated<Holiday[]>;
  currency: Generated<string>;
  collect_before_payment: Generated<CollectionPolicy>;
  invoice_on_order: Generated<boolean>;
  payment_days: Generated<number>;
  version: Generated<number>;
  updated_at: Instant;
}

interface LogoTable extends OfTenant {
  /** SHA-256 of the content. */
  hash: string;
  /** PNG image. */
  content: Buffer;
  created_at: Instant;
}

interface AppUserTable extends OfTenant {
  id: string;
  email: string;
  email_norm: string;
  full_name: string;
  username: string;
  role: Role;
  status: AccountStatus;
  password_hash: Nullable<string>;
  email_verified: Generated<boolean>;
  patient_id: Nullable<string>;
  /** The account whose address must be confirmed before this invitation is sent. */
  invitation_waits_for: Nullable<string>;
  last_login_at: InstantOrNull;
  language: Nullable<LanguageTag>;
  color_scheme: Nullable<'light' | 'dark'>;
  density: Generated<'comfortable' | 'compact'>;
  version: Generated<number>;
  created_at: Instant;
  updated_at: Instant;
}

interface UserPermissionTable extends OfTenant {
  user_id: string;
  permission: Permission;
}

interface RefreshTokenTable extends OfTenant {
  id: string;
  family_id: string;
  user_id: string;
  token_hash: Buffer;
  created_at: Instant;
  expires_at: Instant;
  family_expires_at: Instant;
  used_at: InstantOrNull;
  revoked_at: InstantOrNull;
}

/** A user session, open while one of its refresh tokens is valid. */
interface SessionTable extends OfTenant {
  /** Id of its refresh token family. */
  id: string;
  user_id: string;
  /** Browser and platform from the user agent; null when unknown. */
  browser: Nullable<string>;
  system: Nullable<string>;
  /** Network address of the last renewal. */
  ip: Nullable<string>;
  started_at: Instant;
  seen_at: Instant;
}

interface AuthenticatorTable extends OfTenant {
  user_id: string;
  /** Shared secret of the app, encrypted with the service's key. */
  sealed_secret: Buffer;
  created_at: Instant;
  /** Null until confirmed by a code. */
  confirmed_at: InstantOrNull;
  /** Last accepted 30-second time step (since 1970): no code works twice. */
  last_step: ColumnType<string, number | undefined, number>;
}

interface PasskeyTable extends OfTenant {
  id: string;
  user_id: string;
  name: string;
  /** The address where it was created and is valid. */
  host: string;
  /** Base64url, as in the WebAuthn API. */
  credential_id: string;
  public_key: Buffer;
  sign_count: ColumnType<string, number, number>;
  transports: string[];
  created_at: Instant;
  last_used_at: InstantOrNull;
}

interface RecoveryCodeTable extends OfTenant {
  user_id: string;
  code_hash: Buffer;
}

/** A short-lived, single-use challenge to a browser. */
interface ChallengeTable extends OfTenant {
  token_hash: Buffer;
  user_id: string;
  purpose: 'sign-in' | 'passkey';
  /** Challenge for the passkey signature. */
  passkey_challenge: Nullable<string>;
  tries: Generated<number>;
  expires_at: Instant;
}

/** Purpose of an emailed link: setting a password, or confirming the address it was sent to. */
export type LinkPurpose = 'password' | 'email';

interface MailedLinkTable extends OfTenant {
  id: string;
  user_id: string;
  purpose: LinkPurpose;
  token_hash: Buffer;
  created_at: Instant;
  expires_at: Instant;
  used_at: InstantOrNull;
}

/** API token of another system. */
interface ApiTokenTable extends OfTenant {
  id: string;
  name: string;
  prefix: string;
  token_hash: Buffer;
  scopes: ApiScope[];
  created_at: Instant;
  created_by: string;
  created_by_name: string;
  expires_at: Instant;
  last_used_at: InstantOrNull;
  revoked_at: InstantOrNull;
}

/** A processed message: a repeat is acknowledged without processing it again. */
interface Hl7InboundTable extends OfTenant {
  /** Sender name as stated in the message. */
  sender: string;
  control_id: string;
  /** SHA-256 of the message. */
  content_hash: Buffer;
  /** The sender's order number; null for results. */
  placer_number: Nullable<string>;
  /** Outcome of the message: an order, or staged results. */
  order_id: Nullable<string>;
  batch_id: Nullable<string>;
  received_at: Instant;
}

/** A facility with an outbound HL7 receiver. */
interface Hl7PeerTable extends OfTenant {
  since: Instant;
}

/** An outbound message: some results of an order at one point in time. */
interface Hl7OutboundTable extends OfTenant {
  id: Generated<string>;
  position: Generated<number>;
  /** Constant across retries, so that the receiver processes it once. */
  control_id: Generated<string>;
  order_id: string;
  results: { id: string; version: number }[];
  state: Generated<MessageState>;
  attempts: Generated<number>;
  created_at: Instant;
  due_at: Instant;
  /** End of the current sender's lease. */
  in_hand_until: InstantOrNull;
  sent_at: InstantOrNull;
  given_up_at: InstantOrNull;
  given_up_by: Nullable<string>;
  given_up_by_name: Nullable<string>;
  give_up_reason: Nullable<string>;
  /** Failure reason of the last attempt. */
  failure: Nullable<string>;
}

interface IdempotencyKeyTable extends OfTenant {
  user_id: string;
  key: string;
  fingerprint: Buffer;
  /** JSON response as sent. */
  answer: Nullable<string>;
  created_at: Instant;
}

interface AuditEventTable extends OfTenant {
  seq: number;
  id: string;
  at: Instant;
  actor_id: string | null;
  actor_name: string;
  actor_role: string | null;
  action: AuditEvent['action'];
  category: AuditEvent['category'];
  entity_type: string;
  entity_id: string | null;
  entity_label: string;
  patient_id: string | null;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  reason: string | null;
  ip: string | null;
  session_id: string | null;
  request_id: string;
  outcome: AuditEvent['outcome'];
  prev_hash: string;
  hash: string;
}

/** Start, progress and outcome of a full audit trail check. */
interface AuditCheckpointTable extends OfTenant {
  id: string;
  check_id: string;
  state: 'started' | 'reached' | 'finished' | 'broken';
  /** Last verified event, or the event where the chain breaks. */
  seq: number;
  /** Hash of that event; null when the chain is broken. */
  hash: string | null;
  at: Instant;
}

interface OnboardingTable extends OfTenant {
  drafts: Generated<Partial<Record<WorkStep, Record<string, unknown>>>>;
  staff_skipped: Generated<boolean>;
  catalog_skipped: Generated<boolean>;
  setup_done: Generated<boolean>;
  preferences_done: Generated<boolean>;
  completed_at: InstantOrNull;
}

interface NotificationTable extends OfTenant {
  id: string;
  recipient_id: string;
  type: NotificationType;
  title: string;
  message: string;
  priority: NotificationPriority;
  channels: NotificationChannel[];
  /** Null for system notifications. */
  actor_id: string | null;
  entity_type: string | null;
  entity_id: string | null;
  link: string | null;
  metadata: Record<string, string>;
  /** Visible from this time; in the future for scheduled notifications. */
  created_at: Instant;
  /** Position in the recipient's feed. */
  position: Generated<number>;
  read_at: InstantOrNull;
  expires_at: InstantOrNull;
  /**
   * Soft deletion, so that a repeated deletion differs from deleting another user's notification.
   */
  deleted_at: InstantOrNull;
}

/** Number of changes to an account's notifications. */
interface NotificationFeedTable extends OfTenant {
  account_id: string;
  position: number;
}

/** A notification type for which an account wants email copies. */
interface MailedNotificationTypeTable extends OfTenant {
  account_id: string;
  type: NotificationType;
}

/** Email copy of a notification. */
interface NotificationMailTable extends OfTenant {
  notification_id: string;
  language: LanguageTag;
  /** `dropped`: the recipient is no longer eligible. */
  state: Generated<'waiting' | 'sent' | 'dropped' | 'given_up'>;
  /** Number of send attempts. */
  attempts: Generated<number>;
  /** Time of sending or of the next retry. */
  due_at: Instant;
  sent_at: InstantOrNull;
}

interface CounterTable extends OfTenant {
  name: string;
  period: string;
  value: number;
}

interface RateLimitTable {
  key: string;
  points: number;
  expire: number | null;
}

interface TestParameterTable extends OfTenant {
  id: string;
  code: string;
  name: string;
  kind: TestDefinition['kind'];
  department: TestDefinition['department'];
  status: TestDefinition['status'];
  definition: TestDefinition;
  /** Derived from the definition. */
  confidential: ColumnType<boolean, never, never>;
  /** Searchable text: code and names. */
  search_text: Generated<string>;
  version: Generated<number>;
  created_at: Instant;
  updated_at: Instant;
}

/** A version of a test between two changes. */
interface TestParameterVersionTable extends OfTenant {
  test_parameter_id: string;
  version: number;
  definition: TestDefinition;
  reason: Nullable<string>;
  /** Null, as is the name, when loaded with the starter catalogue. */
  changed_by: string | null;
  changed_by_name: string | null;
  changed_at: Instant;
}

interface PatientTable extends OfTenant {
  id: string;
  mrn: string;
  family_name: string;
  given_name: string;
  middle_name: Generated<string>;
  prefix: Generated<string>;
  suffix: Generated<string>;
  name_local: Generated<string>;
  /** Names normalised for duplicate detection: see `comparedNames`. */
  name_norm: string;
  name_short: Generated<string>;
  name_local_norm: Generated<string>;
  /** Searchable text: names, number, phone digits and birth date. */
  search_text: string;
  gender: Patient['gender'];
  sex_for_ranges: Patient['sex_for_ranges'];
  /** Full or partial date: `1975-06-03`, `1975-06` or `1975`. */
  birth_date: string;
  birth_time: Nullable<string>;
  birth_date_estimated: Generated<boolean>;
  deceased: Generated<boolean>;
  /** A date, optionally with facility local time. */
  deceased_at: Nullable<string>;
  /** Earliest and latest possible birth date. */
  birth_first: GeneratedAlways<string>;
  birth_last: GeneratedAlways<string>;
  phone: Generated<string>;
  email: Generated<string>;
  address: Generated<Address>;
  language: Generated<string>;
  preferred_contact: Nullable<Patient['preferred_contact']>;
  emergency_contact: Nullable<ContactPerson>;
  guardian: Nullable<ContactPerson>;
  referring_provider: Generated<string>;
  notes: Generated<string>;
  status: Generated<Patient['status']>;
  different_person_reason: Nullable<string>;
  merged_into_id: Nullable<string>;
  /** The patient is unidentified and the number temporary. */
  mrn_temporary: Generated<boolean>;
  /** Number from before identification, retained after it is replaced. */
  temporary_mrn: Nullable<string>;
  version: Generated<number>;
  created_at: Instant;
  created_by: string | null;
  updated_at: Instant;
}

interface PatientIdentifierTable extends OfTenant {
  id: string;
  patient_id: string;
  type: PatientIdentifier['type'];
  value: string;
  issuer: string;
  /** Normalised for comparison. */
  value_norm: string;
  issuer_norm: string;
}

interface PatientCoverTable extends OfTenant {
  id: string;
  patient_id: string;
  payer_id: string;
  /** Order among the patient's coverages. */
  position: number;
  policy_number: string;
  group_name: string;
  valid_from: Nullable<string>;
  valid_to: Nullable<string>;
}

interface PatientConditionTable extends OfTenant {
  id: string;
  patient_id: string;
  code: string;
  held_from: string;
  held_to: Nullable<string>;
  gestational_age_weeks: Nullable<number>;
}

interface PatientConsentTable extends OfTenant {
  id: string;
  patient_id: string;
  kind: ConsentKind;
  granted: boolean;
  at: Instant;
  by_id: string;
  by_name: string;
}

interface PatientMergeTable extends OfTenant {
  id: string;
  survivor_id: string;
  loser_id: string;
  reason: string;
  identity_reason: Nullable<string>;
  /** The survivor's previous values of the copied fields. */
  replaced: Partial<Pick<Patient, MergedPart>>;
  at: Instant;
  by_id: string;
  by_name: string;
  undone_at: InstantOrNull;
  undone_by_name: Nullable<string>;
  undo_reason: Nullable<string>;
}

/**
 * Tables whose rows a merge moves individually; for `patient`, records merged earlier into the
 * merged one.
 */
export type MergedRoot =
  | 'test_order'
  | 'appointment'
  | 'app_user'
  | 'patient_identifier'
  | 'patient_consent'
  | 'patient_cover'
  | 'patient_condition'
  | 'patient';

/** A row moved by a merge. Rows that belong to an order move with it and are not listed. */
interface PatientMergeRowTable extends OfTenant {
  merge_id: string;
  table_name: MergedRoot;
  row_id: string;
}

interface AppointmentTable extends OfTenant {
  id: string;
  patient_id: string;
  type: AppointmentType;
  status: Generated<RecordedAppointmentState>;
  starts_at: Instant;
  ends_at: Instant;
  reason: string;
  source: Appointment['source'];
  cancelled_at: InstantOrNull;
  cancellation_reason: Nullable<string>;
  /** The appointment it replaces. */
  rescheduled_from_id: Nullable<string>;
  version: Generated<number>;
  created_at: Instant;
  created_by: string | null;
  updated_at: Instant;
}

interface TestOrderTable extends OfTenant {
  id: string;
  order_number: string;
  patient_id: string;
  ordered_by: string;
  priority: Priority;
  clinical_info: Generated<string>;
  conditions: Generated<string[]>;
  fasting: Generated<FastingState>;
  diagnosis_codes: Generated<Diagnosis[]>;
  requested_at: Instant;
  version: Generated<number>;
  created_at: Instant;
  created_by: string | null;
  updated_at: Instant;
}

interface SampleTable extends OfTenant {
  id: string;
  accession_number: string;
  order_id: string;
  patient_id: string;
  priority: Priority;
  /** Priority as a sort key: 1 is the most urgent. */
  urgency: ColumnType<number, never, never>;
  type: string;
  container: string;
  status: SampleState;
  identity_check: Nullable<IdentityCheck>;
  collected_at: InstantOrNull;
  collected_by: Nullable<string>;
  /** Patient consent to tests that require it; null where none was required. */
  consent_confirmed: Nullable<boolean>;
  /** Fasting status stated at collection, if recorded. */
  fasting: Nullable<FastingState>;
  received_at: InstantOrNull;
  received_by: Nullable<string>;
  condition: Nullable<ArrivalCondition>;
  rejection: Nullable<NonNullable<Sample['rejection']>>;
  /** Set only while stored; some rows from an earlier version have no position. */
  box_id: Nullable<string>;
  storage_position: Nullable<string>;
  stored_at: InstantOrNull;
  retain_until: Nullable<string>;
  disposed_at: InstantOrNull;
  disposed_by: Nullable<string>;
  parent_id: Nullable<string>;
  volume_ul: Nullable<number>;
  version: Generated<number>;
  created_at: Instant;
  updated_at: Instant;
}

interface SampleEventTable extends OfTenant {
  id: string;
  sample_id: string;
  at: Instant;
  type: string;
  by_id: string | null;
  by_name: string;
  code: Nullable<NonNullable<Sample['events'][number]['code']>>;
  /** Condition on arrival, for events that record it; null with `condition_noted` when cleared. */
  condition: Nullable<ArrivalCondition>;
  note: Generated<string>;
}

interface StorageBoxTable extends OfTenant {
  id: string;
  name: string;
  barcode: Generated<string>;
  site: Generated<string>;
  room: Generated<string>;
  device: Generated<string>;
  shelf: Generated<string>;
  rack: Generated<string>;
  /** Searchable text: words of name, location and barcode, without case and accents. */
  search_text: string;
  rows: number;
  columns: number;
  active: Generated<boolean>;
  version: Generated<number>;
  created_at: Instant;
  updated_at: Instant;
}

interface OrderItemTable extends OfTenant {
  id: string;
  order_id: string;
  position: number;
  test_parameter_id: string;
  test_version: number;
  panel_code: Nullable<string>;
  code: string;
  name: string;
  status: OrderItemState;
  sample_id: Nullable<string>;
  recollect_of: Nullable<string>;
  cancellation: Nullable<NonNullable<OrderItem['cancellation']>>;
  /** The item whose result triggered this reflex test. */
  reflex_of_item_id: Nullable<string>;
  created_at: Instant;
  updated_at: Instant;
}

interface ResultAttachmentTable extends OfTenant {
  result_id: string;
  /** The result version it was stored with. */
  version: number;
  media_type: AttachmentType;
  byte_size: number;
  /** SHA-256 of the content. */
  sha256: string;
  content: Buffer;
  uploaded_by: string;
  uploaded_at: Instant;
}

interface ResultTable extends OfTenant {
  id: string;
  version: Generated<number>;
  is_current: Generated<boolean>;
  order_item_id: string;
  order_id: string;
  sample_id: string;
  patient_id: string;
  test_parameter_id: string;
  test_version: number;
  /** Copied from its specimen. */
  urgency: number;
  /** Copied from its test. */
  department: TestDefinition['department'];
  /** See `setDueTimes`. */
  due_at: InstantOrNull;
  status: ResultState;
  value_text: Nullable<string>;
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
  /** Checks performed when the value was written. */
  checks: Nullable<Check[]>;
  /** Release of a hold, with user and reason. */
  hold_release: Nullable<HoldRelease>;
  source: Nullable<ResultSource>;
  instrument_id: Nullable<string>;
  instrument_name: Nullable<string>;
  /** Patient details at reporting time, if they differ from the current ones. */
  reported_as: Nullable<Omit<PatientSummary, 'id'>>;
  /** The latest correction, in this or an earlier version. */
  correction: Nullable<Correction>;
  entered_by: Nullable<string>;
  entered_by_name: Nullable<string>;
  entered_at: InstantOrNull;
  verified_by: Nullable<string>;
  verified_by_name: Nullable<string>;
  verified_at: InstantOrNull;
  /** The rule that verified it, if autoverified. */
  rule_reference: Nullable<string>;
  /** The second of two verifiers; null when the first released it. */
  released_by: Nullable<string>;
  released_by_name: Nullable<string>;
  released_at: InstantOrNull;
  /**
   * Visible in the portal from this time; null when withheld. Set at first release, or by an
   * earlier manual release to the portal.
   */
  portal_from: InstantOrNull;
  /** Time of the patient notification; null before visibility. */
  portal_told_at: InstantOrNull;
  /** User who released it to the portal, if not by the test's policy. */
  shown_by: Nullable<string>;
  shown_by_name: Nullable<string>;
  /** Creation of version 1; `created_at` is that of this version. */
  first_created_at: Instant;
  created_at: Instant;
  /** Last time a patient merge moved it. */
  moved_at: InstantOrNull;
  created_by: string | null;
}

/** A reflex test triggered by a verified value, once per order. */
interface ReflexTable extends OfTenant {
  id: string;
  result_id: string;
  order_id: string;
  /** The item whose result triggered it. */
  order_item_id: string;
  test_parameter_id: string;
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
  order_id: string;
  signature: string;
  issued_at: Instant;
}

interface SeenResultTable extends OfTenant {
  account_id: string;
  result_id: string;
  version: number;
  seen_at: Instant;
}

interface CriticalCallTable extends OfTenant {
  id: string;
  result_id: string;
  result_version: number;
  order_id: string;
  patient_id: string;
  /** Content to communicate, as of the opening of the notification. */
  test_name: string;
  value_text: string;
  unit_display: string | null;
  flag: Flag;
  state: CallState;
  opened_at: Instant;
  due_at: Instant;
  closed_at: InstantOrNull;
  /** Number of attempts plus one. */
  version: Generated<number>;
}

/** Append-only. */
interface CriticalCallAttemptTable extends OfTenant {
  id: string;
  critical_call_id: string;
  at: Instant;
  by_id: string;
  by_name: string;
  channel: CallChannel;
  outcome: CallOutcome;
  recipient_name: string;
  recipient_role: string;
  read_back: Nullable<string>;
  note: Generated<string>;
}

interface PayerTable extends OfTenant {
  id: string;
  name: string;
  kind: PayerKind;
  address: string;
  active: boolean;
  version: Generated<number>;
  created_at: Instant;
  updated_at: Instant;
}

interface PriceListTable extends OfTenant {
  id: string;
  payer_id: string;
  name: string;
  currency: string;
  valid_from: string;
  valid_to: Nullable<string>;
  version: Generated<number>;
  created_at: Instant;
  updated_at: Instant;
}

interface ListedPriceTable extends OfTenant {
  price_list_id: string;
  test_parameter_id: string;
  amount_minor: number;
}

interface InvoiceTable extends OfTenant {
  id: string;
  invoice_number: Nullable<string>;
  order_id: string;
  patient_id: string;
  payer_id: Nullable<string>;
  /** Insurance policy number at creation of the invoice; empty without one. */
  policy_number: Generated<string>;
  status: Generated<InvoiceState>;
  currency: string;
  subtotal_minor: number;
  discount_minor: number;
  tax_minor: number;
  total_minor: number;
  /** Total of credit notes, and payments minus refunds. */
  credited_minor: Generated<number>;
  paid_minor: Generated<number>;
  due_date: Nullable<string>;
  issued_at: InstantOrNull;
  issued_by: Nullable<string>;
  issued_by_name: Nullable<string>;
  voided_at: InstantOrNull;
  voided_by_name: Nullable<string>;
  void_reason: Nullable<string>;
  version: Generated<number>;
  created_at: Instant;
  created_by: string;
  created_by_name: string;
  updated_at: Instant;
}

/** One test, or all items of a panel with its own price. */
interface InvoiceLineTable extends OfTenant {
  id: string;
  invoice_id: string;
  position: number;
  test_parameter_id: string;
  order_item_id: Nullable<string>;
  panel_code: Nullable<string>;
  code: string;
  description: string;
  quantity: number;
  unit_price_minor: number;
  discount_minor: Generated<number>;
  tax_bp: number;
  tax_minor: number;
  total_minor: number;
  status: Generated<'active' | 'cancelled'>;
  price_basis: Generated<PriceBasis>;
  /** The payer's price list, with its name at that time, whether or not it had a price. */
  price_list_id: Nullable<string>;
  price_list_name: Nullable<string>;
}

interface CashSessionTable extends OfTenant {
  id: string;
  currency: string;
  opened_by: string;
  opened_by_name: string;
  opened_at: Instant;
  float_minor: number;
  closed_at: InstantOrNull;
  expected_minor: Nullable<number>;
  counted_minor: Nullable<number>;
  difference_reason: Nullable<string>;
  version: Generated<number>;
  created_at: Instant;
  updated_at: Instant;
}

/** Append-only. */
interface InvoicePaymentTable extends OfTenant {
  id: string;
  receipt_number: string;
  invoice_id: string;
  kind: 'payment' | 'refund';
  refund_of_id: Nullable<string>;
  amount_minor: number;
  method: PaymentMethod;
  reference: Generated<string>;
  reason: Nullable<string>;
  /** The cash drawer of a cash payment or refund. */
  cash_session_id: Nullable<string>;
  received_by: string;
  received_by_name: string;
  received_at: Instant;
}

/** Append-only. */
interface CreditNoteTable extends OfTenant {
  id: string;
  credit_number: string;
  invoice_id: string;
  amount_minor: number;
  reason: string;
  created_at: Instant;
  created_by: string;
  created_by_name: string;
}

interface CreditNoteLineTable extends OfTenant {
  invoice_line_id: string;
  credit_note_id: string;
}

interface InstrumentTable extends OfTenant {
  id: string;
  name: string;
  created_at: Instant;
}

/** Mapping of an instrument code and unit. */
interface InstrumentCodeTable extends OfTenant {
  instrument_id: string;
  code: string;
  /** As written by the instrument; empty without a unit. */
  unit: string;
  /** Null while unmapped or ignored. */
  test_parameter_id: string | null;
  ignored: Generated<boolean>;
  /** User of the last mapping; null for mappings from before this was recorded. */
  decided_by: Nullable<string>;
  decided_by_name: Nullable<string>;
  version: Generated<number>;
  created_at: Instant;
  updated_at: Instant;
}

/** An instrument file with rows awaiting acceptance. */
interface ImportBatchTable extends OfTenant {
  id: string;
  instrument_id: string;
  file_name: string;
  /** SHA-256 of the file. */
  file_hash: string;
  format: ImportFormat;
  /** Fingerprint of the file layout, used to reuse settings for the next file. */
  layout: string;
  reading: ImportReading;
  counts: ImportCounts;
  empty_cells: Generated<number>;
  discarded_at: InstantOrNull;
  discarded_by: Nullable<string>;
  discarded_by_name: Nullable<string>;
  discard_reason: Nullable<string>;
  version: Generated<number>;
  created_at: Instant;
  created_by: string;
  created_by_name: string;
  updated_at: Instant;
}

interface ImportRowTable extends OfTenant {
  batch_id: string;
  /** Row number in the file, from 1. */
  number: number;
  /** Original text in the file. */
  raw: string;
  content: ImportedContent;
  place: Nullable<NonNullable<ImportRow['place']>>;
  status: ImportRowStatus;
  refusal: Nullable<ImportRefusal>;
  /** Acceptable value, or the value on record. */
  expected: Nullable<string>;
  test_parameter_id: Nullable<string>;
  /** The target result and the version it was evaluated with; once entered, the version created. */
  result_id: Nullable<string>;
  result_version: Nullable<number>;
  /** Value to be entered. */
  value_text: Nullable<string>;
}

interface QcMaterialTable extends OfTenant {
  id: string;
  name: string;
  manufacturer: string;
  levels: ControlMaterial['levels'];
  version: Generated<number>;
  created_at: Instant;
  updated_at: Instant;
}

/** A test covered by a control material. */
interface QcMaterialTestTable extends OfTenant {
  material_id: string;
  test_parameter_id: string;
}

interface QcLotTable extends OfTenant {
  id: string;
  material_id: string;
  level: number;
  lot_number: string;
  expiry_date: string;
  opened_on: Nullable<string>;
  open_stability_days: Nullable<number>;
  archived_at: InstantOrNull;
  version: Generated<number>;
  created_at: Instant;
  updated_at: Instant;
}

/** QC configuration of a test on one instrument. */
interface QcTestTable extends OfTenant {
  id: string;
  test_parameter_id: string;
  instrument_id: string;
  rules: RuleConfiguration;
  max_age_hours: Nullable<number>;
  allowable_error: Nullable<string>;
  /** Number of its last run, from 1. */
  last_number: Generated<number>;
  last_accepted_at: InstantOrNull;
  /** Time of the rejected run whose hold is still in force. */
  rejected_at: InstantOrNull;
  /** Last manual release of its hold. */
  released_at: InstantOrNull;
  /** Version of its settings. */
  version: Generated<number>;
  created_at: Instant;
  updated_at: Instant;
}

/** Append-only; the latest target of a lot applies. */
interface QcTargetTable extends OfTenant {
  id: string;
  qc_test_id: string;
  lot_id: string;
  source: (typeof targetSources)[number];
  mean: string;
  sd: string;
  n: Nullable<number>;
  /** Times of the first and last value used. */
  from_at: InstantOrNull;
  to_at: InstantOrNull;
  set_at: Instant;
  set_by: string;
  set_by_name: string;
}

interface QcRunTable extends OfTenant {
  id: string;
  qc_test_id: string;
  /** Copied from its test, for counting. */
  test_parameter_id: string;
  number: number;
  at: Instant;
  /** Its judgment, or `void`. */
  status: RunStatus;
  judgment: Judgment;
  violations: Violation[];
  operator_id: string;
  operator_name: string;
  reagent_lot: Generated<string>;
  comment: Generated<string>;
  voided_at: InstantOrNull;
  voided_by: Nullable<string>;
  voided_by_name: Nullable<string>;
  void_reason: Nullable<string>;
  version: Generated<number>;
  created_at: Instant;
  updated_at: Instant;
}

/** One measured value of a lot, with the target used. Append-only. */
interface QcPointTable extends OfTenant {
  id: string;
  run_id: string;
  lot_id: string;
  level: number;
  value: string;
  mean: Nullable<string>;
  sd: Nullable<string>;
}

interface EqaRoundTable extends OfTenant {
  id: string;
  scheme: string;
  round: string;
  closes_at: Instant;
  state: Generated<EqaState>;
  submitted_at: InstantOrNull;
  submitted_by: Nullable<string>;
  submitted_by_name: Nullable<string>;
  late_reason: Nullable<LateReason>;
  /** First scoring. */
  scored_at: InstantOrNull;
  reviewed_at: InstantOrNull;
  reviewed_by: Nullable<string>;
  reviewed_by_name: Nullable<string>;
  review_comment: Nullable<string>;
  withdrawn_at: InstantOrNull;
  withdrawn_by: Nullable<string>;
  withdrawn_by_name: Nullable<string>;
  withdrawal_reason: Nullable<string>;
  /** Times of the "closes soon" and "closed" notifications. */
  told_soon_at: InstantOrNull;
  told_overdue_at: InstantOrNull;
  version: Generated<number>;
  created_at: Instant;
  updated_at: Instant;
}

/** Reported value of one test of one EQA specimen. */
interface EqaValueTable extends OfTenant {
  id: string;
  round_id: string;
  /** Order of entry. */
  position: number;
  sample_code: string;
  test_parameter_id: string;
  test_code: string;
  test_name: string;
  unit_display: Nullable<string>;
  /** Null when not reported. */
  reported: Nullable<string>;
  assigned: Nullable<string>;
  sd_pa: Nullable<string>;
  z: Nullable<number>;
  score: Nullable<EqaScore>;
}

/** Belongs to a control run or an EQA round. */
interface QcActionTable extends OfTenant {
  id: string;
  run_id: Nullable<string>;
  eqa_round_id: Nullable<string>;
  type: CorrectiveAction['type'];
  text: string;
  state: ActionState;
  by_id: string;
  by_name: string;
  at: Instant;
  verified_by: Nullable<string>;
  verified_by_name: Nullable<string>;
  verified_at: InstantOrNull;
  version: Generated<number>;
  created_at: Instant;
  updated_at: Instant;
}

interface StockItemTable extends OfTenant {
  id: string;
  code: string;
  name: string;
  type: StockItemType;
  manufacturer: string;
  catalog_number: string;
  barcode: string;
  unit: string;
  tests_per_unit: number | null;
  storage: StorageCondition;
  min_level: number;
  reorder_level: number;
  max_level: number;
  lead_time_days: number;
  expiry_alert_days: number;
  open_stability_days: number | null;
  supplier: string;
  needs_lot_qc: boolean;
  active: boolean;
  /** Searchable text: code, name, manufacturer and catalogue number. */
  search_text: string;
  /** Tests performed since the last unit was deducted. */
  tests_begun: Generated<number>;
  version: Generated<number>;
  created_at: Instant;
  updated_at: Instant;
}

/** Tests that consume an item. */
interface StockItemTestTable extends OfTenant {
  item_id: string;
  test_parameter_id: string;
}

interface StockLotTable extends OfTenant {
  id: string;
  item_id: string;
  lot_number: string;
  expiry_date: string | null;
  use_by: string | null;
  received_at: Instant;
  opened_on: Nullable<string>;
  /** Changed only by inserting a transaction. */
  on_hand: ColumnType<number, never, never>;
  received: ColumnType<number, never, never>;
  status: RecordedLotStatus;
  qc_status: LotQcStatus;
  qc_note: Generated<string>;
  location: string;
  version: Generated<number>;
  created_at: Instant;
  updated_at: Instant;
}

/** Append-only; an insert updates its lot. */
interface StockTransactionTable extends OfTenant {
  id: string;
  item_id: string;
  lot_id: string;
  type: TransactionType;
  quantity: number;
  /** Stock after the transaction. */
  balance: ColumnType<number, never, never>;
  reason: Generated<string>;
  reference: Generated<string>;
  at: Instant;
  /** Null, as is the name, for automatic deductions. */
  by_id: string | null;
  by_name: string | null;
}

interface StockCountTable extends OfTenant {
  id: string;
  number: string;
  status: StockCountState;
  storage: StorageCondition | null;
  type: StockItemType | null;
  started_by: string;
  started_by_name: string;
  submitted_by: Nullable<string>;
  submitted_by_name: Nullable<string>;
  submitted_at: InstantOrNull;
  decided_by: Nullable<string>;
  decided_by_name: Nullable<string>;
  decided_at: InstantOrNull;
  version: Generated<number>;
  created_at: Instant;
  updated_at: Instant;
}

interface StockCountLineTable extends OfTenant {
  count_id: string;
  lot_id: string;
  /** Recorded stock at counting time. */
  expected: Nullable<number>;
  counted: Nullable<number>;
}

interface SupplierOrderTable extends OfTenant {
  id: string;
  number: string;
  supplier: string;
  note: string;
  status: SupplierOrderState;
  ordered_at: InstantOrNull;
  version: Generated<number>;
  created_at: Instant;
  updated_at: Instant;
}

interface SupplierOrderLineTable extends OfTenant {
  order_id: string;
  item_id: string;
  position: number;
  quantity: number;
  received: Generated<number>;
}

/** A performed test not yet deducted from stock. */
interface TestMadeTable extends OfTenant {
  id: string;
  test_parameter_id: string;
  type: 'consumption' | 'qc_test';
  reference: string;
  at: Instant;
}

/** A notified stock alert, deleted when resolved. */
interface StockAlertToldTable extends OfTenant {
  item_id: string;
  /** The lot, or the item for an alert on the total stock. */
  about_id: string;
  alert: StockAlert;
  told_at: Instant;
}

/** Time of the facility's next stock check. */
interface StockWatchTable extends OfTenant {
  next_at: Instant;
}

interface OfSpan extends OfTenant {
  starts_at: Instant;
  ends_at: Instant;
}

/** A facility day, or a longer span of summed days, with stored figures. */
interface FigureSpanTable extends OfSpan {
  zone: string;
}

/** A count in a span. */
interface FigureCountTable extends OfSpan {
  figure: string;
  subject: string;
  detail: string;
  n: number;
}

/** Times in minutes of one series and subject. */
interface FigureTimeTable extends OfSpan {
  series: string;
  subject: string;
  n: number;
  total: number;
  squares: number;
  least: number;
  most: number;
  uptos: number[];
  counts: number[];
}

/** Marks an instant whose stored figures may be outdated. */
interface FigureChangeTable extends OfTenant {
  id: Generated<string>;
  at: Instant;
}

interface AnalyticsViewTable extends OfTenant {
  id: string;
  account_id: string;
  name: string;
  period: SavedView['period'];
  created_at: Instant;
}

/** Tables as seen by queries; the migrations are authoritative. */
export interface Schema {
  tenant: TenantTable;
  plan: PlanTable;
  subscription: SubscriptionTable;
  payment: PaymentTable;
  usage_counter: UsageCounterTable;
  feedback: FeedbackTable;
  hospital_settings: HospitalSettingsTable;
  logo: LogoTable;
  app_user: AppUserTable;
  user_permission: UserPermissionTable;
  refresh_token: RefreshTokenTable;
  session: SessionTable;
  authenticator: AuthenticatorTable;
  passkey: PasskeyTable;
  recovery_code: RecoveryCodeTable;
  challenge: ChallengeTable;
  mailed_link: MailedLinkTable;
  api_token: ApiTokenTable;
  hl7_inbound: Hl7InboundTable;
  hl7_peer: Hl7PeerTable;
  hl7_outbound: Hl7OutboundTable;
  idempotency_key: IdempotencyKeyTable;
  audit_event: AuditEventTable;
  audit_checkpoint: AuditCheckpointTable;
  notification: NotificationTable;
  notification_feed: NotificationFeedTable;
  mailed_notification_type: MailedNotificationTypeTable;
  notification_mail: NotificationMailTable;
  onboarding: OnboardingTable;
  counter: CounterTable;
  rate_limit: RateLimitTable;
  test_parameter: TestParameterTable;
  test_parameter_version: TestParameterVersionTable;
  patient: PatientTable;
  patient_identifier: PatientIdentifierTable;
  patient_consent: PatientConsentTable;
  patient_cover: PatientCoverTable;
  patient_condition: PatientConditionTable;
  patient_merge: PatientMergeTable;
  patient_merge_row: PatientMergeRowTable;
  appointment: AppointmentTable;
  test_order: TestOrderTable;
  sample: SampleTable;
  sample_event: SampleEventTable;
  storage_box: StorageBoxTable;
  order_item: OrderItemTable;
  result: ResultTable;
  result_attachment: ResultAttachmentTable;
  current_result: ResultTable;
  critical_call: CriticalCallTable;
  critical_call_attempt: CriticalCallAttemptTable;
  reflex: ReflexTable;
  seen_result: SeenResultTable;
  issued_report: IssuedReportTable;
  instrument: InstrumentTable;
  instrument_code: InstrumentCodeTable;
  import_batch: ImportBatchTable;
  import_row: ImportRowTable;
  qc_material: QcMaterialTable;
  qc_material_test: QcMaterialTestTable;
  qc_lot: QcLotTable;
  qc_test: QcTestTable;
  qc_target: QcTargetTable;
  qc_run: QcRunTable;
  qc_point: QcPointTable;
  qc_action: QcActionTable;
  eqa_round: EqaRoundTable;
  eqa_value: EqaValueTable;
  stock_item: StockItemTable;
  stock_item_test: StockItemTestTable;
  stock_lot: StockLotTable;
  stock_transaction: StockTransactionTable;
  stock_count: StockCountTable;
  stock_count_line: StockCountLineTable;
  supplier_order: SupplierOrderTable;
  supplier_order_line: SupplierOrderLineTable;
  test_made: TestMadeTable;
  stock_alert_told: StockAlertToldTable;
  stock_watch: StockWatchTable;
  payer: PayerTable;
  price_list: PriceListTable;
  listed_price: ListedPriceTable;
  invoice: InvoiceTable;
  invoice_line: InvoiceLineTable;
  cash_session: CashSessionTable;
  invoice_payment: InvoicePaymentTable;
  credit_note: CreditNoteTable;
  credit_note_line: CreditNoteLineTable;
  figure_span: FigureSpanTable;
  figure_count: FigureCountTable;
  figure_time: FigureTimeTable;
  figure_change: FigureChangeTable;
  analytics_view: AnalyticsViewTable;
}

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
/** Every facility's table: the column fills itself from the transaction's setting. */
interface OfTenant {
  tenant_id: ColumnType<string, string | undefined, never>;
}
/** Columns with a default or without a value. */
type Nullable<T> = ColumnType<T | null, T | null | undefined, T | null>;

interface TenantTable {
  id: string;
  subdomain: string;
  created_at: Instant;
}

/** Read only: migrations write the plans. */
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
  /** When the paid period ends; null until the first payment. */
  renews_at: InstantOrNull;
  updated_at: Instant;
}

interface PaymentTable extends OfTenant {
  id: string;
  amount_minor: number;
  currency: string;
  /** The outcome of the last try that had one. */
  status: PaymentState;
  failure: Nullable<PaymentFailure>;
  /** Counts the tries, from 1. */
  attempt: Generated<number>;
  /** Who takes the money in this try, its name there, and its page; all null before somebody has begun to pay. */
  provider: Nullable<string>;
  provider_reference: Nullable<string>;
  checkout_url: Nullable<string>;
  created_at: Instant;
  updated_at: Instant;
  paid_at: InstantOrNull;
}

/** What a plan may limit. */
export type UsageName = 'users' | 'patients' | 'tests';

interface UsageCounterTable extends OfTenant {
  name: UsageName;
  /** The facility's month `2026-05` for tests; empty for what is counted without end. */
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
  /** Keyed hash of the sender's network address, kept for 30 days. */
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
  /** A PNG. */
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
  /** The account whose address has to be confirmed before this one's invitation is mailed. */
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

/** A session that somebody has, from where it is used; it goes on while one of its refresh tokens is good. */
interface SessionTable extends OfTenant {
  /** The family of its refresh tokens. */
  id: string;
  user_id: string;
  /** What the browser says it is, and on what it runs; null where that is not known. */
  browser: Nullable<string>;
  system: Nullable<string>;
  /** The network address it was last renewed from. */
  ip: Nullable<string>;
  started_at: Instant;
  seen_at: Instant;
}

interface AuthenticatorTable extends OfTenant {
  user_id: string;
  /** What the app makes its codes of, under the service's key. */
  sealed_secret: Buffer;
  created_at: Instant;
  /** Null until a code has shown that the app has it. */
  confirmed_at: InstantOrNull;
  /** The last half minute since 1970 whose code was taken: none works twice. */
  last_step: ColumnType<string, number | undefined, number>;
}

interface PasskeyTable extends OfTenant {
  id: string;
  user_id: string;
  name: string;
  /** The address it was made at, and works at. */
  host: string;
  /** Base64url, as browsers name it. */
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

/** Something asked of a browser that has to be answered soon, once. */
interface ChallengeTable extends OfTenant {
  token_hash: Buffer;
  user_id: string;
  purpose: 'sign-in' | 'passkey';
  /** What a passkey has to sign. */
  passkey_challenge: Nullable<string>;
  tries: Generated<number>;
  expires_at: Instant;
}

/** What a mailed link is good for: choosing a password, or confirming the address it was mailed to. */
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

/** What opens the facility to another system. */
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

/** A message that was taken: sent again, it is answered and not done again. */
interface Hl7InboundTable extends OfTenant {
  /** Who sent it, as it calls itself. */
  sender: string;
  control_id: string;
  /** SHA-256 of the message. */
  content_hash: Buffer;
  /** The sender's own number of an order; null for results. */
  placer_number: Nullable<string>;
  /** What came of it: an order, or results that wait to be taken over. */
  order_id: Nullable<string>;
  batch_id: Nullable<string>;
  received_at: Instant;
}

/** A facility whose reports are sent on. */
interface Hl7PeerTable extends OfTenant {
  since: Instant;
}

/** What is to be told to the facility's peer: some results of an order, as they were at one moment. */
interface Hl7OutboundTable extends OfTenant {
  id: Generated<string>;
  position: Generated<number>;
  /** The same in every try, so that a peer that has it takes it once. */
  control_id: Generated<string>;
  order_id: string;
  results: { id: string; version: number }[];
  state: Generated<MessageState>;
  attempts: Generated<number>;
  created_at: Instant;
  due_at: Instant;
  /** Until then somebody is sending it. */
  in_hand_until: InstantOrNull;
  sent_at: InstantOrNull;
  given_up_at: InstantOrNull;
  given_up_by: Nullable<string>;
  given_up_by_name: Nullable<string>;
  give_up_reason: Nullable<string>;
  /** Why the last try did not succeed. */
  failure: Nullable<string>;
}

interface IdempotencyKeyTable extends OfTenant {
  user_id: string;
  key: string;
  fingerprint: Buffer;
  /** The answer's JSON as it went over the wire. */
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

/** Where a check of the whole trail began, the lines it found as they should be, and how it ended. */
interface AuditCheckpointTable extends OfTenant {
  id: string;
  check_id: string;
  state: 'started' | 'reached' | 'finished' | 'broken';
  /** The last line that was recomputed; where the chain breaks, when it is broken. */
  seq: number;
  /** That line's; null when the chain is broken. */
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
  /** Null: the system says it. */
  actor_id: string | null;
  entity_type: string | null;
  entity_id: string | null;
  link: string | null;
  metadata: Record<string, string>;
  /** From when on it is shown; later than now for what is scheduled. */
  created_at: Instant;
  /** Where in the recipient's feed it came. */
  position: Generated<number>;
  read_at: InstantOrNull;
  expires_at: InstantOrNull;
  /** Kept, so that deleting again is told from deleting what is somebody else's. */
  deleted_at: InstantOrNull;
}

/** How many times an account's notifications have changed. */
interface NotificationFeedTable extends OfTenant {
  account_id: string;
  position: number;
}

/** A type of notifications that an account wants mailed too. */
interface MailedNotificationTypeTable extends OfTenant {
  account_id: string;
  type: NotificationType;
}

/** The mail copy of a notification. */
interface NotificationMailTable extends OfTenant {
  notification_id: string;
  language: LanguageTag;
  /** `dropped`: there was nobody left to send it to. */
  state: Generated<'waiting' | 'sent' | 'dropped' | 'given_up'>;
  /** How many times somebody has begun to send it. */
  attempts: Generated<number>;
  /** When it is sent, or tried again. */
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
  /** As the definition says. */
  confidential: ColumnType<boolean, never, never>;
  /** What the search looks through: code and names. */
  search_text: Generated<string>;
  version: Generated<number>;
  created_at: Instant;
  updated_at: Instant;
}

/** A test as it was from one change to the next. */
interface TestParameterVersionTable extends OfTenant {
  test_parameter_id: string;
  version: number;
  definition: TestDefinition;
  reason: Nullable<string>;
  /** Null, with the name: loaded with the starter catalogue. */
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
  /** The names as they are compared for duplicates: see `comparedNames`. */
  name_norm: string;
  name_short: Generated<string>;
  name_local_norm: Generated<string>;
  /** What the search looks through: names, number, phone digits and birth date. */
  search_text: string;
  gender: Patient['gender'];
  sex_for_ranges: Patient['sex_for_ranges'];
  /** As far as it is known: `1975-06-03`, `1975-06` or `1975`. */
  birth_date: string;
  birth_time: Nullable<string>;
  birth_date_estimated: Generated<boolean>;
  deceased: Generated<boolean>;
  /** A date, or with the time on the facility's wall clock. */
  deceased_at: Nullable<string>;
  /** The days on which somebody may be born. */
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
  /** It is not known who this is: the number is a temporary one. */
  mrn_temporary: Generated<boolean>;
  /** The number from before it was known who this is; kept when another one takes its place. */
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
  /** Both as they are compared. */
  value_norm: string;
  issuer_norm: string;
}

interface PatientCoverTable extends OfTenant {
  id: string;
  patient_id: string;
  payer_id: string;
  /** Where it stands among the patient's covers. */
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
  /** What the survivor said before of what it took over from the loser. */
  replaced: Partial<Pick<Patient, MergedPart>>;
  at: Instant;
  by_id: string;
  by_name: string;
  undone_at: InstantOrNull;
  undone_by_name: Nullable<string>;
  undo_reason: Nullable<string>;
}

/** Whose rows are moved by themselves; of `patient` those that had been merged into the loser before. */
export type MergedRoot =
  | 'test_order'
  | 'appointment'
  | 'app_user'
  | 'patient_identifier'
  | 'patient_consent'
  | 'patient_cover'
  | 'patient_condition'
  | 'patient';

/** One row that a merge has moved. What hangs on an order goes where the order goes, and is not named. */
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
  /** The one that it replaces. */
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
  /** The priority as a number to sort by: 1 is the most urgent. */
  urgency: ColumnType<number, never, never>;
  type: string;
  container: string;
  status: SampleState;
  identity_check: Nullable<IdentityCheck>;
  collected_at: InstantOrNull;
  collected_by: Nullable<string>;
  /** That the patient agrees to what has to be agreed to; null where nothing had to be. */
  consent_confirmed: Nullable<boolean>;
  /** What was told at the chair, if anybody asked. */
  fasting: Nullable<FastingState>;
  received_at: InstantOrNull;
  received_by: Nullable<string>;
  condition: Nullable<ArrivalCondition>;
  rejection: Nullable<NonNullable<Sample['rejection']>>;
  /** Only while it is stored; of an earlier version's, some have no position. */
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
  /** Of an event that says what it was like on arrival; null with `condition_noted`: that nothing holds. */
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
  /** What a search looks through: the words of name, place and barcode, without case and accents. */
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
  /** The item whose value has asked for this one. */
  reflex_of_item_id: Nullable<string>;
  created_at: Instant;
  updated_at: Instant;
}

interface ResultAttachmentTable extends OfTenant {
  result_id: string;
  /** The version of the result that it came with. */
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
  /** Its specimen's. */
  urgency: number;
  /** Its test's. */
  department: TestDefinition['department'];
  /** See `setDueTimes`. */
  due_at: InstantOrNull;
  status: ResultState;
  value_text: Nullable<string>;
  /** Of a result that is a file: what it is, and with which version it came. */
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
  /** What was looked at when the value was written. */
  checks: Nullable<Check[]>;
  /** Who let a held value go on. */
  hold_release: Nullable<HoldRelease>;
  source: Nullable<ResultSource>;
  instrument_id: Nullable<string>;
  instrument_name: Nullable<string>;
  /** Who the patient was when it was reported, if that says otherwise now. */
  reported_as: Nullable<Omit<PatientSummary, 'id'>>;
  /** The last correction, by this version or one before. */
  correction: Nullable<Correction>;
  entered_by: Nullable<string>;
  entered_by_name: Nullable<string>;
  entered_at: InstantOrNull;
  verified_by: Nullable<string>;
  verified_by_name: Nullable<string>;
  verified_at: InstantOrNull;
  /** The rule that has verified it, if no person did. */
  rule_reference: Nullable<string>;
  /** The second of two who verify; null where the first has released it. */
  released_by: Nullable<string>;
  released_by_name: Nullable<string>;
  released_at: InstantOrNull;
  /** From when its patient sees it; null: not by itself. Set with the first release, and by whoever shows it sooner. */
  portal_from: InstantOrNull;
  /** When its patient was told; null while it is not seen. */
  portal_told_at: InstantOrNull;
  /** Who has shown it to its patient, if not the rule of its test. */
  shown_by: Nullable<string>;
  shown_by_name: Nullable<string>;
  /** When version 1 was made; `created_at` is when this version was. */
  first_created_at: Instant;
  created_at: Instant;
  /** When a merge of patients has moved it last. */
  moved_at: InstantOrNull;
  created_by: string | null;
}

/** A test that a verified value has asked for: once for each order. */
interface ReflexTable extends OfTenant {
  id: string;
  result_id: string;
  order_id: string;
  /** The item whose value has asked. */
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
  /** What has to be said, as it was when the call was opened. */
  test_name: string;
  value_text: string;
  unit_display: string | null;
  flag: Flag;
  state: CallState;
  opened_at: Instant;
  due_at: Instant;
  closed_at: InstantOrNull;
  /** Counts the attempts, from 1 for none. */
  version: Generated<number>;
}

/** Written once. */
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
  /** Under which the payer pays, as it was when the invoice was made; empty: none. */
  policy_number: Generated<string>;
  status: Generated<InvoiceState>;
  currency: string;
  subtotal_minor: number;
  discount_minor: number;
  tax_minor: number;
  total_minor: number;
  /** Taken back by credit notes, and paid less what was refunded. */
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

/** One test, or all items of one panel that has a price of its own. */
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
  /** The payer's list that the price was taken from, or that had none, and what it was called. */
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

/** Written once. */
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
  /** The drawer that cash went into or came out of. */
  cash_session_id: Nullable<string>;
  received_by: string;
  received_by_name: string;
  received_at: Instant;
}

/** Written once. */
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

/** What an instrument means by one of its codes in one of its units. */
interface InstrumentCodeTable extends OfTenant {
  instrument_id: string;
  code: string;
  /** As the instrument writes it; empty where it writes none. */
  unit: string;
  /** Null while nobody has said what it means, and where it is ignored. */
  test_parameter_id: string | null;
  ignored: Generated<boolean>;
  /** Who said it last; null for what was said before that was noted. */
  decided_by: Nullable<string>;
  decided_by_name: Nullable<string>;
  version: Generated<number>;
  created_at: Instant;
  updated_at: Instant;
}

/** A file of an instrument whose rows wait to be taken over. */
interface ImportBatchTable extends OfTenant {
  id: string;
  instrument_id: string;
  file_name: string;
  /** SHA-256 of the file. */
  file_hash: string;
  format: ImportFormat;
  /** The same for files that are laid out alike, by which the next one is read as this one was. */
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
  /** Which row of the file, from 1. */
  number: number;
  /** As it stands in the file. */
  raw: string;
  content: ImportedContent;
  place: Nullable<NonNullable<ImportRow['place']>>;
  status: ImportRowStatus;
  refusal: Nullable<ImportRefusal>;
  /** What would be accepted instead, or what is on record. */
  expected: Nullable<string>;
  test_parameter_id: Nullable<string>;
  /** The result that it is for, and the version that it was judged by; once it is entered, the version that it made. */
  result_id: Nullable<string>;
  result_version: Nullable<number>;
  /** As it would be entered. */
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

/** A test that a material has values for. */
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

/** A test on one instrument, as control runs watch it. */
interface QcTestTable extends OfTenant {
  id: string;
  test_parameter_id: string;
  instrument_id: string;
  rules: RuleConfiguration;
  max_age_hours: Nullable<number>;
  allowable_error: Nullable<string>;
  /** Of its last run; counts from 1. */
  last_number: Generated<number>;
  last_accepted_at: InstantOrNull;
  /** When the rejected run was read that nothing has released since. */
  rejected_at: InstantOrNull;
  /** When somebody last released its hold with a reason. */
  released_at: InstantOrNull;
  /** Counts the changes of its settings. */
  version: Generated<number>;
  created_at: Instant;
  updated_at: Instant;
}

/** Written once; the last one of a lot holds. */
interface QcTargetTable extends OfTenant {
  id: string;
  qc_test_id: string;
  lot_id: string;
  source: (typeof targetSources)[number];
  mean: string;
  sd: string;
  n: Nullable<number>;
  /** When the first and the last value was read that it was made of. */
  from_at: InstantOrNull;
  to_at: InstantOrNull;
  set_at: Instant;
  set_by: string;
  set_by_name: string;
}

interface QcRunTable extends OfTenant {
  id: string;
  qc_test_id: string;
  /** That of its test, for counting. */
  test_parameter_id: string;
  number: number;
  at: Instant;
  /** What it was judged to be, or `void`. */
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

/** One reading of a lot, with what it was judged by. Written once. */
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
  /** When it was scored first. */
  scored_at: InstantOrNull;
  reviewed_at: InstantOrNull;
  reviewed_by: Nullable<string>;
  reviewed_by_name: Nullable<string>;
  review_comment: Nullable<string>;
  withdrawn_at: InstantOrNull;
  withdrawn_by: Nullable<string>;
  withdrawn_by_name: Nullable<string>;
  withdrawal_reason: Nullable<string>;
  /** When people were told that it closes soon, and that it has closed. */
  told_soon_at: InstantOrNull;
  told_overdue_at: InstantOrNull;
  version: Generated<number>;
  created_at: Instant;
  updated_at: Instant;
}

/** What is reported of one test of one specimen. */
interface EqaValueTable extends OfTenant {
  id: string;
  round_id: string;
  /** In the order in which they were entered. */
  position: number;
  sample_code: string;
  test_parameter_id: string;
  test_code: string;
  test_name: string;
  unit_display: Nullable<string>;
  /** Null: not reported. */
  reported: Nullable<string>;
  assigned: Nullable<string>;
  sd_pa: Nullable<string>;
  z: Nullable<number>;
  score: Nullable<EqaScore>;
}

/** Of a control run, or of a round of external assessment. */
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
  /** What the search looks through: code, name, manufacturer and catalogue number. */
  search_text: string;
  /** Tests made since the last unit was counted off. */
  tests_begun: Generated<number>;
  version: Generated<number>;
  created_at: Instant;
  updated_at: Instant;
}

/** Which tests use an item up. */
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
  /** Moved by writing a transaction, and in no other way. */
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

/** Written once; writing one moves its lot. */
interface StockTransactionTable extends OfTenant {
  id: string;
  item_id: string;
  lot_id: string;
  type: TransactionType;
  quantity: number;
  /** What was left then. */
  balance: ColumnType<number, never, never>;
  reason: Generated<string>;
  reference: Generated<string>;
  at: Instant;
  /** Null, with the name: counted off by the service. */
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
  /** What the records said when it was counted. */
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

/** A test that was made and is not counted off the stock yet. */
interface TestMadeTable extends OfTenant {
  id: string;
  test_parameter_id: string;
  type: 'consumption' | 'qc_test';
  reference: string;
  at: Instant;
}

/** What somebody was told of, until it is over. */
interface StockAlertToldTable extends OfTenant {
  item_id: string;
  /** The lot; the item itself when it is about the whole. */
  about_id: string;
  alert: StockAlert;
  told_at: Instant;
}

/** When a facility's stock is looked at next. */
interface StockWatchTable extends OfTenant {
  next_at: Instant;
}

interface OfSpan extends OfTenant {
  starts_at: Instant;
  ends_at: Instant;
}

/** A day of the facility, or one of the spans that days are added up for, whose figures have been counted. */
interface FigureSpanTable extends OfSpan {
  zone: string;
}

/** How many of something there were in a span. */
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

/** A figure of this instant may not be what was counted. */
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

/** The tables as the queries see them; the migrations say the rest. */
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

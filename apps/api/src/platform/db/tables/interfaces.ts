import type { TestParameterId } from '@alms/lis-domain/catalogue';
import type { ResultId, InstrumentId } from '@alms/lis-domain/results';
import type { OrderId } from '@alms/lis-domain/orders';
import type { PatientId } from '@alms/lis-domain/patients';
import type {
  ApiScope,
  IncomingAnswer,
  IncomingState,
  MessageState,
  SentStatus,
} from '@alms/lis-domain/interfaces/connections';
import type {
  ImportCounts,
  ImportFormat,
  ImportMeasurement,
  ImportReading,
  ImportRefusal,
  ImportRow,
  ImportRowStatus,
  ImportWait,
  ImportedContent,
} from '@alms/lis-domain/interfaces/result-import';
import type { Interferent } from '@alms/lis-domain/samples';
import type {
  AnalyserEventKind,
  AnalyserFault,
  AnalyserState,
  AnalyserTransport,
} from '@alms/lis-domain/interfaces/analysers';
import type { UserId } from '@alms/lis-domain/identity';
import type { Generated, GeneratedAlways } from 'kysely';
import type { Instant, InstantOrNull, Nullable, OfTenant, OfLaboratory } from './columns.ts';

interface InstrumentTable extends OfTenant, OfLaboratory {
  id: InstrumentId;
  /** Unique among the active instruments of its laboratory. */
  name: string;
  active: Generated<boolean>;
  version: Generated<number>;
  created_at: Instant;
  updated_at: Instant;
}

/** Mapping of an instrument code and unit. */
interface InstrumentCodeTable extends OfTenant {
  instrument_id: InstrumentId;
  code: string;
  /** As written by the instrument; empty without a unit. */
  unit: string;
  /** Null while unmapped or ignored. */
  test_parameter_id: TestParameterId | null;
  /** Interference index of the specimen, instead of a test. */
  interferent: Nullable<Interferent>;
  ignored: Generated<boolean>;
  /** User of the last mapping; null for mappings from before this was recorded. */
  decided_by: Nullable<UserId>;
  decided_by_name: Nullable<string>;
  version: Generated<number>;
  created_at: Instant;
  updated_at: Instant;
}

/** An instrument file with rows awaiting acceptance. */
interface ImportBatchTable extends OfTenant {
  id: string;
  instrument_id: InstrumentId;
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
  discarded_by: Nullable<UserId>;
  discarded_by_name: Nullable<string>;
  discard_reason: Nullable<string>;
  version: Generated<number>;
  created_at: Instant;
  /** Null: a message of a connection, which has no user. */
  created_by: Nullable<UserId>;
  created_by_name: string;
  connection_id: Nullable<string>;
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
  test_parameter_id: Nullable<TestParameterId>;
  /** Interference index of the specimen, instead of a result. */
  interferent: Nullable<Interferent>;
  /** The target result and the version it was evaluated with; once entered, the version created. */
  result_id: Nullable<ResultId>;
  result_version: Nullable<number>;
  /** Value to be entered. */
  value_text: Nullable<string>;
  /** What the analyser sent with the value. */
  measurement: Nullable<ImportMeasurement>;
  /** The control run that a control belongs to. */
  qc_run_id: Nullable<string>;
  /** Why a ready row was not accepted without a user. */
  waits: Nullable<ImportWait>;
}

/** Document of a staged row until the row is accepted. */
interface ImportFileTable extends OfTenant {
  batch_id: string;
  number: number;
  content: Buffer;
}

/** API token of another system. */
interface ApiTokenTable extends OfTenant {
  id: string;
  name: string;
  prefix: string;
  token_hash: Buffer;
  scopes: ApiScope[];
  /**
   * Assigning authority (CX.4) of the patient numbers of the system; null without `hl7.patients`.
   */
  patient_authority: Nullable<string>;
  created_at: Instant;
  created_by: UserId;
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
  order_id: Nullable<OrderId>;
  batch_id: Nullable<string>;
  /** Outcome of a message of a patient, or of a change of an order. */
  patient_id: Nullable<PatientId>;
  changed_order_id: Nullable<OrderId>;
  received_at: Instant;
  /** See `StatedRequest`. */
  provider_id: Nullable<string>;
  provider_authority: Nullable<string>;
  visit_number: Nullable<string>;
  location: Nullable<string>;
}

/** An HL7 v2 message of an access token with its answer, or a message of an analyser. */
interface IncomingMessageTable extends OfTenant {
  id: Generated<string>;
  position: GeneratedAlways<number>;
  /** The access token; null for a message of an analyser. */
  token_id: Nullable<string>;
  /** The connection to an analyser; null for a message of an access token. */
  connection_id: Nullable<string>;
  /** The transmission of an analyser ended before the message did. */
  incomplete: Generated<boolean>;
  /** MSH-3 and MSH-4, MSH-9 and MSH-10 as stated; empty where the message has none. */
  sender: string;
  message_type: string;
  control_id: string;
  /** SHA-256 of the message; of its token and reason where the text is not kept. */
  content_hash: Buffer;
  /** The message without its access token. Null: not kept, removed after retention, or erased. */
  raw: Nullable<Buffer>;
  has_text: GeneratedAlways<boolean>;
  /** Bytes of the message. */
  size: number;
  /** `received`: a message of an analyser that is stored and not yet read. */
  state: IncomingState;
  /**
   * Latest answer, with code (table 0357), location and text of its ERR. Null for a message of an
   * analyser.
   */
  answer: Nullable<IncomingAnswer>;
  error_code: Nullable<string>;
  location: Nullable<string>;
  reason: Nullable<string>;
  /** Number of times that the message was received. */
  receipts: Generated<number>;
  received_at: Instant;
  last_received_at: Instant;
  /** What an accepted message made. */
  order_id: Nullable<OrderId>;
  batch_id: Nullable<string>;
  patient_id: Nullable<PatientId>;
  dismissed_at: InstantOrNull;
  dismissed_by: Nullable<UserId>;
  dismissed_by_name: Nullable<string>;
  dismiss_reason: Nullable<string>;
}

/** A network connection to an analyser. */
interface AnalyserConnectionTable extends OfTenant {
  id: string;
  name: string;
  instrument_id: InstrumentId;
  /** Id of the description of its messages. */
  profile: string;
  transport: AnalyserTransport;
  /** Null for a folder. */
  port: Nullable<number>;
  /** Address or network that may connect; null unless the analyser connects. */
  peer: Nullable<string>;
  /** Host of the analyser; null unless the service connects. */
  host: Nullable<string>;
  /** Folder of the facility; null unless files are read. */
  folder: Nullable<string>;
  /** Columns of delimited files; null when a profile describes the messages. */
  reading: Nullable<ImportReading>;
  /** Results without a reason for review are accepted without a user. */
  automatic: Generated<boolean>;
  paused_at: InstantOrNull;
  deleted_at: InstantOrNull;
  /** The process that runs it, until the end of its lease. */
  held_by: Nullable<string>;
  held_until: InstantOrNull;
  /** As reported by that process, or by the last one that could not run it. */
  state: Generated<Exclude<AnalyserState, 'paused'>>;
  fault: Nullable<AnalyserFault>;
  state_at: InstantOrNull;
  version: Generated<number>;
  created_at: Instant;
  updated_at: Instant;
}

/** An event of a connection to an analyser. */
interface AnalyserEventTable extends OfTenant {
  connection_id: string;
  position: GeneratedAlways<number>;
  at: Instant;
  kind: AnalyserEventKind;
  /** Address, or type of the fault. */
  detail: string;
}

/** A facility with an outbound HL7 receiver. */
interface Hl7PeerTable extends OfTenant {
  since: Instant;
  /** The receiver gets the status of its orders. */
  sends_status: Generated<boolean>;
}

/** An outbound message: some results or statuses of an order at one point in time. */
interface Hl7OutboundTable extends OfTenant {
  id: Generated<string>;
  position: GeneratedAlways<number>;
  /** Constant across retries, so that the receiver processes it once. */
  control_id: Generated<string>;
  order_id: OrderId;
  results: { id: string; version: number }[];
  /** Tests with their status at that time. Null: a message of results. */
  statuses: Nullable<{ id: string; status: SentStatus }[]>;
  state: Generated<MessageState>;
  attempts: Generated<number>;
  created_at: Instant;
  due_at: Instant;
  /** End of the current sender's lease. */
  in_hand_until: InstantOrNull;
  sent_at: InstantOrNull;
  given_up_at: InstantOrNull;
  given_up_by: Nullable<UserId>;
  given_up_by_name: Nullable<string>;
  give_up_reason: Nullable<string>;
  /** Failure reason of the last attempt. */
  failure: Nullable<string>;
}

export interface InterfacesTables {
  instrument: InstrumentTable;
  instrument_code: InstrumentCodeTable;
  import_batch: ImportBatchTable;
  import_row: ImportRowTable;
  import_file: ImportFileTable;
  api_token: ApiTokenTable;
  hl7_inbound: Hl7InboundTable;
  incoming_message: IncomingMessageTable;
  analyser_connection: AnalyserConnectionTable;
  analyser_event: AnalyserEventTable;
  hl7_peer: Hl7PeerTable;
  hl7_outbound: Hl7OutboundTable;
}

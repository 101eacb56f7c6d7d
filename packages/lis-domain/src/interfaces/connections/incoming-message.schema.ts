import * as v from 'valibot';
import { idField, instantField, lineField, pageQuery } from '../../http/index.ts';
import type { Named } from '../../http/named.ts';
import { genders } from '../../patients/patient.schema.ts';
import { patientIdField } from '../../patients/patient-id.ts';
import { orderIdField } from '../../orders/order-id.ts';

/**
 * Status of an incoming message. `received`: a message of an analyser that is stored and not read
 * yet; `accepted`: its order, results or patient are recorded; `refused`: it made nothing and needs
 * a decision; `dismissed`: a user decided that it needs nothing more here.
 */
export const incomingStates = ['received', 'accepted', 'refused', 'dismissed'] as const;
export type IncomingState = (typeof incomingStates)[number];

/**
 * Acknowledgement code (HL7 table 0008): accepted, error in the content, or rejected for its form
 * or sender.
 */
export const incomingAnswers = ['AA', 'AE', 'AR'] as const;
export type IncomingAnswer = (typeof incomingAnswers)[number];

/** An incoming message of another system or an analyser with its answer, without its text. */
const incomingMessageObject = v.object({
  id: idField,
  /** Name and prefix of the access token that sent it; an analyser has no token. */
  connection: v.object({ name: v.string(), prefix: v.nullable(v.string()) }),
  /**
   * MSH-3 and MSH-4, sending application and facility, separated by `|`; of an analyser, its own
   * name.
   */
  sender: v.string(),
  /** MSH-9: `ORM^O01`. Empty when it cannot be read. */
  message_type: v.string(),
  /** MSH-10, the message control id. Empty when it cannot be read. */
  control_id: v.string(),
  state: v.picklist(incomingStates),
  /** Latest answer to the sender, or of a retry; null for an analyser, which gets none. */
  answer: v.nullable(v.picklist(incomingAnswers)),
  /** Code of the error (HL7 table 0357); null for an accepted message and for an analyser. */
  error_code: v.nullable(v.string()),
  /** Segment and field of the error: `PID-3`. */
  location: v.nullable(v.string()),
  /** Reason of the refusal; null for an accepted message. */
  reason: v.nullable(v.string()),
  received_at: instantField,
  last_received_at: instantField,
  /** Number of times that the same message was received. */
  receipts: v.number(),
  /** Bytes of the message. */
  size: v.number(),
  /** Whether the text is kept. Only then can the message be read and retried. */
  has_text: v.boolean(),
  /** The order that an accepted message placed. */
  order_id: v.nullable(orderIdField),
  order_number: v.nullable(v.string()),
  /** The import whose rows the message staged. */
  batch_id: v.nullable(idField),
  /** The patient that an accepted message registered, updated, merged or confirmed. */
  patient: v.nullable(v.object({ id: patientIdField, mrn: v.string() })),
  dismissed: v.nullable(v.object({ at: instantField, by: v.string(), reason: v.string() })),
});
export interface IncomingMessageSchema extends Named<typeof incomingMessageObject> {}
export const incomingMessageSchema: IncomingMessageSchema = incomingMessageObject;
export interface IncomingMessage extends v.InferOutput<IncomingMessageSchema> {}

export const incomingMessagesQuery = v.object({
  ...pageQuery,
  state: v.optional(v.picklist(incomingStates)),
  /** Part of the connection, sender, control id, reason, order number or patient number. */
  q: v.optional(lineField(100, 0)),
});

/** Number of incoming messages in each state. */
const incomingCountsObject = v.object({
  received: v.number(),
  accepted: v.number(),
  refused: v.number(),
  dismissed: v.number(),
});
export interface IncomingCountsSchema extends Named<typeof incomingCountsObject> {}
export const incomingCountsSchema: IncomingCountsSchema = incomingCountsObject;
export interface IncomingCounts extends v.InferOutput<IncomingCountsSchema> {}

/** A patient as a message states it, or as a record has it. */
const comparedPatient = {
  full_name: v.string(),
  birth_date: v.string(),
  gender: v.picklist(genders),
  /** Null: the message does not state it. */
  deceased: v.nullable(v.boolean()),
  /** Numbers with their issuers: `4711 (HIS)`. */
  identifiers: v.array(v.string()),
  phone: v.string(),
};

/**
 * Both sides of a message about a patient that was not accepted: the patient as sent, and the
 * records that it concerns.
 */
const patientCheckObject = v.object({
  sent: v.object(comparedPatient),
  records: v.array(
    v.object({
      ...comparedPatient,
      id: patientIdField,
      mrn: v.string(),
      /**
       * `identified`: has a number of PID-3; `prior`: has a number of MRG-1 and would be merged;
       * `same_identity`: has the name and date of birth.
       */
      role: v.picklist(['identified', 'prior', 'same_identity']),
    }),
  ),
});
export interface PatientCheckSchema extends Named<typeof patientCheckObject> {}
export const patientCheckSchema: PatientCheckSchema = patientCheckObject;
export interface PatientCheck extends v.InferOutput<PatientCheckSchema> {}

/** Text of an incoming message, by segment. The access token in MSH-8 is masked. */
const incomingContentObject = v.object({
  message: incomingMessageSchema,
  segments: v.array(v.string()),
  /** Null for an accepted message, and for one whose patient cannot be read. */
  patient_check: v.nullable(patientCheckSchema),
});
export interface IncomingContentSchema extends Named<typeof incomingContentObject> {}
export const incomingContentSchema: IncomingContentSchema = incomingContentObject;
export interface IncomingContent extends v.InferOutput<IncomingContentSchema> {}

/** Why the patient of a message is accepted although it contradicts the records. */
export const confirmIncomingMessageBody = v.strictObject({ reason: lineField(300) });

export const dismissIncomingMessageBody = v.strictObject({ reason: lineField(300) });

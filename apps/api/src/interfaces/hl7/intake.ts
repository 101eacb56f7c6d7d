import type { AcceptFile } from '../../areas/results/entry/file-acceptance.ts';
import type { AcceptedMessage } from './inbound.store.ts';

/** The sender of a message by its access token. */
export interface Connection {
  name: string;
  /** Assigning authority of its patient numbers; null when it may not send patients. */
  authority: string | null;
}

/** Context of an accepted message. */
export interface IntakeContext {
  sender: string;
  connection: Connection;
  /** Why a user accepts the patient of a refused message although it contradicts the record. */
  confirmation: string | undefined;
  /** All plans are free: no trial ends. */
  beta: boolean;
  /** SHA-256 of the message. */
  hash: string;
  /** Checks a document like an uploaded file. */
  accept: AcceptFile;
}

export interface Intake {
  made: AcceptedMessage['made'];
  /** Note for the sender. */
  note: string;
}

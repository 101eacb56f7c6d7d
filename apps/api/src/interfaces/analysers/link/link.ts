import type { LinkKind } from '../profile.ts';

/** Role in a contention: the instrument has priority (LIS01-A2, 6.2.7). */
export type LinkRole = 'host' | 'instrument';

export interface LinkSettings {
  kind: LinkKind;
  role: LinkRole;
  /** Longest text of a frame that is sent, in bytes (LIS01-A2, 6.3.1). */
  frameSize: number;
  /** Longest message that is received, in bytes; a longer one is refused. */
  maxBytes: number;
}

/**
 * Input of a link.
 *
 * - `bytes`: received from the peer
 * - `tick`: the deadline of the state has passed
 * - `send`: queue a message; `id` is the caller's own
 * - `stored`: the message with this id is recorded and can be acknowledged; `reply` is the
 *   application acknowledgement of HL7, unframed
 * - `refused`: the message could not be recorded; the sender is asked to send it again. Without a
 *   link layer (`raw`) there is no such request: close the connection
 * - `interrupt`: ask the sender to stop (LIS01-A2, 6.3.5), because the host has something to send
 * - `closed`: the connection ended
 */
export type LinkInput =
  | { kind: 'bytes'; bytes: Uint8Array }
  | { kind: 'tick' }
  | { kind: 'send'; id: string; message: Uint8Array }
  | { kind: 'stored'; id: number; reply?: Uint8Array }
  | { kind: 'refused'; id: number; reply?: Uint8Array }
  | { kind: 'interrupt' }
  | { kind: 'closed' };

export type LinkFault =
  | 'frame_checksum'
  | 'frame_missing'
  | 'frame_differs'
  | 'frame_broken'
  | 'too_long'
  | 'receive_timeout';

export type IncompleteReason = 'ended' | 'restarted' | 'timeout' | 'closed' | 'too_long';

/**
 * Output of a link.
 *
 * - `message`: complete and awaiting storage. The last frame is acknowledged after `stored` with
 *   this id, so that an acknowledged message is never lost; answer within 15 s, the sender's limit
 * - `incomplete`: the transmission ended within a message, whose earlier frames are acknowledged.
 *   Store it for a user; it needs no answer
 * - `sent`: the peer acknowledged every frame of the message
 * - `not_sent`: given up, because the peer refused a frame six times, did not answer, or the
 *   connection ended; send it again later
 * - `interrupted`: the peer asks to stop sending; the rest is sent
 * - `fault`: a frame was refused, or data outside a frame was ignored
 */
export type LinkNotice =
  | { kind: 'message'; id: number; bytes: Uint8Array }
  | { kind: 'incomplete'; bytes: Uint8Array; reason: IncompleteReason }
  | { kind: 'sent'; id: string }
  | { kind: 'not_sent'; id: string; reason: 'refused' | 'no_answer' | 'closed' }
  | { kind: 'interrupted' }
  | { kind: 'fault'; fault: LinkFault };

/**
 * Result of one step: bytes to write, notices in order, and the time of the next `tick` in epoch
 * milliseconds; null when none is needed. Each step replaces the deadline of the one before.
 */
export interface LinkStep {
  write: Uint8Array;
  notices: LinkNotice[];
  deadline: number | null;
}

/**
 * A data link as a state machine without input or output: the caller owns the socket, the clock and
 * the storage. The same inputs at the same times give the same steps.
 */
export interface Link {
  /** @param now Epoch milliseconds. */
  step: (input: LinkInput, now: number) => LinkStep;
}

import type {
  ArrivalCondition,
  disposeSampleBody,
  endSampleBody,
  handOverBody,
  rejectSampleBody,
  SampleMove,
  sendSampleBody,
  storeSampleBody,
  SampleId,
} from '@alms/lis-domain/samples';
import type { InferInput, InferOutput } from 'valibot';

/** Actions on a collected specimen in display order, the regular next step first. */
export const custodyMoves = [
  'receive',
  'store',
  'retrieve',
  'send',
  'reject',
  'lose',
  'dispose',
] as const satisfies readonly SampleMove[];
export type CustodyMove = (typeof custodyMoves)[number];

/** Actions that open a dialog. */
export type DialogMove = Exclude<CustodyMove, 'receive' | 'retrieve'>;

/** An action with the answers of its dialog. */
export type CustodyAnswer =
  | { move: 'receive' | 'retrieve'; body: InferOutput<typeof handOverBody> }
  | { move: 'send'; body: InferOutput<typeof sendSampleBody> }
  | { move: 'store'; body: InferInput<typeof storeSampleBody> }
  | { move: 'reject'; body: InferOutput<typeof rejectSampleBody> }
  | { move: 'lose'; body: InferOutput<typeof endSampleBody> }
  | { move: 'dispose'; body: InferOutput<typeof disposeSampleBody> };

/** An action on a specimen, with the version that was loaded. */
export type CustodyChange = CustodyAnswer & { sampleId: SampleId; version: number };

/** Specimen condition at receipt. */
export interface NotedCondition {
  condition: ArrivalCondition | null;
  /** Reason for the correction; empty for a first entry. */
  reason: string;
}

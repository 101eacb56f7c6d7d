import type { endSampleBody, handOverBody, rejectSampleBody, SampleMove, storeSampleBody } from '@alms/lis-domain/samples';
import { rejectionCodes, storagePosition } from '@alms/lis-domain/samples';
import * as v from 'valibot';

/** What can be done with a specimen that has been collected, in the order it is offered: the way it should go first. */
export const custodyMoves = ['receive', 'store', 'retrieve', 'send', 'reject', 'lose', 'dispose'] as const satisfies readonly SampleMove[];
export type CustodyMove = (typeof custodyMoves)[number];

/** Moves that ask something before they are made. */
export type AskedMove = Exclude<CustodyMove, 'receive' | 'retrieve'>;

/** A move and what was answered for it. */
export type CustodyAnswer =
  | { move: 'receive' | 'retrieve' | 'send'; body: v.InferOutput<typeof handOverBody> }
  | { move: 'store'; body: v.InferOutput<typeof storeSampleBody> }
  | { move: 'reject'; body: v.InferOutput<typeof rejectSampleBody> }
  | { move: 'lose' | 'dispose'; body: v.InferOutput<typeof endSampleBody> };

/** The same, of a specimen as it was read. */
export type CustodyChange = CustodyAnswer & { sampleId: string; version: number };

const note = v.pipe(v.string(), v.trim(), v.maxLength(300));

export const sendForm = v.object({ note });

/** Nothing is chosen at first: the likeliest reason must not be the default one. */
export const rejectForm = v.object({ code: v.picklist(rejectionCodes, 'reasonRequired'), note });

export const endForm = v.object({ note: v.pipe(note, v.nonEmpty('noteRequired')) });

export const storeForm = v.object({
  box: v.pipe(v.string(), v.trim(), v.nonEmpty('boxRequired'), v.maxLength(40)),
  position: v.pipe(v.string(), v.trim(), v.toUpperCase(), v.check((typed) => typed === '' || storagePosition.test(typed), 'positionInvalid')),
});

import type { BodyOf } from '@alms/lis-domain/http';
import type { CorrectiveAction, EqaRoundDetail, LateReason, createEqaRound } from '@alms/lis-domain/quality-control';
import type { ActionValues } from '../control.form.js';

/** A round as somebody enters it: it closes at the end of a day of the facility. */
export interface NewRound extends Pick<BodyOf<typeof createEqaRound>, 'scheme' | 'round' | 'samples'> {
  closes_on: string;
}

/** What whoever keeps the controls does, over a round as it was read. */
export type EqaAct =
  | { act: 'create'; round: NewRound }
  | { act: 'report'; round: EqaRoundDetail; values: { id: string; reported: string | null }[] }
  | { act: 'submit'; round: EqaRoundDetail; late_reason: LateReason | null }
  | { act: 'score'; round: EqaRoundDetail; values: { id: string; assigned: string; sd_pa: string }[] }
  | { act: 'add-action'; round: EqaRoundDetail; action: ActionValues }
  | { act: 'complete-action' | 'verify-action'; action: CorrectiveAction };

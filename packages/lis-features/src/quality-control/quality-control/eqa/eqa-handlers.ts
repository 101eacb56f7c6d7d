import type {
  CorrectiveAction,
  EqaRoundDetail,
  LateReason,
} from '@alms/lis-domain/quality-control';
import type { ActionValues } from '../control.form.ts';

/** QC manager actions on an EQA round, based on the loaded version. */
export type EqaAction =
  | { kind: 'report'; round: EqaRoundDetail; values: { id: string; reported: string | null }[] }
  | { kind: 'submit'; round: EqaRoundDetail; late_reason: LateReason | null }
  | {
      kind: 'score';
      round: EqaRoundDetail;
      values: { id: string; assigned: string; sd_pa: string | null }[];
    }
  | { kind: 'add-action'; round: EqaRoundDetail; action: ActionValues }
  | { kind: 'complete-action' | 'verify-action'; action: CorrectiveAction };

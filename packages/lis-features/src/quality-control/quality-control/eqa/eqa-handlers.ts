import type {
  CorrectiveAction,
  EqaRoundDetail,
  LateReason,
} from '@alms/lis-domain/quality-control';
import type { ActionValues } from '../control.form.ts';

/** QC manager actions on an EQA round, based on the loaded version. */
export type EqaAction =
  | { act: 'report'; round: EqaRoundDetail; values: { id: string; reported: string | null }[] }
  | { act: 'submit'; round: EqaRoundDetail; late_reason: LateReason | null }
  | {
      act: 'score';
      round: EqaRoundDetail;
      values: { id: string; assigned: string; sd_pa: string }[];
    }
  | { act: 'add-action'; round: EqaRoundDetail; action: ActionValues }
  | { act: 'complete-action' | 'verify-action'; action: CorrectiveAction };

import type {
  Correction,
  CorrectionStep,
  CorrectionStepState,
} from '@alms/lis-domain/quality-control';
import type { UserId } from '@alms/lis-domain/identity';
import type { Acts } from './use-acts.ts';

/** Props of every step. */
export interface StepProps {
  step: CorrectionStep;
  state: CorrectionStepState;
  /** Position among the steps, from 1. */
  position: number;
  correction: Correction;
  acts: Acts;
  /** Id of the signed-in user, who may not verify their own action. */
  viewerId: UserId;
}

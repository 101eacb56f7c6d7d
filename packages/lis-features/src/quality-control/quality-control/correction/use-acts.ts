import type { Correction, CorrectionStep } from '@alms/lis-domain/quality-control';
import { idle, type Submission } from '@alms/ui/resource';
import { useState } from 'react';
import type { CorrectionAct, Drafts } from './correction.types.ts';

export interface Acts {
  /** Whether the user may write. */
  canAct: boolean;
  /** State of the last write of a step. */
  submissionOf: (step: CorrectionStep) => Submission;
  /**
   * Whether the form of a finished step is open: on request, or because its entries were refused
   * after another user finished the step.
   */
  isEditing: (step: CorrectionStep) => boolean;
  /** Opens the form of a finished step; undefined closes it and discards its entries. */
  edit: (step: CorrectionStep | undefined) => void;
  /** Performs a write of a step. The entries of the step are discarded on success. */
  perform: (step: CorrectionStep, act: CorrectionAct) => Promise<void>;
  draftOf: <Values>(step: CorrectionStep) => Values | undefined;
  keep: (step: CorrectionStep, values: object) => void;
}

interface ActsOptions {
  correction: Correction;
  onAct: ((act: CorrectionAct) => Promise<Submission>) | undefined;
  drafts: Drafts;
}

/** Writes of a correction with their states, and the entries that are not saved yet. */
export function useActs({ correction, onAct, drafts }: ActsOptions): Acts {
  const [last, setLast] = useState<{
    step: CorrectionStep;
    kind: CorrectionAct['kind'];
    submission: Submission;
  }>();
  const [edited, setEdited] = useState<CorrectionStep>();
  const { run, actions, repeats } = correction;
  // A further action or repeat starts with empty fields.
  const counts: Partial<Record<CorrectionStep, number>> = {
    action: actions.length,
    repeat: repeats.length,
  };
  const keyOf = (step: CorrectionStep) => `${run.id} ${step} ${counts[step] ?? 0}`;
  const submissionOf = (step: CorrectionStep) => (last?.step === step ? last.submission : idle);
  return {
    canAct: onAct !== undefined,
    submissionOf,
    isEditing: (step) =>
      edited === step ||
      (last?.kind === step && ['rejected', 'failed'].includes(submissionOf(step).status)),
    edit: (step) => {
      if (step === undefined && edited !== undefined) drafts.write(keyOf(edited), undefined);
      if (step === undefined && last) drafts.write(keyOf(last.step), undefined);
      setLast(undefined);
      setEdited(step);
    },
    perform: async (step, act) => {
      if (!onAct) return;
      setLast({ step, kind: act.kind, submission: { status: 'submitting' } });
      const submission = await onAct(act);
      setLast({ step, kind: act.kind, submission });
      if (submission.status !== 'done') return;
      drafts.write(keyOf(step), undefined);
      setEdited(undefined);
    },
    draftOf: (step) => drafts.read(keyOf(step)),
    keep: (step, values) => drafts.write(keyOf(step), values),
  };
}

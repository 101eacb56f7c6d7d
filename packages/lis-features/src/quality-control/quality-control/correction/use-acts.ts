import type { CorrectionStep } from '@alms/lis-domain/quality-control';
import { idle, type Submission } from '@alms/ui/resource';
import { useState } from 'react';
import type { CorrectionAct, Drafts, TypedEntries } from './correction.types.ts';

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
  /** Number of successful writes: a form that stays open starts empty after each. */
  saved: number;
  /** Entries to continue with. */
  typed: TypedEntries;
  keep: (entries: TypedEntries) => void;
}

interface ActsOptions {
  runId: string;
  onAct: ((act: CorrectionAct) => Promise<Submission>) | undefined;
  drafts: Drafts;
}

/** Writes of a correction with their states, and the entries that are not saved yet. */
export function useActs({ runId, onAct, drafts }: ActsOptions): Acts {
  const [last, setLast] = useState<{
    step: CorrectionStep;
    kind: CorrectionAct['kind'];
    submission: Submission;
  }>();
  const [edited, setEdited] = useState<CorrectionStep>();
  const [saved, setSaved] = useState(0);
  const submissionOf = (step: CorrectionStep) => (last?.step === step ? last.submission : idle);
  return {
    canAct: onAct !== undefined,
    submissionOf,
    isEditing: (step) =>
      edited === step ||
      (last?.kind === step && ['rejected', 'failed'].includes(submissionOf(step).status)),
    edit: (step) => {
      if (step === undefined)
        for (const closed of [edited, last?.step])
          if (closed !== undefined) drafts.write(runId, { [closed]: undefined });
      setLast(undefined);
      setEdited(step);
    },
    perform: async (step, act) => {
      if (!onAct) return;
      setLast({ step, kind: act.kind, submission: { status: 'submitting' } });
      const submission = await onAct(act);
      setLast({ step, kind: act.kind, submission });
      if (submission.status !== 'done') return;
      drafts.write(runId, { [step]: undefined });
      setEdited(undefined);
      setSaved((count) => count + 1);
    },
    saved,
    typed: drafts.read(runId),
    keep: (entries) => drafts.write(runId, entries),
  };
}

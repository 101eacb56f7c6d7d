import type { BodyOf } from '@alms/lis-domain/http';
import type {
  ControlRun,
  CorrectiveAction,
  ResultSince,
  reviewAffectedResults,
} from '@alms/lis-domain/quality-control';
import type { ActionValues, CauseValues, RunValues } from '../control.form.ts';
import type { ActionFields } from '../question-forms.tsx';
import type { ReadingFields } from '../record-run-dialog.tsx';
import type { CauseFields } from './cause-form.tsx';

/** A write in the correction of a run. */
export type CorrectionAct =
  | { kind: 'cause'; run: ControlRun; cause: CauseValues }
  | { kind: 'action'; run: ControlRun; action: ActionValues }
  | { kind: 'complete-action'; action: CorrectiveAction }
  | { kind: 'repeat'; values: RunValues }
  | { kind: 'review'; run: ControlRun; review: BodyOf<typeof reviewAffectedResults> }
  | { kind: 'sign-off'; actions: readonly CorrectiveAction[] };

/** Patient results that depend on a QC run. */
export interface AffectedResults {
  /** Loaded results, latest first. */
  items: readonly ResultSince[];
  /** Number of all results that the user may open. */
  total: number;
  /** Number of further results of a confidential test. */
  concealed: number;
  /** Time of the accepted run before; null if there is none. */
  from: string | null;
  /** Time of the accepted run after; null if there is none yet. */
  to: string | null;
}

/** Decision on an affected result, before the review is confirmed. */
export type AffectedDecision = 'unaffected' | 'repeat';

/** Decisions by result id. */
export type AffectedDecisions = Readonly<Record<string, AffectedDecision>>;

/** Entries of a correction that are not saved yet, by form. */
export interface TypedEntries {
  cause?: CauseFields | undefined;
  action?: ActionFields | undefined;
  repeat?: ReadingFields | undefined;
  results?: AffectedDecisions | undefined;
}

/** Entries that are not saved yet, by run. */
export type CorrectionEntries = Readonly<Record<string, TypedEntries>>;

/** Reads and replaces entries that are not saved yet. */
export interface Drafts {
  read: (runId: string) => TypedEntries;
  /** Replaces the entries of the given forms; undefined discards them. */
  write: (runId: string, entries: TypedEntries) => void;
}

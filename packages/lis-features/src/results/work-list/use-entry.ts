import { useFormat } from '@alms/ui/i18n';
import {
  entryRefusals,
  alternativeReadings,
  type EntryRefusal,
  type Interpretation,
  type Result,
  type ResultId,
  type InstrumentId,
} from '@alms/lis-domain/results';
import type { Submission } from '@alms/ui/resource';
import { useState } from 'react';
import { instrumentFor, type InstrumentChoice } from './measured-with.tsx';
import {
  isRecorded,
  previewOf,
  readAs,
  roundedTo,
  sentValue,
  unreadableWord,
} from './typed-value.ts';

/** A value to save, with the version of the result it is based on. */
export interface EnteredItem {
  id: ResultId;
  version: number;
  value_text: string;
  /** Reason for a value outside the plausible range. */
  override_reason?: string;
  /** Id of the instrument; omitted when unknown. */
  instrument_id?: InstrumentId;
}

/** Unsaved input, based on one version of a result. */
export interface Draft {
  text: string;
  basedOn: number;
  reason: string;
}

/** Drafts by result id. */
export type Drafts = Readonly<Record<string, Draft>>;

/** One result during entry. */
export interface Entry {
  result: Result;
  /** Text of the field: the draft, otherwise the saved value. */
  text: string;
  /** Whether the input differs from the saved value. */
  dirty: boolean;
  /** Predicted flag of the draft, if it can be determined. */
  preview: Interpretation | undefined;
  /** Message key when the draft is not a valid value of this test. */
  unreadable: ReturnType<typeof unreadableWord>;
  /** The value as it would be read, when it differs from the input. */
  readAs: string | undefined;
  /** The value that would be reported, when the input is rounded. */
  roundedTo: string | undefined;
  /** Whether the draft is outside the plausible range, so that saving requires a reason. */
  needsReason: boolean;
  reason: string;
  /** Whether another user saved a different value since the draft was started. */
  conflict: boolean;
  /** Reason why the server refused exactly this value, unless shown elsewhere. */
  refusal: EntryRefusal | undefined;
  /** Alternative interpretations of the input, which the user can select. */
  alternativeReadings: readonly string[];
}

export interface EntryOptions {
  results: readonly Result[];
  /** State of the save; it identifies values that the server found implausible. */
  submission: Submission;
  drafts: Drafts;
  onDraftsChange: (change: (drafts: Drafts) => Drafts) => void;
  measuredWith: Pick<InstrumentChoice, 'instruments' | 'chosenId'>;
}

/** Returns whether a draft of the result differs from the saved value. */
export function isUnsaved(result: Result, drafts: Drafts, decimalMark: '.' | ','): boolean {
  const draft = drafts[result.id];
  return draft !== undefined && !isRecorded(draft.text, decimalMark, result);
}

/** Returns the decimal mark of the user’s locale. */
export function useDecimalMark(): '.' | ',' {
  return useFormat().number(0.5).includes(',') ? ',' : '.';
}

/**
 * Combines drafts with results. Drafts survive refreshes, and never overwrite another user’s value
 * without confirmation.
 */
export function useEntry({
  results,
  submission,
  drafts,
  onDraftsChange,
  measuredWith,
}: EntryOptions) {
  const format = useFormat();
  const decimalMark = useDecimalMark();
  const [sent, setSent] = useState<readonly EnteredItem[]>([]);

  /**
   * Returns why the server refused a value, by result id; only for exactly the value that was sent.
   */
  const refusalOf = (id: ResultId, value: string): EntryRefusal | undefined => {
    if (
      submission.status !== 'rejected' ||
      !(id in submission.fieldErrors) ||
      !sent.some((item) => item.id === id && item.value_text === value)
    )
      return undefined;
    return (
      entryRefusals.find((code) => code === submission.fieldErrors[id]) ??
      entryRefusals.find((code) => code === submission.formError)
    );
  };

  const entryOf = (result: Result): Entry => {
    const draft = drafts[result.id];
    const saved = result.value_text ?? '';
    const text = draft?.text ?? saved;
    const value = sentValue(text, decimalMark, result.test);
    const dirty = isUnsaved(result, drafts, decimalMark);
    const blank = value === '';
    const unreadable = dirty && !blank ? unreadableWord(text, decimalMark, result.test) : undefined;
    const collectedOn =
      result.collected_at === null ? undefined : format.dayOf(result.collected_at);
    const preview =
      collectedOn !== undefined && dirty && !blank && !unreadable
        ? previewOf(value, result, collectedOn)
        : undefined;
    const refusal = dirty ? refusalOf(result.id, value) : undefined;
    const needsReason =
      dirty && !unreadable && (preview?.plausible === false || refusal === 'implausible_value');
    const conflict = dirty && draft?.basedOn !== result.version;
    return {
      result,
      text,
      dirty,
      preview,
      unreadable,
      readAs: dirty && !conflict ? readAs(text, decimalMark, result.test) : undefined,
      roundedTo: dirty && !conflict ? roundedTo(text, decimalMark, result.test) : undefined,
      needsReason,
      reason: draft?.reason ?? '',
      conflict,
      refusal: unreadable || needsReason || conflict ? undefined : refusal,
      alternativeReadings: unreadable || needsReason ? alternativeReadings(value, result.test) : [],
    };
  };

  const change = (result: Result, part: Partial<Draft>) =>
    onDraftsChange((all) => {
      const before = all[result.id] ?? {
        text: result.value_text ?? '',
        basedOn: result.version,
        reason: '',
      };
      return { ...all, [result.id]: { ...before, ...part } };
    });

  const entries = results.map(entryOf);
  // An emptied field is not saved: entered values are corrected, not cleared.
  const toSave = entries.filter(({ dirty, text }) => dirty && text.trim() !== '');
  const isBlocked = ({ unreadable, conflict, needsReason, reason }: Entry) =>
    unreadable !== undefined || conflict || (needsReason && reason.trim() === '');
  const sendable = toSave.filter((entry) => !isBlocked(entry));

  return {
    entries,
    toSave,
    /** Entries that can be saved now. */
    sendable,
    /** First entry that must be corrected before it can be saved; it does not block the others. */
    blocked: toSave.find(isBlocked),
    type: (result: Result, text: string) => change(result, { text }),
    giveReason: (result: Result, reason: string) => change(result, { reason }),
    /**
     * Resolves a conflict: `theirs` discards the draft, `mine` bases it on the newly saved value.
     */
    settle: (result: Result, choice: 'mine' | 'theirs') =>
      choice === 'mine'
        ? change(result, { basedOn: result.version })
        : change(result, { text: result.value_text ?? '', basedOn: result.version, reason: '' }),
    /** Returns the items to send, and remembers them to match the response. */
    takeItems: (): EnteredItem[] => {
      const items = sendable.map(({ result, text, needsReason, reason }) => {
        const instrument_id = instrumentFor(result.test.id, measuredWith);
        return {
          id: result.id,
          version: drafts[result.id]?.basedOn ?? result.version,
          value_text: sentValue(text, decimalMark, result.test),
          ...(needsReason && { override_reason: reason.trim() }),
          ...(instrument_id !== undefined && { instrument_id }),
        };
      });
      setSent(items);
      return items;
    },
  };
}

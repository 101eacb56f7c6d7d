import { useFormat } from '@alms/ui/i18n';
import {
  entryRefusals,
  otherReadings,
  type EntryRefusal,
  type Interpretation,
  type Result,
} from '@alms/lis-domain/results';
import type { Submission } from '@alms/ui/resource';
import { useState } from 'react';
import { instrumentFor, type InstrumentChoice } from './measured-with.tsx';
import { previewOf, readAs, sentValue, unreadableWord } from './typed-value.ts';

/** One value to save, with the version of the result it was typed over. */
export interface EnteredItem {
  id: string;
  version: number;
  value_text: string;
  /** Why a value outside the plausible range is right. */
  override_reason?: string;
  /** What it was measured with; left out when that is not known. */
  instrument_id?: string;
}

/** What was typed over one version of a result and not saved yet. */
export interface Draft {
  text: string;
  basedOn: number;
  reason: string;
}

/** Drafts by result. */
export type Drafts = Readonly<Record<string, Draft>>;

/** One result as it is being entered. */
export interface Entry {
  result: Result;
  /** What the field shows: the draft, else what is saved. */
  text: string;
  /** Something else was typed than what is saved. */
  dirty: boolean;
  /** How the draft will be flagged, when that can be told. */
  preview: Interpretation | undefined;
  /** The draft cannot be read as a value of this test, and which words say so. */
  unreadable: ReturnType<typeof unreadableWord>;
  /** What the draft is saved as, where that is not what was typed. */
  readAs: string | undefined;
  /** The draft lies outside the plausible range: it is saved only with a reason. */
  needsReason: boolean;
  reason: string;
  /** Somebody else saved another value since the draft was begun. */
  conflict: boolean;
  /** Why the server did not save exactly this value, where nothing else says so. */
  refusal: EntryRefusal | undefined;
  /** What else was probably meant, to be taken by hand. */
  otherReadings: readonly string[];
}

export interface EntryOptions {
  results: readonly Result[];
  /** How saving went: it tells which value the server found implausible. */
  submission: Submission;
  drafts: Drafts;
  onDraftsChange: (change: (drafts: Drafts) => Drafts) => void;
  measuredWith: Pick<InstrumentChoice, 'instruments' | 'chosenId'>;
}

/** Whether the draft of a result, if there is one, differs from what is saved. */
export function isUnsaved(result: Result, drafts: Drafts, decimalMark: '.' | ','): boolean {
  const draft = drafts[result.id];
  return (
    draft !== undefined &&
    sentValue(draft.text, decimalMark, result.test.result_type) !== (result.value_text ?? '')
  );
}

/** How the reader's language writes the decimal mark. */
export function useDecimalMark(): '.' | ',' {
  return useFormat().number(0.5).includes(',') ? ',' : '.';
}

/** Reads drafts against results: they survive refreshes, and never overwrite what somebody else saved unasked. */
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

  /** Why the server did not save a value, naming the result by its id: only for exactly the value it was given. */
  const refusalOf = (id: string, value: string): EntryRefusal | undefined => {
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
    const value = sentValue(text, decimalMark, result.test.result_type);
    const dirty = isUnsaved(result, drafts, decimalMark);
    const blank = value === '';
    const unreadable = dirty && !blank ? unreadableWord(value, result.test.result_type) : undefined;
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
      readAs: dirty && !conflict ? readAs(text, result.test.result_type) : undefined,
      needsReason,
      reason: draft?.reason ?? '',
      conflict,
      refusal: unreadable || needsReason || conflict ? undefined : refusal,
      otherReadings: unreadable || needsReason ? otherReadings(value, result.test) : [],
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
  // An emptied field is no value to save: what was entered is corrected, not taken back.
  const toSave = entries.filter(({ dirty, text }) => dirty && text.trim() !== '');
  const isBlocked = ({ unreadable, conflict, needsReason, reason }: Entry) =>
    unreadable !== undefined || conflict || (needsReason && reason.trim() === '');
  const sendable = toSave.filter((entry) => !isBlocked(entry));

  return {
    entries,
    toSave,
    /** Those of them that can be saved now. */
    sendable,
    /** The first entry that must be put right before it can be saved; the others do not wait for it. */
    blocked: toSave.find(isBlocked),
    type: (result: Result, text: string) => change(result, { text }),
    giveReason: (result: Result, reason: string) => change(result, { reason }),
    /** Ends a conflict: `theirs` drops the draft, `mine` keeps it over what is saved now. */
    settle: (result: Result, choice: 'mine' | 'theirs') =>
      choice === 'mine'
        ? change(result, { basedOn: result.version })
        : change(result, { text: result.value_text ?? '', basedOn: result.version, reason: '' }),
    /** What to send, and remembers it for the answer. */
    takeItems: (): EnteredItem[] => {
      const items = sendable.map(({ result, text, needsReason, reason }) => {
        const instrument_id = instrumentFor(result.test.id, measuredWith);
        return {
          id: result.id,
          version: drafts[result.id]?.basedOn ?? result.version,
          value_text: sentValue(text, decimalMark, result.test.result_type),
          ...(needsReason && { override_reason: reason.trim() }),
          ...(instrument_id !== undefined && { instrument_id }),
        };
      });
      setSent(items);
      return items;
    },
  };
}

import {
  canMoveSample,
  receiptUndoMinutes,
  type ArrivalCondition,
  type Rejection,
  type Sample,
} from '@alms/lis-domain/samples';
import { useMessages } from '@alms/ui/i18n';
import type { Submission } from '@alms/ui/resource';
import { useRef, useState } from 'react';
import { useFormWords } from '../../shared/lis-form/index.ts';
import { useSpecimenWords } from '../../shared/specimen-words/index.ts';
import type { CustodyAnswer } from './custody.ts';
import type { ScanTone } from './scan-sound.tsx';
import { useTooOldText } from './use-too-old-text.ts';
import { sampleTrackingMessages } from './words/index.ts';

/** Action performed by a scan. `reject` only finds the specimen and selects it. */
export type ScanIntent = 'receive' | 'reject' | 'open';

/** A scanned number with the action to perform. */
export interface Scanned {
  accession: string;
  intent: ScanIntent;
  /** Condition of the received specimen; omitted when unremarkable. */
  condition?: ArrivalCondition;
}

/** Outcome of a scan or of undoing a receipt, with the specimen as it is then, if found. */
export interface ScanOutcome {
  submission: Submission;
  sample?: Sample | undefined;
}

/** Reason for rejecting several specimens. */
export type RejectionReason = Omit<Extract<CustodyAnswer, { move: 'reject' }>['body'], 'tests'>;

/** Outcome of rejecting several specimens: one each, or that the request failed. */
export interface RejectionOutcome {
  submission: Submission;
  items: readonly Rejection[];
}

export interface ScanActions {
  /** Performs the action of a scan. Must not reject. */
  onScan: (scan: Scanned) => Promise<ScanOutcome>;
  /** Undoes a receipt. Must not reject. When omitted, the user may not. */
  onUndo?: ((sample: Sample) => Promise<ScanOutcome>) | undefined;
  /** Rejects specimens for one reason. Must not reject. When omitted, the user may not. */
  onReject?:
    | ((samples: readonly Sample[], reason: RejectionReason) => Promise<RejectionOutcome>)
    | undefined;
}

/** A scan to receive or reject a specimen, made since the page was opened. */
export interface RunEntry {
  /** Number of the scan. */
  place: number;
  scanned: Scanned;
  /** `found`: to be rejected. `failed`: nothing was done, for the reason. */
  state: 'submitting' | 'received' | 'undone' | 'found' | 'rejected' | 'failed';
  /** Reason of a failure, of a refused correction or rejection, or of the rejection. */
  note?: string | undefined;
  /** Whether the note is an error. */
  isBad?: boolean;
  /** Whether the same scan can succeed later, such as after a lost connection. */
  isRepeatable?: boolean;
  isSelected?: boolean;
  sample?: Sample | undefined;
}

/** Returns whether a line can be selected for rejection. */
export const isSelectable = ({ state, sample }: RunEntry): boolean =>
  (state === 'received' || state === 'found') &&
  sample !== undefined &&
  canMoveSample(sample.status, 'reject');

/** Latest announcement: progress and success, or an error. */
export interface Announcement {
  tone?: 'positive' | 'critical';
  text: string;
}

/** Running list of the scans since the page was opened, with its corrections. */
export function useScanRun(
  { onScan, onUndo, onReject }: ScanActions,
  signal: (tone: ScanTone) => void,
) {
  const words = useMessages(sampleTrackingMessages);
  const specimen = useSpecimenWords();
  const tooOldText = useTooOldText();
  const { refusalText, failureText } = useFormWords(
    { ...words, receipt_undo_expired: words.undoExpired({ minutes: receiptUndoMinutes }) },
    undefined,
  );
  const places = useRef(0);
  const [entries, setEntries] = useState<readonly RunEntry[]>([]);
  const [said, setSaid] = useState<Announcement>();

  const change = (place: number, to: Partial<RunEntry>) =>
    setEntries((all) => all.map((each) => (each.place === place ? { ...each, ...to } : each)));
  const textOf = (outcome: Submission): string | undefined => {
    if (outcome.status === 'rejected') return refusalText(outcome);
    return outcome.status === 'failed' ? failureText(outcome.error) : undefined;
  };
  const succeed = (text: string) => {
    setSaid({ tone: 'positive', text });
    signal('success');
  };
  const fail = (text: string) => {
    setSaid({ tone: 'critical', text });
    signal('error');
  };

  /** Selects a found specimen for rejection, in its line if it has one. */
  const select = (place: number, sample: Sample) =>
    setEntries((all) => {
      const known = all.find((each) => each.sample?.id === sample.id && isSelectable(each));
      const own = all.find((each) => each.place === place);
      const line = known ?? own;
      if (!line || !own) return all;
      return [
        {
          ...line,
          place,
          sample,
          state: known?.state ?? 'found',
          note: undefined,
          isBad: false,
          isSelected: true,
        },
        ...all.filter((each) => each !== line && each !== own),
      ];
    });

  /** Performs a scan. Those to receive or reject stay in the list. */
  const perform = async (scanned: Scanned): Promise<Submission> => {
    const { accession, intent, condition } = scanned;
    places.current += 1;
    const place = places.current;
    setSaid({ text: words.scanning({ accession }) });
    if (intent !== 'open') setEntries((all) => [{ place, scanned, state: 'submitting' }, ...all]);
    const { submission, sample } = await onScan(scanned);
    const isUnusable =
      intent === 'reject' && sample !== undefined && !canMoveSample(sample.status, 'reject');
    const reason = isUnusable ? words.sample_not_usable : textOf(submission);
    if (reason !== undefined) {
      const isRepeatable = submission.status === 'failed';
      change(place, { state: 'failed', note: reason, isBad: true, isRepeatable });
      fail(words.scanRefused({ accession, reason }));
    } else if (intent === 'open') succeed(words.scannedOpened({ accession }));
    else if (intent === 'receive') {
      const tooOld =
        sample?.received_at == null ? undefined : tooOldText(sample, sample.received_at);
      change(place, { state: 'received', sample, note: tooOld, isBad: tooOld !== undefined });
      const received = condition
        ? words.scannedWith({ accession, condition: specimen.arrival(condition) })
        : words.scannedReceived({ accession });
      if (tooOld === undefined) succeed(received);
      else fail(`${received}. ${tooOld}`);
    } else if (sample) {
      select(place, sample);
      succeed(words.scannedToReject({ accession }));
    }
    return submission;
  };

  /** Repeats a failed scan in a new line. */
  const repeat = ({ place, scanned }: RunEntry) => {
    setEntries((all) => all.filter((each) => each.place !== place));
    return perform(scanned);
  };

  const undo =
    onUndo &&
    (async ({ place, sample, scanned: { accession } }: RunEntry) => {
      if (!sample) return;
      change(place, { state: 'submitting', note: undefined, isBad: false });
      const { submission, sample: undone } = await onUndo(sample);
      const isStale = submission.status === 'rejected' && submission.formError === 'version_stale';
      const reason = isStale ? words.undoStale : textOf(submission);
      if (reason === undefined) {
        change(place, { state: 'undone', sample: undone, isSelected: false });
        return succeed(words.undone({ accession }));
      }
      change(place, { state: 'received', note: reason, isBad: true });
      return fail(words.undoRefused({ accession, reason }));
    });

  const chosen = entries.filter((each) => each.isSelected && isSelectable(each));

  const reject =
    onReject &&
    (async (reason: RejectionReason): Promise<Submission> => {
      const samples = chosen.flatMap(({ sample }) => sample ?? []);
      const { submission, items } = await onReject(samples, reason);
      const outcomes = new Map(items.map((item) => [String(item.id), item]));
      const because = [specimen.reason(reason.code), reason.note].filter(Boolean).join('. ');
      const refusal = (code: string) =>
        code === 'version_stale'
          ? words.rejectStale
          : refusalText({ formError: code, fieldErrors: {} });
      setEntries((all) =>
        all.map((each) => {
          const outcome = each.isSelected && outcomes.get(each.sample?.id ?? '');
          if (!outcome) return each;
          return outcome.rejected
            ? {
                ...each,
                state: 'rejected',
                note: words.rejectedBecause({ reason: because }),
                isBad: false,
                isSelected: false,
              }
            : { ...each, note: refusal(outcome.code ?? ''), isBad: true };
        }),
      );
      const rejected = items.filter((item) => item.rejected).length;
      const left = items.length - rejected;
      if (submission.status !== 'done') signal('error');
      else if (left === 0) succeed(words.rejectedOf({ count: rejected }));
      else fail(words.rejectedPartly({ count: rejected, left }));
      return submission;
    });

  return {
    entries,
    chosen,
    said,
    perform,
    repeat,
    undo,
    reject,
    /** Says an error of an input that was not sent. */
    refuse: fail,
    choose: (place: number, isSelected: boolean) => change(place, { isSelected }),
    clear: () => setEntries((all) => all.map((each) => ({ ...each, isSelected: false }))),
  };
}

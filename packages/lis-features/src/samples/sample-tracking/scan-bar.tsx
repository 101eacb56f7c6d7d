import { temperaturesIn, type ArrivalCondition } from '@alms/lis-domain/samples';
import { usePageScan } from '@alms/ui/barcode-field';
import { Button } from '@alms/ui/button';
import { Checkbox } from '@alms/ui/checkbox';
import { Form } from '@alms/ui/form';
import { useMessages } from '@alms/ui/i18n';
import type { Submission } from '@alms/ui/resource';
import { Segmented } from '@alms/ui/segmented';
import { TextField } from '@alms/ui/text-field';
import { useId, useRef, useState } from 'react';
import { useFormWords } from '../../shared/lis-form/index.ts';
import { useSpecimenWords } from '../../shared/specimen-words/index.ts';
import { ConditionGroup } from './condition-group.tsx';
import { ScanRun, type RunEntry } from './scan-run.tsx';
import { sampleTrackingMessages } from './words/index.ts';
import * as S from './sample-tracking.styles.ts';

/** Action performed by a scan. */
export type ScanIntent = 'receive' | 'open';

/** A scanned number with the action to perform. */
export interface Scanned {
  accession: string;
  intent: ScanIntent;
  /** Condition of the received specimen; omitted when unremarkable. */
  condition?: ArrivalCondition;
}

export interface ScanBarProps {
  /** Whether the user may receive specimens; otherwise a scan only opens them. */
  mayReceive: boolean;
  /** Performs the action of a scan and returns its outcome. */
  onScan: (scan: Scanned) => Promise<Submission>;
  /** State of the last scan. */
  scan: Submission;
}

const nothing: ArrivalCondition = { codes: [], note: '' };
const isEntered = ({ codes, note }: ArrivalCondition) => codes.length > 0 || note.trim() !== '';

/**
 * Input for barcode scanners, which type fast and end with Enter. The field has the focus on arrival,
 * and a scan is accepted anywhere on the page. The field is cleared immediately for the next label.
 * The outcome of the last scan is shown below, and all scans to receive in a running list.
 *
 * A condition applies only to the next scan unless set otherwise, because it says nothing about
 * other specimens.
 */
export function ScanBar({ mayReceive, onScan, scan }: ScanBarProps) {
  const words = useMessages(sampleTrackingMessages);
  const { refusalText, failureText } = useFormWords(words, undefined);
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [intent, setIntent] = useState<ScanIntent>(mayReceive ? 'receive' : 'open');
  const [last, setLast] = useState<Scanned>();
  const [entries, setEntries] = useState<readonly RunEntry[]>([]);
  const places = useRef(0);
  const specimen = useSpecimenWords();
  const conditionId = useId();
  const [isConditionOpen, setConditionOpen] = useState(false);
  const [condition, setCondition] = useState(nothing);
  const [keep, setKeep] = useState(false);
  const [lastScan, setLastScan] = useState(scan);
  if (scan !== lastScan) {
    setLastScan(scan);
    // The condition of a specimen that was not received is restored, so that it need not be entered
    // again.
    if (
      (scan.status === 'rejected' || scan.status === 'failed') &&
      last?.condition &&
      !isEntered(condition)
    )
      setCondition(last.condition);
  }

  const textOf = (outcome: Submission): string | undefined => {
    if (outcome.status === 'rejected') return refusalText(outcome);
    return outcome.status === 'failed' ? failureText(outcome.error) : undefined;
  };

  /** Performs a scan; each one to receive stays in the running list. */
  const perform = async (scanned: Scanned) => {
    setLast(scanned);
    if (scanned.intent === 'open') return void onScan(scanned);
    places.current += 1;
    const entry: RunEntry = {
      place: places.current,
      accession: scanned.accession,
      state: 'submitting',
    };
    setEntries((all) => [entry, ...all]);
    const outcome = await onScan(scanned);
    const reason = textOf(outcome);
    setEntries((all) =>
      all.map((each) => {
        if (each.place !== entry.place) return each;
        if (reason === undefined) return { ...each, state: 'received' };
        return { ...each, state: 'failed', reason };
      }),
    );
  };

  const send = (code = typed) => {
    const accession = code.trim();
    const withCondition = isConditionOpen && intent === 'receive' && isEntered(condition);
    setMissing(accession === '');
    if (accession === '') return field.current?.focus();
    if (withCondition && temperaturesIn(condition.codes)) return setTyped(accession);
    const scanned = {
      accession,
      intent,
      ...(withCondition && { condition: { ...condition, note: condition.note.trim() } }),
    };
    setTyped('');
    if (!keep) setCondition(nothing);
    void perform(scanned);
  };
  usePageScan(send);

  const outcome = (): { tone?: 'critical' | 'positive'; text: string } => {
    if (!last || scan.status === 'idle') return { text: words.scanHint };
    const { accession, condition: noted } = last;
    const received = noted
      ? words.scannedWith({ accession, condition: specimen.arrival(noted) })
      : words.scannedReceived({ accession });
    switch (scan.status) {
      case 'submitting':
        return { text: words.scanning({ accession }) };
      case 'done':
        return {
          tone: 'positive',
          text: last.intent === 'receive' ? received : words.scannedOpened({ accession }),
        };
      case 'rejected':
        return {
          tone: 'critical',
          text: words.scanRefused({ accession, reason: refusalText(scan) }),
        };
      case 'failed':
        return {
          tone: 'critical',
          text: words.scanRefused({ accession, reason: failureText(scan.error) }),
        };
    }
  };
  const { tone, text } = outcome();

  return (
    <Form onSubmit={() => send()} aria-label={words.scanLabel}>
      <S.Scan>
        <TextField
          ref={field}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the screen’s work starts here, with a scanner
          autoFocus
          label={words.scanLabel}
          error={isMissing ? words.scanRequired : undefined}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setMissing(false);
          }}
        />
        {mayReceive && (
          <Segmented
            label={words.scanIntent}
            size="large"
            value={intent}
            onValueChange={setIntent}
            options={[
              { value: 'receive', label: words.intentReceive },
              { value: 'open', label: words.intentOpen },
            ]}
          />
        )}
        <Button type="submit" size="large">
          {words.scanButton}
        </Button>
        {intent === 'receive' && (
          <Button
            size="large"
            aria-expanded={isConditionOpen}
            aria-controls={conditionId}
            onClick={() => setConditionOpen(!isConditionOpen)}
          >
            {words.scanCondition}
          </Button>
        )}
        {intent === 'receive' && isConditionOpen && (
          <div id={conditionId} data-part="condition">
            <ConditionGroup
              value={condition.codes}
              onValueChange={(codes) => setCondition({ ...condition, codes })}
            />
            <TextField
              label={words.conditionNote}
              hint={words.conditionNoteHint}
              optional
              maxLength={300}
              autoComplete="off"
              value={condition.note}
              onChange={(event) => setCondition({ ...condition, note: event.target.value })}
            />
            <Checkbox
              label={words.conditionKeep}
              checked={keep}
              onChange={(event) => setKeep(event.target.checked)}
            />
          </div>
        )}
        <p data-part="outcome" role="status" data-tone={tone}>
          {text}
        </p>
        <ScanRun
          entries={entries}
          onOpen={(accession) => void perform({ accession, intent: 'open' })}
        />
      </S.Scan>
    </Form>
  );
}

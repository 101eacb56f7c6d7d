import { Button } from '@alms/ui/button';
import { Checkbox } from '@alms/ui/checkbox';
import { useMessages } from '@alms/ui/i18n';
import { CheckGlyph, CriticalGlyph, Icon, UndoGlyph, type Glyph } from '@alms/ui/icon';
import { isSelectable, type RunEntry } from './use-scan-run.ts';
import { sampleTrackingMessages } from './words/index.ts';
import * as S from './sample-tracking.styles.ts';

/** Latest scans shown, besides those with an error or a selection; the counts include all. */
const SHOWN = 50;

export interface ScanRunProps {
  /** Scans to receive or reject, latest first. */
  entries: readonly RunEntry[];
  onOpen: (accession: string) => void;
  /** Repeats a scan that failed for want of a connection. */
  onRepeat: (entry: RunEntry) => void;
  /** Undoes a receipt. When omitted, the user may not. */
  onUndo?: ((entry: RunEntry) => void) | undefined;
  /** Selection of specimens to reject. When omitted, the user may not reject. */
  rejection?:
    | {
        onSelect: (place: number, selected: boolean) => void;
        onClear: () => void;
        onReject: () => void;
      }
    | undefined;
}

/** Running list of the specimens scanned since the page was opened, latest first. */
export function ScanRun({ entries, onOpen, onRepeat, onUndo, rejection }: ScanRunProps) {
  const words = useMessages(sampleTrackingMessages);
  if (entries.length === 0) return null;
  const count = (of: (entry: RunEntry) => boolean) => entries.filter(of).length;
  const failed = (intent: RunEntry['scanned']['intent']) => (entry: RunEntry) =>
    entry.state === 'failed' && entry.scanned.intent === intent;
  const rejected = count(({ state }) => state === 'rejected');
  const notReceived = count(failed('receive'));
  const notFound = count(failed('reject'));
  const selected = count((entry) => entry.isSelected === true && isSelectable(entry));
  return (
    <S.Run aria-label={words.runList}>
      <div data-part="counts">
        <b>{words.runReceived({ count: count(({ state }) => state === 'received') })}</b>
        {rejected > 0 && <span>{words.runRejected({ count: rejected })}</span>}
        {notReceived > 0 && (
          <span data-tone="critical">{words.runFailed({ count: notReceived })}</span>
        )}
        {notFound > 0 && <span data-tone="critical">{words.runNotFound({ count: notFound })}</span>}
        {rejection && selected > 0 && (
          <div data-part="selection">
            <Button variant="quiet" size="small" onClick={rejection.onClear}>
              {words.runClear}
            </Button>
            <Button
              size="small"
              tone="critical"
              aria-haspopup="dialog"
              onClick={rejection.onReject}
            >
              {words.runReject({ count: selected })}
            </Button>
          </div>
        )}
      </div>
      <ol>
        {entries
          .filter((entry, index) => index < SHOWN || entry.isBad || entry.isSelected)
          .map((entry) => (
            <Line
              key={entry.place}
              entry={entry}
              onOpen={onOpen}
              onRepeat={onRepeat}
              onUndo={onUndo}
              onSelect={rejection?.onSelect}
            />
          ))}
      </ol>
    </S.Run>
  );
}

const glyphs: Partial<Record<RunEntry['state'], Glyph>> = {
  received: CheckGlyph,
  undone: UndoGlyph,
};

interface LineProps extends Pick<ScanRunProps, 'onOpen' | 'onRepeat' | 'onUndo'> {
  entry: RunEntry;
  onSelect: ((place: number, selected: boolean) => void) | undefined;
}

function Line({ entry, onOpen, onRepeat, onUndo, onSelect }: LineProps) {
  const words = useMessages(sampleTrackingMessages);
  const { place, scanned, state, note, isBad = false, isRepeatable, isSelected, sample } = entry;
  const { accession } = scanned;
  const stateText = {
    submitting: words.runSubmitting,
    undone: words.runUndone,
    found: words.runToReject,
    received: undefined,
    rejected: undefined,
    failed: undefined,
  }[state];
  const glyph = isBad ? CriticalGlyph : glyphs[state];
  return (
    <li data-state={state} data-tone={isBad ? 'critical' : undefined}>
      {onSelect && (
        <span data-part="choice">
          {isSelectable(entry) && (
            <Checkbox
              dense
              labelVisibility="hidden"
              label={words.runSelect({ accession })}
              checked={isSelected ?? false}
              onChange={({ target }) => onSelect(place, target.checked)}
            />
          )}
        </span>
      )}
      <span data-part="state">{glyph && <Icon glyph={glyph} size="small" />}</span>
      <span data-part="number">
        <bdi>{accession}</bdi>
      </span>
      <span data-part="reason">
        {sample && <bdi data-part="patient">{sample.patient.full_name}</bdi>}
        {(note ?? stateText) && <span>{note ?? stateText}</span>}
      </span>
      {isRepeatable && (
        <Button
          variant="quiet"
          size="small"
          aria-label={words.runRepeatNamed({ accession })}
          onClick={() => onRepeat(entry)}
        >
          {words.stepsRetry}
        </Button>
      )}
      {onUndo && state === 'received' && (
        <Button
          variant="quiet"
          size="small"
          leading={<Icon glyph={UndoGlyph} size="small" />}
          aria-label={words.runUndoNamed({ accession })}
          onClick={() => onUndo(entry)}
        >
          {words.runUndo}
        </Button>
      )}
      <Button
        variant="quiet"
        size="small"
        aria-label={words.runOpenNamed({ accession })}
        onClick={() => onOpen(accession)}
      >
        {words.intentOpen}
      </Button>
    </li>
  );
}

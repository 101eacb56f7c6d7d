import {
  contradictsTemperature,
  isRecorded,
  temperaturesIn,
  type ArrivalCondition,
} from '@alms/lis-domain/samples';
import { usePageScan } from '@alms/ui/barcode-field';
import { Button } from '@alms/ui/button';
import { Checkbox } from '@alms/ui/checkbox';
import { Form } from '@alms/ui/form';
import { useMessages } from '@alms/ui/i18n';
import { CriticalGlyph, Icon } from '@alms/ui/icon';
import { Segmented } from '@alms/ui/segmented';
import { TextField } from '@alms/ui/text-field';
import { useId, useRef, useState } from 'react';
import { IndexFields, indicesFrom, unreadableIndices } from '../../shared/index-fields/index.ts';
import { onDemand } from '../../shared/on-demand/index.ts';
import { ConditionGroup } from './condition-group.tsx';
import { isTemperature, temperatureFrom } from './temperature.ts';
import type { RejectRunDialogProps } from './reject-run-dialog.tsx';
import { ScanRun } from './scan-run.tsx';
import { ScanSound, sounds, type ScanSoundProps, type ScanTone } from './scan-sound.tsx';
import { useScanRun, type RunEntry, type ScanActions, type ScanIntent } from './use-scan-run.ts';
import { sampleTrackingMessages } from './words/index.ts';
import * as S from './sample-tracking.styles.ts';

/** Loaded after the screen: a batch is rejected rarely. */
const RejectRunDialog = onDemand<RejectRunDialogProps>(
  async () => (await import('./reject-run-dialog.tsx')).RejectRunDialog,
  ({ open }) => open,
);

export interface ScanBarProps extends ScanActions {
  /** Whether the user may receive specimens. */
  mayReceive: boolean;
  /** When scans sound, and how. When omitted, they are silent. */
  sound?: (ScanSoundProps & { onPlay: (tone: ScanTone) => void }) | undefined;
}

const nothing: ArrivalCondition = { codes: [], note: '' };
const isEntered = (typed: ArrivalCondition) => isRecorded(conditionFrom(typed));

/** The typed condition as it is sent. */
function conditionFrom({
  codes,
  note,
  indices: typed,
  temperature = '',
}: ArrivalCondition): ArrivalCondition {
  const indices = indicesFrom(typed ?? {});
  return {
    codes,
    note: note.trim(),
    ...(indices && { indices }),
    ...(temperature.trim() !== '' && { temperature: temperatureFrom(temperature) }),
  };
}

/**
 * Input for barcode scanners, which type fast and end with Enter. The field has the focus on
 * arrival, and a scan is accepted anywhere on the page. The field is cleared immediately for the
 * next label. The outcome of the last scan is shown below, and all scans to receive or reject in a
 * running list, where a receipt can be undone and specimens rejected together.
 *
 * A condition applies only to the next scan unless set otherwise, because it says nothing about
 * other specimens.
 */
export function ScanBar({ mayReceive, sound, ...actions }: ScanBarProps) {
  const words = useMessages(sampleTrackingMessages);
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [intent, setIntent] = useState<ScanIntent>(mayReceive ? 'receive' : 'open');
  const conditionId = useId();
  const [isConditionOpen, setConditionOpen] = useState(false);
  const [condition, setCondition] = useState(nothing);
  const [keep, setKeep] = useState(false);
  const [rejecting, setRejecting] = useState<readonly RunEntry[]>();
  const mayReject = actions.onReject !== undefined;
  const run = useScanRun(actions, (tone) => {
    if (sound && sounds(sound.value, tone)) sound.onPlay(tone);
  });

  const send = async (code = typed) => {
    const accession = code.trim();
    const noted =
      isConditionOpen && intent === 'receive' && isEntered(condition)
        ? conditionFrom(condition)
        : undefined;
    setMissing(accession === '');
    if (accession === '') return field.current?.focus();
    if (noted && temperaturesIn(noted.codes)) {
      setTyped(accession);
      return run.refuse(words.scanRefused({ accession, reason: words.oneTemperature }));
    }
    if (noted && unreadableIndices(noted.indices ?? {}).length > 0) {
      setTyped(accession);
      return run.refuse(words.scanRefused({ accession, reason: words.indexInvalid }));
    }
    const { temperature } = noted ?? {};
    const isInvalid = temperature !== undefined && !isTemperature(temperature);
    if (noted && (isInvalid || contradictsTemperature(noted))) {
      setTyped(accession);
      const reason = isInvalid ? words.temperatureInvalid : words.temperatureContradicts;
      return run.refuse(words.scanRefused({ accession, reason }));
    }
    setTyped('');
    if (!keep) setCondition(nothing);
    const { status } = await run.perform({
      accession,
      intent,
      ...(noted && { condition: noted }),
    });
    // The condition of a specimen that was not received need not be entered again.
    if (noted && status !== 'done') setCondition((now) => (isEntered(now) ? now : noted));
  };
  usePageScan((code) => void send(code));

  const closeRejection = () => {
    setRejecting(undefined);
    field.current?.focus();
  };
  const { tone, text } = run.said ?? {
    text: intent === 'reject' ? words.scanHintReject : words.scanHint,
  };
  const intents = [
    ...(mayReceive ? [{ value: 'receive' as const, label: words.intentReceive }] : []),
    ...(mayReject ? [{ value: 'reject' as const, label: words.intentReject }] : []),
    { value: 'open' as const, label: words.intentOpen },
  ];

  return (
    <>
      <Form onSubmit={() => void send()} aria-label={words.scanLabel}>
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
          {intents.length > 1 && (
            <Segmented
              label={words.scanIntent}
              size="large"
              value={intent}
              onValueChange={setIntent}
              options={intents}
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
          {sound && <ScanSound value={sound.value} onValueChange={sound.onValueChange} />}
          {intent === 'receive' && isConditionOpen && (
            <div id={conditionId} data-part="condition">
              <ConditionGroup
                value={condition.codes}
                onValueChange={(codes) => setCondition({ ...condition, codes })}
              />
              <TextField
                label={words.temperature}
                hint={words.temperatureHint}
                trailing="°C"
                inputMode="decimal"
                optional
                autoComplete="off"
                value={condition.temperature ?? ''}
                onChange={(event) =>
                  setCondition({ ...condition, temperature: event.target.value })
                }
              />
              <IndexFields
                value={condition.indices ?? {}}
                onValueChange={(indices) => setCondition({ ...condition, indices })}
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
          <div data-part="outcome" data-tone={tone}>
            <p role="status">{tone !== 'critical' && text}</p>
            {/* Errors interrupt a screen reader: with the next scan they would not be read. */}
            <p role="alert">
              {tone === 'critical' && (
                <>
                  <Icon glyph={CriticalGlyph} size="small" />
                  {text}
                </>
              )}
            </p>
          </div>
          <ScanRun
            entries={run.entries}
            onOpen={(accession) => void run.perform({ accession, intent: 'open' })}
            onRepeat={(entry) => {
              field.current?.focus();
              void run.repeat(entry);
            }}
            onUndo={
              run.undo &&
              ((entry) => {
                field.current?.focus();
                void run.undo?.(entry);
              })
            }
            rejection={
              run.reject && {
                onSelect: run.choose,
                onClear: () => {
                  field.current?.focus();
                  run.clear();
                },
                onReject: () => setRejecting(run.chosen),
              }
            }
          />
        </S.Scan>
      </Form>
      {run.reject && (
        <RejectRunDialog
          open={rejecting !== undefined}
          onClose={closeRejection}
          chosen={rejecting ?? []}
          onReject={run.reject}
        />
      )}
    </>
  );
}

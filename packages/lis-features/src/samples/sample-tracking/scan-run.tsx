import { Button } from '@alms/ui/button';
import { useMessages } from '@alms/ui/i18n';
import { CheckGlyph, CriticalGlyph, Icon } from '@alms/ui/icon';
import { sampleTrackingMessages } from './words/index.ts';
import * as S from './sample-tracking.styles.ts';

/** A scan to receive a specimen, made since the page was opened. */
export interface RunEntry {
  /** Number of the scan. */
  place: number;
  accession: string;
  /** `failed`: the specimen was not received, with the reason. */
  state: 'submitting' | 'received' | 'failed';
  reason?: string;
}

/** Latest scans shown; the counts include earlier ones. */
const SHOWN = 10;

export interface ScanRunProps {
  /** Scans to receive, latest first. */
  entries: readonly RunEntry[];
  onOpen: (accession: string) => void;
}

/** Running list of the specimens received since the page was opened, latest first. */
export function ScanRun({ entries, onOpen }: ScanRunProps) {
  const words = useMessages(sampleTrackingMessages);
  const countOf = (state: RunEntry['state']) =>
    entries.filter((entry) => entry.state === state).length;
  const failed = countOf('failed');
  if (entries.length === 0) return null;
  return (
    <S.Run aria-label={words.runList}>
      <p data-part="counts">
        <b>{words.runReceived({ count: countOf('received') })}</b>
        {failed > 0 && <span data-tone="critical">{words.runFailed({ count: failed })}</span>}
      </p>
      <ol>
        {entries.slice(0, SHOWN).map(({ place, accession, state, reason }) => (
          <li key={place} data-tone={state === 'failed' ? 'critical' : undefined}>
            {state === 'received' && <Icon glyph={CheckGlyph} size="small" />}
            {state === 'failed' && <Icon glyph={CriticalGlyph} size="small" />}
            <bdi data-part="number">{accession}</bdi>
            <span data-part="reason">{state === 'submitting' ? words.runSubmitting : reason}</span>
            <Button
              variant="quiet"
              size="small"
              aria-label={words.runOpenNamed({ accession })}
              onClick={() => onOpen(accession)}
            >
              {words.intentOpen}
            </Button>
          </li>
        ))}
      </ol>
    </S.Run>
  );
}

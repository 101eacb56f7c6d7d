import { Button } from '@alms/ui/button';
import { Form } from '@alms/ui/form';
import { useMessages } from '@alms/ui/i18n';
import type { Submission } from '@alms/ui/resource';
import { Segmented } from '@alms/ui/segmented';
import { TextField } from '@alms/ui/text-field';
import { useState } from 'react';
import { useFormWords } from '../../shared/lis-form/index.js';
import { trackingMessages } from './tracking.messages.js';
import * as S from './tracking.styles.js';

/** What a scan does with the specimen it names. */
export type ScanIntent = 'receive' | 'open';

export interface ScanBarProps {
  /** Whether this person may receive; otherwise a scan only opens. */
  mayReceive: boolean;
  onScan: (scan: { accession: string; intent: ScanIntent }) => void;
  /** How the last scan went. */
  scan: Submission;
}

/**
 * Where a scanner types: fast, and ending with Enter. The field is empty again at once, for the next label; what became of the last one is
 * said beneath it, with its number, for the label may already be out of sight.
 */
export function ScanBar({ mayReceive, onScan, scan }: ScanBarProps) {
  const words = useMessages(trackingMessages);
  const { refusalText, failureText } = useFormWords(words, undefined);
  const [typed, setTyped] = useState('');
  const [intent, setIntent] = useState<ScanIntent>(mayReceive ? 'receive' : 'open');
  const [last, setLast] = useState<{ accession: string; intent: ScanIntent }>();

  const send = () => {
    const accession = typed.trim();
    if (accession === '') return;
    setTyped('');
    setLast({ accession, intent });
    onScan({ accession, intent });
  };

  const outcome = (): { tone?: 'critical' | 'positive'; text: string } => {
    if (!last || scan.status === 'idle') return { text: words.scanHint };
    const { accession } = last;
    switch (scan.status) {
      case 'submitting':
        return { text: words.scanning({ accession }) };
      case 'done':
        return { tone: 'positive', text: last.intent === 'receive' ? words.scannedReceived({ accession }) : words.scannedOpened({ accession }) };
      case 'rejected':
        return { tone: 'critical', text: words.scanRefused({ accession, reason: refusalText(scan) }) };
      case 'failed':
        return { tone: 'critical', text: words.scanRefused({ accession, reason: failureText(scan.error) }) };
    }
  };
  const { tone, text } = outcome();

  return (
    <Form onSubmit={send} aria-label={words.scanLabel}>
      <S.Scan>
        <TextField
          label={words.scanLabel}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        {mayReceive && (
          <Segmented
            label={words.scanIntent}
            size="large"
            value={intent}
            onValueChange={setIntent}
            options={[{ value: 'receive', label: words.intentReceive }, { value: 'open', label: words.intentOpen }]}
          />
        )}
        <Button type="submit" size="large">{words.scanButton}</Button>
        <p data-part="outcome" role="status" data-tone={tone}>{text}</p>
      </S.Scan>
    </Form>
  );
}

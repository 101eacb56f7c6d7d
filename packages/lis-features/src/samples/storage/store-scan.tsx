import { BarcodeField } from '@alms/ui/barcode-field';
import { useMessages } from '@alms/ui/i18n';
import { idle, type Submission } from '@alms/ui/resource';
import { useState } from 'react';
import { useFormWords } from '../../shared/lis-form/index.ts';
import { storageMessages } from './words/index.ts';
import * as S from './storage.styles.ts';

export interface StoreScanProps {
  /** Position for the next specimen; undefined when the box is full. */
  target: string | undefined;
  /**
   * Stores the specimen with this number at a position. Must not reject; resolves once the box is
   * updated.
   */
  onStore: (scan: { accession: string; position: string }) => Promise<Submission>;
}

/** Stores specimens scan by scan. Shows the next position and the outcome of the last scan. */
export function StoreScan({ target, onStore }: StoreScanProps) {
  const words = useMessages(storageMessages);
  const { refusalText, failureText } = useFormWords(words, undefined);
  const [last, setLast] = useState<{ accession: string; position: string }>();
  const [outcome, setOutcome] = useState<Submission>(idle);

  const store = async (accession: string) => {
    if (target === undefined || outcome.status === 'submitting') return;
    const scan = { accession, position: target };
    setLast(scan);
    setOutcome({ status: 'submitting' });
    setOutcome(await onStore(scan));
  };

  const message = (): { tone?: 'critical' | 'positive'; text: string } => {
    if (!last) return { text: '' };
    const { accession } = last;
    switch (outcome.status) {
      case 'idle':
        return { text: '' };
      case 'submitting':
        return { text: words.storing(last) };
      case 'done':
        return { tone: 'positive', text: words.storedAt(last) };
      case 'rejected': {
        const by =
          outcome.formError === 'storage_position_taken'
            ? outcome.fieldErrors['taken_by']
            : undefined;
        return {
          tone: 'critical',
          text:
            by === undefined
              ? words.notStored({ accession, reason: refusalText(outcome) })
              : words.takenBy({ ...last, by }),
        };
      }
      case 'failed':
        return {
          tone: 'critical',
          text: words.notStored({ accession, reason: failureText(outcome.error) }),
        };
    }
  };
  const { tone, text } = message();

  return (
    <S.Scan>
      <BarcodeField
        label={words.scanToStore}
        disabled={target === undefined}
        onScan={(code) => void store(code)}
      />
      <div role="status">
        <p data-part="next">
          {target === undefined ? words.boxFull : words.nextIs({ position: target })}
        </p>
        <p data-part="outcome" data-tone={tone}>
          {text}
        </p>
      </div>
    </S.Scan>
  );
}

import type { ImportRow } from '@alms/lis-domain/interfaces/result-import';
import { Chip } from '@alms/ui/chip';
import { useMessages } from '@alms/ui/i18n';
import { HoldGlyph } from '@alms/ui/icon';
import { Inline } from '@alms/ui/inline';
import { ClinicalFlag } from '../../shared/clinical-flag/index.ts';
import { resultImportMessages } from './words/index.ts';
import { useRefusalWords } from './use-refusal-words.ts';

/** Expected or actual outcome of a row, or why it is rejected. */
export function RowOutcome({ row }: { row: ImportRow }) {
  const words = useMessages(resultImportMessages);
  const refusalWords = useRefusalWords();
  const { status, outcome } = row;
  if (status === 'unmapped') return words.unmappedBody;
  if (status === 'ignored') return words.ignoredBody;
  if (status === 'refused') return refusalWords(row);
  if (outcome === null) return words.outcomeUnknown;
  const isHeld = outcome.status === 'held';
  const next =
    status === 'ready'
      ? words[isHeld ? 'willBeHeld' : 'willWait']
      : words[isHeld ? 'isHeld' : 'isEntered'];
  return (
    <Inline gap="s2">
      <ClinicalFlag flag={outcome.flag} reason={outcome.flag_reason} spelled />
      {isHeld ? (
        <Chip tone="caution" glyph={HoldGlyph}>
          {next}
        </Chip>
      ) : (
        <span>{next}</span>
      )}
    </Inline>
  );
}

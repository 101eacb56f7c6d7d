import type { ImportRow } from '@alms/lis-domain/interfaces/result-import';
import { Chip } from '@alms/ui/chip';
import { useMessages } from '@alms/ui/i18n';
import { HoldGlyph } from '@alms/ui/icon';
import { Inline } from '@alms/ui/inline';
import { Text } from '@alms/ui/text';
import { ClinicalFlag } from '../../shared/clinical-flag/index.ts';
import { resultImportMessages } from './words/index.ts';
import { useRefusalWords } from './use-refusal-words.ts';

/** Expected or actual outcome of a row, or why it is rejected. */
export function RowOutcome({ row }: { row: ImportRow }) {
  const words = useMessages(resultImportMessages);
  const refusalWords = useRefusalWords();
  const { status, outcome, index } = row;
  if (status === 'unmapped') return words.unmappedBody;
  if (status === 'ignored') return words.ignoredBody;
  if (status === 'refused') return refusalWords(row);
  if (index) return words[status === 'ready' ? 'indexReady' : 'indexEntered'];
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
      {outcome.interference !== null && (
        <Text as="span" tone="muted">
          {words[`interference_${outcome.interference}`]}
        </Text>
      )}
    </Inline>
  );
}

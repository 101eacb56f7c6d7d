import type { CheckOutcome, Result } from '@alms/lis-domain/results';
import { Button } from '@alms/ui/button';
import { Chip, type ChipProps } from '@alms/ui/chip';
import { Dialog } from '@alms/ui/dialog';
import { useMessages } from '@alms/ui/i18n';
import { CheckGlyph, HoldGlyph, InfoGlyph, WarningGlyph } from '@alms/ui/icon';
import { IntervalText } from '../../shared/interval-text/index.ts';
import { SecondValue } from '../../shared/second-value/index.ts';
import { UncertaintyLine } from '../../shared/uncertainty/index.ts';
import { checksMessages } from './words/checks/index.ts';
import { checkKey, useCheckWords } from './use-check-words.ts';
import * as S from './entry.styles.ts';

export interface CheckDetailsProps {
  /** A result with a value. */
  result: Result;
  onClose: () => void;
}

/** A validation check that could not run must never look passed. */
const LOOKS: Record<CheckOutcome, Pick<ChipProps, 'tone' | 'glyph'>> = {
  passed: { tone: 'neutral', glyph: CheckGlyph },
  warned: { tone: 'caution', glyph: WarningGlyph },
  held: { tone: 'caution', glyph: HoldGlyph },
  unknown: { tone: 'neutral', glyph: InfoGlyph },
};

/** All validation checks of an entered value, with outcome and reason. */
export function CheckDetails({ result, onClose }: CheckDetailsProps) {
  const words = useMessages(checksMessages);
  const check = useCheckWords();
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.title({ test: result.test.name })}
      actions={<Button onClick={onClose}>{words.close}</Button>}
    >
      {result.unrounded_value !== null && (
        <p>
          {words.rounded({ value: result.value_text ?? '', unrounded: result.unrounded_value })}
        </p>
      )}
      <SecondValue second={result.second} withInterval={result.test.result_type} />
      <UncertaintyLine result={result} />
      {result.checks === null ? (
        <p>{words.notKept}</p>
      ) : (
        <S.Checks aria-label={words.list}>
          {result.checks.map((each) => (
            <li key={checkKey(each)}>
              <b>{check.kind(each.kind)}</b>
              <Chip {...LOOKS[each.outcome]}>{check.outcome(each.outcome)}</Chip>
              <p>{check.sentence(each, result)}</p>
              {each.kind === 'interval' && result.range && (
                <IntervalText
                  range={result.range}
                  resultType={result.test.result_type}
                  withPopulation
                />
              )}
            </li>
          ))}
        </S.Checks>
      )}
    </Dialog>
  );
}

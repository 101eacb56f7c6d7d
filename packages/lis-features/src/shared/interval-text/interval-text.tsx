import type { RangeRow, ResultType } from '@alms/lis-domain/catalogue';
import { useMessages } from '@alms/ui/i18n';
import { t } from '@alms/ui/theme';
import { styled } from 'styled-components';
import { intervalFigures } from './interval-figures.ts';
import { intervalTextMessages } from './words/index.ts';
import { useConditionWord, usePopulationWords } from './use-population-words.ts';

const Root = styled.span`
  font-variant-numeric: tabular-nums;
  bdi {
    white-space: nowrap;
  }
  small {
    display: block;
    color: ${t.color.textMuted};
    font-size: ${t.size.s1};
    line-height: ${t.line.s1};
  }
`;

export interface IntervalTextProps {
  /** The interval that applies, or null when none does: that is said in words, for it is a finding. */
  range: RangeRow | null;
  /** Of the test: a titer's limits are written as titers. */
  resultType: ResultType;
  /** Adds for whom it applies, on a line of its own: "for men from 18 years". A condition that it is for always stands there. @default false */
  withPopulation?: boolean;
}

/** A reference interval in figures, as it stands beside a result. Its picture is `ReferenceGauge`. */
export function IntervalText({ range, resultType, withPopulation = false }: IntervalTextProps) {
  const words = useMessages(intervalTextMessages);
  const populationWords = usePopulationWords();
  const conditionWord = useConditionWord();
  const figures = range && intervalFigures(range, resultType);
  return (
    <Root data-component="interval-text">
      {figures ? <bdi dir="ltr">{figures}</bdi> : words.none}
      {range && figures && !withPopulation && range.applies_to !== 'any' && (
        <small>{conditionWord(range.applies_to)}</small>
      )}
      {range && figures && withPopulation && (
        <small>{words.forPopulation({ population: populationWords(range) })}</small>
      )}
    </Root>
  );
}

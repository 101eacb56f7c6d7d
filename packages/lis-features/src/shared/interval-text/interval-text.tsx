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
  /** The applicable interval. Null when none applies, which is stated because it is a finding. */
  range: RangeRow | null;
  /** Result type of the test; limits of a titre are formatted as titres. */
  resultType: ResultType;
  /**
   * Whether to add the population on its own line: “for men from 18 years”. A condition is always
   * shown. @default false
   */
  withPopulation?: boolean;
}

/** Reference interval as text beside a result. For a graphical display use `ReferenceGauge`. */
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

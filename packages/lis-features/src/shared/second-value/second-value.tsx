import type { ResultType } from '@alms/lis-domain/catalogue';
import type { SecondValue as Converted } from '@alms/lis-domain/results';
import { t } from '@alms/ui/theme';
import { styled } from 'styled-components';
import { intervalFigures } from '../interval-text/index.ts';

const Root = styled.small`
  display: block;
  color: ${t.color.textMuted};
  font-size: ${t.size.s1};
  font-variant-numeric: tabular-nums;
  font-weight: ${t.weight.text};
  line-height: ${t.line.s1};
`;

export interface SecondValueProps {
  /** The value in the second unit of its test. Renders nothing without one. */
  second: Converted | undefined;
  /** Result type of the test; adds the interval in the second unit. */
  withInterval?: ResultType;
}

/** A result in the second unit of its test, below the value in the unit of the test. */
export function SecondValue({ second, withInterval }: SecondValueProps) {
  if (!second) return null;
  const figures = withInterval && second.range && intervalFigures(second.range, withInterval);
  return (
    <Root data-component="second-value">
      <bdi>
        {second.value_text} {second.unit_display}
      </bdi>
      {figures && (
        <>
          {' ('}
          <bdi dir="ltr">{figures}</bdi>
          {')'}
        </>
      )}
    </Root>
  );
}

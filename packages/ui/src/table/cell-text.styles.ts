import { styled } from 'styled-components';
import { t } from '../theme/index.ts';

export const Root = /* @__PURE__ */ styled.span`
  display: ${t.density.note};
  align-items: center;
  column-gap: ${t.space.s2};
  min-inline-size: 0;
  overflow-wrap: anywhere;
  [data-align='end'] > & {
    justify-content: end;
  }
  > :first-child {
    flex: none;
    min-inline-size: 0;
    max-inline-size: 100%;
  }
  /* A chip is no higher than a line, so that it fits a row with a note. */
  > :first-child > [data-component='chip'] {
    margin-block: -2px;
  }
  > small {
    min-inline-size: 0;
    overflow: ${t.density.overflow};
    color: ${t.color.textMuted};
    font-size: ${t.size.s1};
    line-height: ${t.line.s1};
    font-weight: ${t.weight.text};
    text-overflow: ellipsis;
    white-space: ${t.density.wrap};
  }
`;

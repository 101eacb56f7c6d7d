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

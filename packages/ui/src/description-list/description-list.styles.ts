import { styled } from 'styled-components';
import { t } from '../theme/index.ts';

export const Root = /* @__PURE__ */ styled.dl`
  min-inline-size: 0;
  overflow-wrap: anywhere;

  & > div {
    min-inline-size: 0;
  }
  & > div > dt {
    color: ${t.color.textMuted};
  }
  & > div > dd {
    font-weight: ${t.weight.medium};
    font-variant-numeric: tabular-nums;
  }

  &[data-layout='inline'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${t.space.s2} ${t.space.s5};
  }
  &[data-layout='inline'] > div > dt {
    font-size: ${t.size.s1};
    line-height: ${t.line.s1};
  }

  &[data-layout='stacked'] > div {
    display: grid;
    grid-template-columns: minmax(7rem, 1fr) minmax(0, 2fr);
    gap: ${t.space.s1} ${t.space.s4};
    padding-block: ${t.space.s2};
  }
  &[data-layout='stacked'] > div:first-child {
    padding-block-start: 0;
  }
  &[data-layout='stacked'] > div:last-child {
    padding-block-end: 0;
  }
  &[data-layout='stacked'] > div + div {
    border-block-start: 1px solid ${t.color.border};
  }

  &[data-layout='grid'] {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(12rem, 100%), 1fr));
    gap: ${t.space.s3} ${t.space.s5};
  }
  &[data-layout='grid'] > div > dt {
    font-size: ${t.size.s1};
    line-height: ${t.line.s1};
  }
`;

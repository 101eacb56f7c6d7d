import { t } from '@alms/ui/theme';
import { styled } from 'styled-components';

export const Cards = /* @__PURE__ */ styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr));
  gap: ${t.space.s4};
  padding: 0;
  list-style: none;
  font-size: ${t.size.s3};
  line-height: ${t.line.s3};

  > li {
    display: grid;
    align-content: start;
    gap: ${t.space.s3};
    min-inline-size: 0;
    padding: ${t.space.s5};
    border: 1px solid ${t.color.border};
    border-radius: ${t.radius.card};
    background: ${t.color.surface};
    break-inside: avoid;
  }
  h2,
  h3,
  h4 {
    font-size: ${t.size.s3};
    line-height: ${t.line.s3};
    font-weight: ${t.weight.strong};
    overflow-wrap: anywhere;
  }
`;

export const Facts = /* @__PURE__ */ styled.div`
  display: grid;
  gap: ${t.space.s1};
  min-inline-size: 0;
  color: ${t.color.text};
  font-variant-numeric: tabular-nums;

  [data-part='due'] {
    font-size: ${t.size.s4};
    line-height: ${t.line.s4};
    font-weight: ${t.weight.strong};
    letter-spacing: -0.006em;
  }
  [data-part='terms'] {
    color: ${t.color.textMuted};
  }
  dl {
    display: grid;
    gap: 6px;
    margin-block-start: ${t.space.s3};
  }
  dl > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    column-gap: ${t.space.s4};
  }
  dt {
    color: ${t.color.textMuted};
  }
  dd {
    font-weight: ${t.weight.figure};
    text-align: end;
  }
  [data-lacking] > dd {
    color: ${t.color.textMuted};
    font-weight: ${t.weight.text};
  }
`;

import { styled } from 'styled-components';
import { toneVariables } from '../internal/index.ts';
import { t } from '../theme/index.ts';

export const Root = /* @__PURE__ */ styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${t.space.s4};
  min-inline-size: 0;

  [data-part='days'] > div + div {
    margin-block-start: ${t.space.s2};
  }
  [data-part='day'] {
    margin-block-end: ${t.space.s2};
    color: ${t.color.textMuted};
    font-size: ${t.size.s1};
    line-height: ${t.line.s1};
    font-weight: ${t.weight.medium};
  }

  li {
    ${toneVariables} display: grid;
    grid-template-columns: 2.75rem 20px minmax(0, 1fr);
    column-gap: ${t.space.s3};
    outline: none;
  }
  li:focus-visible {
    outline: 2px solid ${t.color.focus};
    outline-offset: 2px;
    border-radius: ${t.radius.small};
  }
  time {
    padding-block-start: 1px;
    color: ${t.color.textMuted};
    font-variant-numeric: tabular-nums;
    text-align: end;
  }

  /* The line connects the icons and ends at the last entry of a day. */
  [data-part='rail'] {
    display: grid;
    grid-template-rows: 22px 1fr;
    justify-items: center;
  }
  [data-part='rail']::after {
    content: '';
    inline-size: 1px;
    background: ${t.color.border};
  }
  li:last-child > [data-part='rail']::after {
    display: none;
  }
  [data-part='dot'] {
    align-self: center;
    inline-size: 9px;
    block-size: 9px;
    border: 2px solid ${t.color.borderStrong};
    border-radius: ${t.radius.full};
    background: ${t.color.surface};
  }
  [data-part='rail'] > svg {
    align-self: center;
    color: var(--tone-text);
  }

  [data-part='words'] {
    min-inline-size: 0;
    padding-block: 1px ${t.space.s4};
    overflow-wrap: anywhere;
  }
  [data-part='title'] {
    font-weight: ${t.weight.medium};
  }
  [data-part='who'] {
    color: ${t.color.textMuted};
  }
  [data-part='detail'] {
    margin-block-start: 2px;
    color: ${t.color.textMuted};
  }
  li[data-tone='critical'] [data-part='title'],
  li[data-tone='caution'] [data-part='title'] {
    color: var(--tone-text);
  }
  & > [data-part='more'] {
    justify-self: start;
  }

  @media print {
    li {
      break-inside: avoid;
    }
    & > [data-part='more'] {
      display: none;
    }
  }
  @media (forced-colors: active) {
    [data-part='rail']::after {
      background: CanvasText;
    }
  }
`;

import { styled } from 'styled-components';
import { t } from '../theme/index.ts';

/** Positions are CSS variables in percent, because only they differ for every value. */
export const Root = /* @__PURE__ */ styled.span`
  position: relative;
  display: block;
  inline-size: 100%;
  min-inline-size: 96px;
  block-size: 16px;

  &::before {
    content: '';
    position: absolute;
    inset-inline: 0;
    inset-block: 6px;
    border-radius: 2px;
    background: ${t.chart.track};
  }
  &[data-unknown] {
    block-size: auto;
    min-block-size: 16px;
    color: ${t.color.textMuted};
    font-size: ${t.size.s1};
    line-height: ${t.line.s1};
  }
  &[data-unknown]::before {
    display: none;
  }
  [data-part='band'] {
    position: absolute;
    inset-block: 5px;
    inset-inline-start: calc(var(--from) * 1%);
    inline-size: calc((var(--to) - var(--from)) * 1%);
    border-radius: 2px;
    background: ${t.chart.normal};
  }
  [data-part='limit'] {
    position: absolute;
    inset-block: 3px;
    inset-inline-start: calc(var(--at) * 1%);
    inline-size: 2px;
    margin-inline-start: -1px;
    background: ${t.tone.critical.solid};
  }
  [data-part='previous'] {
    position: absolute;
    inset-block-start: 4px;
    inset-inline-start: calc(var(--at) * 1%);
    inline-size: 8px;
    block-size: 8px;
    margin-inline-start: -4px;
    border: 1.5px solid ${t.color.textMuted};
    border-radius: 50%;
    background: ${t.color.surface};
  }
  [data-part='value'] {
    position: absolute;
    inset-block-start: 1px;
    inset-inline-start: calc(var(--at) * 1%);
    margin-inline-start: -7px;
  }
  /* An expected value has the text colour. */
  [data-part='value']:not([data-tone]) {
    color: ${t.color.text};
  }
  @media (forced-colors: active) {
    &::before,
    [data-part='band'],
    [data-part='limit'] {
      forced-color-adjust: none;
      background: GrayText;
    }
    [data-part='limit'] {
      background: Highlight;
    }
  }
`;

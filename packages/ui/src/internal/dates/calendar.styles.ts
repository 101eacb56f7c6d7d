import { styled } from 'styled-components';
import { t } from '../../theme/index.ts';

/** Higher specificity than the styles of a surrounding field. */
export const Root = /* @__PURE__ */ styled.div`
  inline-size: 18rem;
  max-inline-size: 100%;
  margin-inline: auto;
  font-size: ${t.size.s2};
  line-height: ${t.line.s2};

  [data-part='month'] {
    display: flex;
    align-items: center;
    gap: ${t.space.s1};
    margin-block-end: ${t.space.s2};
  }
  /* As wide as the longest option: month names are longer than years. */
  && select {
    flex: 1 1 auto;
    min-inline-size: 0;
    min-block-size: 36px;
    padding: 0 ${t.space.s2};
    border: 1px solid ${t.color.border};
    border-radius: ${t.radius.control};
    background: ${t.color.surface};
    color: ${t.color.text};
    font: inherit;
    font-weight: ${t.weight.medium};
    appearance: auto;
  }
  && select:focus-visible {
    outline: 2px solid ${t.color.focus};
    outline-offset: 1px;
  }
  && button {
    display: grid;
    place-items: center;
    min-block-size: 36px;
    padding: 0;
    border: 1px solid transparent;
    border-radius: ${t.radius.control};
    background: none;
    color: ${t.color.text};
    font: inherit;
    font-variant-numeric: tabular-nums;
    cursor: pointer;
    &:hover {
      background: ${t.color.hover};
    }
    &:focus-visible {
      outline: 2px solid ${t.color.focus};
      outline-offset: -1px;
    }
  }
  [data-part='month'] > button {
    inline-size: 36px;
    flex: none;
  }

  table {
    inline-size: 100%;
    border-collapse: collapse;
    table-layout: fixed;
  }
  th {
    padding-block: ${t.space.s1};
    color: ${t.color.textMuted};
    font-size: ${t.size.s1};
    line-height: ${t.line.s1};
    font-weight: ${t.weight.medium};
    text-align: center;
  }
  td {
    padding: 1px 0;
  }
  && td > button {
    inline-size: 100%;
  }
  && td > button[data-outside] {
    color: ${t.color.textMuted};
  }
  && td > button[aria-current='date'] {
    border-color: ${t.color.borderStrong};
    font-weight: ${t.weight.strong};
  }
  && td > button[aria-disabled='true'] {
    color: ${t.color.textMuted};
    text-decoration: line-through;
    cursor: not-allowed;
  }
  && td > button[data-between] {
    border-radius: 0;
    background: ${t.brand.tintStrong};
  }
  && td > button[data-chosen] {
    background: ${t.brand.solid};
    color: ${t.brand.on};
    font-weight: ${t.weight.strong};
  }
  && td > button[data-chosen]:hover {
    background: ${t.brand.solidHover};
  }

  [data-part='foot'] {
    display: flex;
    align-items: center;
    gap: ${t.space.s3};
    margin-block-start: ${t.space.s2};
    min-block-size: 36px;
  }
  [data-part='foot'] > p {
    flex: 1;
    min-inline-size: 0;
    color: ${t.color.textMuted};
  }
  && [data-part='foot'] > button {
    padding-inline: ${t.space.s3};
    border-color: ${t.color.border};
    font-weight: ${t.weight.medium};
  }

  @media (pointer: coarse) {
    inline-size: 20rem;
    && button,
    && select {
      min-block-size: 44px;
    }
  }
  @media (forced-colors: active) {
    && td > button[data-chosen] {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
    && td > button[data-between] {
      border-block: 2px solid Highlight;
    }
    && td > button[aria-disabled='true'] {
      color: GrayText;
    }
  }
`;

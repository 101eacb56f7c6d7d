import { styled } from 'styled-components';
import { t } from '../theme/index.ts';

export const Root = /* @__PURE__ */ styled.div`
  display: inline-flex;
  max-inline-size: 100%;
  padding: 2px;
  border: 1px solid ${t.color.border};
  border-radius: ${t.radius.control};
  background: ${t.color.sunken};
  font-size: ${t.size.s2};
  line-height: ${t.line.s2};

  > label {
    position: relative;
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 6px;
    min-inline-size: 0;
    min-block-size: calc(${t.density.control} - 6px);
    padding: 0 ${t.space.s3};
    border-radius: ${t.radius.small};
    color: ${t.color.textMuted};
    font-weight: ${t.weight.medium};
    text-align: center;
    cursor: pointer;
    transition: background-color ${t.motion.fast} ${t.motion.ease};
  }
  /* Transparent and over the whole segment, so that touch exploration finds it. */
  input {
    appearance: none;
    position: absolute;
    inset: 0;
    border-radius: inherit;
    cursor: inherit;
    outline-offset: 1px;
  }
  > label:hover {
    color: ${t.color.text};
  }
  > label:has(:checked) {
    /* In the dark scheme raised and sunken surfaces are too similar to show the selection. */
    background: light-dark(${t.color.raised}, ${t.color.border});
    color: ${t.color.text};
    box-shadow:
      0 0 0 1px ${t.color.border},
      0 1px 2px oklch(0.2 0.02 255 / 0.08);
  }
  > label:has(:disabled) {
    color: ${t.color.textMuted};
    opacity: 0.6;
    cursor: not-allowed;
  }
  [data-part='count'] {
    flex: none;
    display: inline-grid;
    place-items: center;
    min-inline-size: 22px;
    block-size: 20px;
    padding-inline: 6px;
    border-radius: ${t.radius.full};
    font-size: ${t.size.s1};
    line-height: 1;
    font-weight: ${t.weight.strong};
    font-variant-numeric: tabular-nums;
  }
  :checked ~ [data-part='count'] {
    background: ${t.color.sunken};
    color: ${t.color.textMuted};
  }

  &[data-size='large'] > label {
    min-block-size: 38px;
    padding-inline: ${t.space.s4};
  }
  &[data-wide] {
    display: flex;
    > label {
      flex: auto;
      padding-inline: ${t.space.s2};
    }
  }
  /* Four or more options may wrap in narrow containers. */
  &:has(> label:nth-of-type(4)) {
    flex-wrap: wrap;
  }
  @media (forced-colors: active) {
    > label:has(:checked) {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
`;

import { styled } from 'styled-components';
import { fieldNotes } from '../field/index.ts';
import { visuallyHidden } from '../internal/index.ts';
import { t } from '../theme/index.ts';

export const Root = /* @__PURE__ */ styled.fieldset`
  position: relative;
  display: grid;
  row-gap: 6px;
  min-inline-size: 0;
  padding: 0;
  border: 0;
  font-size: ${t.size.s3};
  line-height: ${t.line.s3};

  > legend {
    padding: 0;
    margin-block-end: 6px;
    font-weight: ${t.weight.medium};
  }
  &[data-label='hidden'] > legend {
    ${visuallyHidden}
  }
  ${fieldNotes}
  &[data-dense] {
    font-size: ${t.size.s2};
    line-height: ${t.line.s2};
  }

  [data-part='row'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    column-gap: ${t.space.s3};
    row-gap: ${t.space.s1};
  }
  [data-part='stars'] {
    display: flex;
    margin-inline-start: -6px;
  }
  [data-part='stars'] > label {
    position: relative;
    display: grid;
    place-items: center;
    inline-size: 36px;
    block-size: 36px;
    border-radius: ${t.radius.control};
    color: ${t.color.borderStrong};
    cursor: pointer;
    > svg {
      inline-size: 24px;
      block-size: 24px;
    }
    /* Transparent and over the whole star, so that touch exploration finds it. */
    > input {
      appearance: none;
      position: absolute;
      inset: 0;
      border-radius: inherit;
      cursor: inherit;
      outline-offset: -2px;
    }
  }
  /* The selected star and those before it. */
  [data-part='stars'] > label:is(:has(:checked), :has(~ label :checked)) {
    color: ${t.brand.solid};
    > svg {
      fill: currentColor;
    }
  }
  &:enabled [data-part='stars'] > label:is(:hover, :has(~ label:hover)) {
    color: ${t.brand.text};
  }
  &&:disabled [data-part='stars'] > label {
    color: ${t.color.textMuted};
    cursor: not-allowed;
  }
  &[aria-invalid='true'] [data-part='stars'] > label:not(:has(:checked), :has(~ label :checked)) {
    color: ${t.tone.critical.text};
  }
  [data-part='caption'] {
    min-inline-size: 5em;
  }

  @media (pointer: coarse) {
    [data-part='stars'] > label {
      inline-size: 44px;
      block-size: 44px;
    }
  }
  @media (forced-colors: active) {
    && [data-part='stars'] > label {
      forced-color-adjust: none;
      color: CanvasText;
    }
    && [data-part='stars'] > label:is(:has(:checked), :has(~ label :checked)) {
      color: Highlight;
    }
    &&&:disabled [data-part='stars'] > label {
      color: GrayText;
    }
  }
`;

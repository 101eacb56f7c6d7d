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

  [data-part='option'] {
    position: relative;
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    column-gap: 10px;
    align-items: start;
    > label {
      padding-block: ${t.space.s1};
      cursor: pointer;
    }
    /* Makes the whole option clickable, including its description. */
    > label::after {
      content: '';
      position: absolute;
      inset: 0;
    }
  }
  [data-part='description'] {
    grid-column: 2;
    color: ${t.color.textMuted};
    font-size: ${t.size.s2};
    line-height: ${t.line.s2};
    a {
      position: relative;
      z-index: 1;
    }
  }

  input {
    appearance: none;
    inline-size: 20px;
    block-size: 20px;
    margin-block: calc((1lh + ${t.space.s2} - 20px) / 2);
    border: 1.5px solid ${t.color.borderStrong};
    border-radius: ${t.radius.full};
    background: ${t.color.surface};
    cursor: pointer;
    scroll-margin-block: 6rem;
    &:checked {
      border: 6px solid ${t.brand.solid};
      background: ${t.brand.on};
    }
    &:disabled {
      border-color: ${t.color.border};
      background: ${t.color.sunken};
      cursor: not-allowed;
    }
    &:disabled:checked {
      background: ${t.color.textMuted};
    }
    &:disabled ~ label {
      color: ${t.color.textMuted};
      cursor: not-allowed;
    }
  }
  &[aria-invalid='true'] input:not(:checked) {
    border-color: ${t.tone.critical.text};
  }

  &[data-variant='cards'] {
    [data-part='options'] {
      display: grid;
      grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
      gap: ${t.space.s4};
    }
    [data-part='option'] {
      align-content: start;
      row-gap: ${t.space.s1};
      padding: ${t.space.s4} ${t.space.s5};
      border: 1px solid ${t.color.border};
      border-radius: ${t.radius.card};
      background: ${t.color.surface};
      transition: background-color ${t.motion.fast} ${t.motion.ease};
      > label {
        font-weight: ${t.weight.strong};
      }
      &:hover {
        background: ${t.color.hover};
      }
      &:has(:checked) {
        border-color: ${t.brand.solid};
        box-shadow: 0 0 0 1px ${t.brand.solid};
        background: ${t.brand.tint};
      }
      &:has(:focus-visible) {
        outline: 2px solid ${t.color.focus};
        outline-offset: 3px;
      }
      input {
        outline: none;
      }
      [data-part='description'] {
        grid-column: 1 / -1;
      }
    }
    &[aria-invalid='true'] [data-part='option'] {
      border-color: ${t.tone.critical.text};
    }
  }

  @media (pointer: coarse) {
    &[data-variant='list'] [data-part='option'] > label {
      padding-block: 10px;
    }
    &[data-variant='list'] input {
      margin-block: calc((1lh + 20px - 20px) / 2);
    }
  }
  @media (forced-colors: active) {
    input {
      appearance: auto;
    }
    &[data-variant='cards'] [data-part='option']:has(:checked) {
      outline: 2px solid Highlight;
    }
  }
`;

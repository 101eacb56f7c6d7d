import { styled } from 'styled-components';
import { fieldNotes } from '../field/index.ts';
import { visuallyHidden } from '../internal/index.ts';
import { t } from '../theme/index.ts';

export const Root = /* @__PURE__ */ styled.div`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  min-inline-size: 0;
  font-size: ${t.size.s3};
  line-height: ${t.line.s3};

  > label {
    padding-block: ${t.space.s1};
    padding-inline-start: ${t.space.s3};
    cursor: pointer;
  }
  > p {
    grid-column: 2;
    padding-inline-start: ${t.space.s3};
  }
  ${fieldNotes}
  &[data-label='hidden'] > label {
    ${visuallyHidden}
  }
  &[data-dense] {
    font-size: ${t.size.s2};
    line-height: ${t.line.s2};
  }

  > input {
    appearance: none;
    display: inline-flex;
    inline-size: 40px;
    block-size: 24px;
    margin-block: calc((1lh + ${t.space.s2} - 24px) / 2);
    padding: 3px;
    border-radius: ${t.radius.full};
    background: ${t.color.borderStrong};
    cursor: pointer;
    scroll-margin-block: 6rem;
    transition: background-color ${t.motion.base} ${t.motion.ease};

    &::before {
      content: '';
      inline-size: 18px;
      block-size: 18px;
      border-radius: ${t.radius.full};
      background: ${t.brand.on};
      transition: translate ${t.motion.base} ${t.motion.ease};
    }
    &:checked {
      background: ${t.brand.solid};
    }
    &:checked::before {
      translate: 16px;
    }
    &:checked:dir(rtl)::before {
      translate: -16px;
    }
  }
  > [aria-invalid='true'] {
    box-shadow: 0 0 0 2px ${t.tone.critical.text};
  }
  > :disabled {
    opacity: 0.5;
    cursor: not-allowed;
    + label {
      color: ${t.color.textMuted};
      cursor: not-allowed;
    }
  }

  @media (pointer: coarse) {
    > label {
      padding-block: 10px;
    }
    > input {
      margin-block: calc((1lh + 20px - 24px) / 2);
    }
  }
  @media (forced-colors: active) {
    > input {
      border: 1px solid ButtonBorder;
      padding: 2px;
      background: ButtonFace;
    }
    > input::before {
      forced-color-adjust: none;
      background: ButtonText;
    }
    > input:checked {
      forced-color-adjust: none;
      background: Highlight;
    }
    > input:checked::before {
      background: HighlightText;
    }
  }
`;

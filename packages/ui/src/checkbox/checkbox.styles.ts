import { styled } from 'styled-components';
import { fieldNotes } from '../field/index.ts';
import { checkBox, visuallyHidden } from '../internal/index.ts';
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
    padding-inline-start: 10px;
    cursor: pointer;
  }
  > p {
    grid-column: 2;
    padding-inline-start: 10px;
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
    ${checkBox}
    margin-block: calc((1lh + ${t.space.s2} - 20px) / 2);
    scroll-margin-block: 6rem;
  }
  > [aria-invalid='true'] {
    border-color: ${t.tone.critical.text};
    box-shadow: 0 0 0 1px ${t.tone.critical.text};
  }
  > :disabled {
    border-color: ${t.color.border};
    background: ${t.color.sunken};
    color: ${t.color.textMuted};
    cursor: not-allowed;
    &:is(:checked, :indeterminate) {
      border-color: ${t.color.border};
      background: ${t.color.sunken};
    }
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
      margin-block: calc((1lh + 20px - 20px) / 2);
    }
  }
`;

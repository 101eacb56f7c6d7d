import { styled } from 'styled-components';
import { visuallyHidden } from '../internal/visually-hidden.ts';
import { t } from '../theme/index.ts';
import { fieldNotes } from './field-notes.styles.ts';

/**
 * Styles of all parts of a field. `data-part="box"` is the element with the border: the control
 * itself, or the element around a control and its affixes, icons and buttons.
 */
export const Root = /* @__PURE__ */ styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  row-gap: 6px;
  align-content: start;
  min-inline-size: 0;
  font-size: ${t.size.s3};
  line-height: ${t.line.s3};

  > * {
    grid-column: 1 / -1;
  }
  > label {
    grid-column: 1;
    font-weight: ${t.weight.medium};
  }
  > [data-part='label-trailing'] {
    grid-column: 2;
    padding-inline-start: ${t.space.s3};
  }
  &[data-label='hidden'] > label {
    ${visuallyHidden}
  }
  ${fieldNotes}

  [data-part='box'] {
    position: relative;
    inline-size: 100%;
    min-inline-size: 0;
    min-block-size: 44px;
    border: 1px solid ${t.color.borderStrong};
    border-radius: ${t.radius.control};
    background: ${t.color.surface};
    color: ${t.color.text};
    scroll-margin-block: 6rem;
  }
  :is(input, textarea, select) {
    padding-block: 0;
    padding-inline: ${t.space.s3};
    text-overflow: ellipsis;
    &::placeholder {
      color: ${t.color.textMuted};
      opacity: 1;
    }
    &:disabled {
      color: ${t.color.textMuted};
      opacity: 1;
      cursor: not-allowed;
    }
  }
  /* Entered text follows its own direction and is aligned to the page's start. */
  :is(input:not([dir]), textarea) {
    unicode-bidi: plaintext;
    text-align: -webkit-match-parent;
    text-align: match-parent;
  }
  /* Numbers run left to right in every language and are aligned to the page's start. */
  input[dir='ltr'] {
    font-variant-numeric: tabular-nums;
  }
  &:dir(rtl) input[dir='ltr'] {
    text-align: end;
  }
  textarea {
    display: block;
    padding-block: 9px;
    min-block-size: calc(3lh + 20px);
    resize: vertical;
  }
  > [data-part='count'] {
    grid-area: 3 / 2;
    padding-inline-start: ${t.space.s3};
    color: ${t.color.textMuted};
    font-size: ${t.size.s2};
    line-height: ${t.line.s2};
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
  > [data-part='count'] ~ [data-part='hint'] {
    grid-area: 3 / 1;
  }
  span[data-part='box'] {
    display: flex;
    align-items: stretch;
    > :is(input, select) {
      flex: 1;
      min-inline-size: 0;
      inline-size: 100%;
      border: 0;
      background: none;
      border-radius: inherit;
      outline: none;
    }
    > svg {
      align-self: center;
      margin-inline-start: 10px;
      color: ${t.color.textMuted};
      pointer-events: none;
    }
    > svg + input {
      padding-inline-start: ${t.space.s2};
    }
    > kbd {
      align-self: center;
      margin-inline-end: 6px;
    }
  }

  /* An empty search field shows its shortcut, a filled one the clear button. */
  input[type='search'] {
    appearance: none;
    &::-webkit-search-cancel-button {
      display: none;
    }
    &:placeholder-shown ~ button,
    &:not(:placeholder-shown) ~ kbd {
      display: none;
    }
    ~ button {
      padding-inline: 10px;
    }
  }
  select {
    appearance: none;
    padding-inline-end: ${t.space.s10};
    cursor: pointer;
  }
  option,
  optgroup {
    background: ${t.color.surface};
    color: ${t.color.text};
  }
  select ~ svg {
    position: absolute;
    inset-block: 0;
    inset-inline-end: 10px;
    block-size: 100%;
  }

  [data-part='affix'] {
    display: grid;
    place-items: center;
    padding-inline: ${t.space.s3};
    background: ${t.color.sunken};
    color: ${t.color.textMuted};
    white-space: nowrap;
    &:first-child {
      border-inline-end: 1px solid ${t.color.border};
      border-start-start-radius: 5px;
      border-end-start-radius: 5px;
    }
    &:last-child {
      border-inline-start: 1px solid ${t.color.border};
      border-start-end-radius: 5px;
      border-end-end-radius: 5px;
    }
  }
  [data-part='box'] button {
    display: flex;
    align-items: center;
    gap: ${t.space.s2};
    padding: 0 ${t.space.s3};
    border: 0;
    border-radius: 5px;
    background: none;
    color: ${t.color.textMuted};
    font-size: ${t.size.s2};
    font-weight: ${t.weight.medium};
    cursor: pointer;
    &:hover {
      color: ${t.color.text};
    }
    &:focus-visible {
      outline-offset: -3px;
    }
  }

  [data-part='box']:has(> :is(input, select):focus-visible) {
    outline: 2px solid ${t.color.focus};
    outline-offset: 2px;
  }
  [data-part='box']:is([aria-invalid='true'], :has(> [aria-invalid='true'])) {
    border-color: ${t.tone.critical.text};
    box-shadow: 0 0 0 1px ${t.tone.critical.text};
  }
  [data-part='box']:is(
    :disabled,
    :read-only:not(span, select),
    :has(> :is(:disabled, input:read-only))
  ) {
    background: ${t.color.sunken};
    border-color: ${t.color.border};
  }

  &[data-dense] {
    font-size: ${t.size.s2};
    line-height: ${t.line.s2};
    [data-part='box'] {
      min-block-size: ${t.density.control};
    }
    textarea {
      padding-block: 7px;
    }
    :is(input, select):not(span[data-part='box'] > *) {
      padding-inline: 10px;
    }
  }
  @media (forced-colors: active) {
    [data-part='box']:is([aria-invalid='true'], :has(> [aria-invalid='true'])) {
      border-width: 3px;
    }
    :disabled {
      color: GrayText;
    }
  }
`;

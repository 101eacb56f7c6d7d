import { css } from 'styled-components';
import { t } from '../../theme/index.ts';

/** Box around the editable date parts and the calendar button. */
export const dateBox = /* @__PURE__ */ css`
  &&& {
    align-items: center;
    padding-inline-start: 6px;
    flex-wrap: wrap;
  }
  /* Places the calendar below the whole box instead of its button. */
  anchor-name: --date-box;
  anchor-scope: --date-box;
  > [data-component='popover'] {
    position-anchor: --date-box;
  }
  &:has([role='spinbutton']:focus) {
    outline: 2px solid ${t.color.focus};
    outline-offset: 2px;
  }
  &:has([role='spinbutton'][aria-invalid='true']) {
    border-color: ${t.tone.critical.text};
    box-shadow: 0 0 0 1px ${t.tone.critical.text};
  }
  &&[data-fixed] {
    background: ${t.color.sunken};
    border-color: ${t.color.border};
    color: ${t.color.textMuted};
  }
  > [data-part='date'],
  > [data-part='date'] > div {
    display: flex;
    align-items: center;
  }
  > button {
    align-self: stretch;
    margin-inline-start: auto;
  }
  [data-part='date'] [role='group'] {
    display: flex;
    align-items: center;
    white-space: pre;
    font-variant-numeric: tabular-nums;
  }
  [data-type] {
    color: ${t.color.textMuted};
  }
  [role='spinbutton'] {
    padding: 2px 3px;
    border-radius: ${t.radius.small};
    color: inherit;
    outline: none;
    caret-color: transparent;
    &[data-placeholder] {
      color: ${t.color.textMuted};
    }
    &:focus {
      background: ${t.brand.solid};
      color: ${t.brand.on};
    }
  }
  @media (forced-colors: active) {
    [role='spinbutton']:focus {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
    &:has([role='spinbutton'][aria-invalid='true']) {
      border-width: 3px;
    }
  }
`;

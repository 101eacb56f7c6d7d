import { css } from 'styled-components';
import { t } from '../../theme/index.ts';

/** Styles of the options of a `ChoiceList`, for the root that renders one. */
export const choiceList = /* @__PURE__ */ css`
  [role='listbox'] {
    outline: none;
    padding: ${t.space.s1};
  }
  [role='listbox']:empty {
    display: none;
  }
  [data-part='heading'] {
    padding: ${t.space.s2} ${t.space.s3} ${t.space.s1};
    color: ${t.color.textMuted};
    font-size: ${t.size.s1};
    line-height: ${t.line.s1};
    font-weight: ${t.weight.medium};
  }
  * + [role='group'] {
    margin-block-start: ${t.space.s1};
    padding-block-start: ${t.space.s1};
    border-block-start: 1px solid ${t.color.border};
  }
  [role='option'] {
    display: flex;
    align-items: center;
    gap: 10px;
    min-block-size: ${t.density.control};
    padding: 6px ${t.space.s3};
    border-radius: ${t.radius.control};
    font-size: ${t.size.s2};
    line-height: ${t.line.s2};
    cursor: pointer;
    overflow-wrap: anywhere;
    /* Skips rendering of rows outside the view. */
    content-visibility: auto;
    contain-intrinsic-block-size: auto 2.25rem;
    > svg {
      color: ${t.color.textMuted};
    }
    > svg:last-child:not(:first-child) {
      color: ${t.brand.text};
    }
    &:hover {
      background: ${t.color.hover};
    }
    &[data-active] {
      background: ${t.brand.tintStrong};
    }
    &[aria-selected='true'] [data-part='option-label'] {
      font-weight: ${t.weight.medium};
    }
    &[aria-disabled='true'] {
      color: ${t.color.textMuted};
      cursor: not-allowed;
    }
  }
  [data-part='words'] {
    display: grid;
    flex: 1;
    min-inline-size: 0;
  }
  [data-part='note'] {
    color: ${t.color.textMuted};
    font-size: ${t.size.s1};
    line-height: ${t.line.s1};
  }
  @media (pointer: coarse) {
    [role='option'] {
      min-block-size: 44px;
    }
  }
  @media (forced-colors: active) {
    [role='option'][data-active] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
    [role='option'][aria-disabled='true'] {
      color: GrayText;
    }
  }
`;

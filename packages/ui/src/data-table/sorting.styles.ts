import { styled } from 'styled-components';
import { t } from '../theme/index.ts';

export const Head = /* @__PURE__ */ styled.button`
  position: relative;
  max-inline-size: 100%;
  min-block-size: 24px;
  margin-inline: -6px;
  padding: 0 6px;
  border: 0;
  border-radius: ${t.radius.small};
  background: none;
  font-weight: inherit;
  text-align: start;
  cursor: pointer;
  &:hover {
    background: ${t.color.hover};
    color: ${t.color.text};
  }
  /* In the gap between columns, so that it takes no space from the label. */
  > svg {
    position: absolute;
    inset-block-start: calc(50% - 8px);
    inset-inline-start: calc(100% - 4px);
    opacity: 0;
  }
  [data-align='end'] > & > svg {
    inset-inline: auto calc(100% - 4px);
  }
  [data-align='end'] > & {
    text-align: end;
  }

  /* In the button row above cards. */
  @media screen {
    [data-cards] & {
      display: inline-flex;
      align-items: center;
      border: 1px solid ${t.color.border};
      padding-inline: ${t.space.s2};
      margin: 0;
      white-space: nowrap;
      > svg {
        position: static;
        opacity: 0.6;
      }
    }
  }
  &&:is(:hover, :focus-visible) > svg {
    opacity: 0.6;
  }
  [aria-sort='ascending'] > && > svg {
    opacity: 1;
    rotate: 180deg;
  }
  [aria-sort='descending'] > && > svg {
    opacity: 1;
  }
  @media (pointer: coarse) {
    min-block-size: 44px;
  }
  /* In print browsers repeat plain text of a header on every page, but not buttons. */
  @media print {
    display: contents;
    > svg {
      display: none;
    }
  }
`;

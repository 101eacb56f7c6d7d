import { styled } from 'styled-components';
import { t } from '../theme/index.ts';

/** The field's box, which grows with the selection. */
export const Box = /* @__PURE__ */ styled.span`
  &&& {
    align-items: center;
  }
  &:has([aria-invalid='true']) {
    border-color: ${t.tone.critical.text};
    box-shadow: 0 0 0 1px ${t.tone.critical.text};
  }
  &:has(input:focus-visible) {
    outline: 2px solid ${t.color.focus};
    outline-offset: 2px;
  }
  &:has(input:is(:disabled, :read-only)) {
    background: ${t.color.sunken};
    border-color: ${t.color.border};
  }

  > [data-part='answers'] {
    display: flex;
    flex: 1;
    flex-wrap: wrap;
    gap: ${t.space.s1};
    min-inline-size: 0;
    padding: 5px ${t.space.s2};
  }
  ul {
    display: contents;
    list-style: none;
  }
  li {
    display: flex;
    align-items: center;
    min-inline-size: 0;
    max-inline-size: 100%;
    padding-inline-start: 10px;
    border: 1px solid ${t.brand.border};
    border-radius: ${t.radius.control};
    background: ${t.brand.tint};
    color: ${t.color.text};
    font-size: ${t.size.s2};
    line-height: ${t.line.s2};
    overflow-wrap: anywhere;
    &:not(:has(button)) {
      padding-inline-end: 10px;
    }
  }
  && > button {
    align-self: stretch;
  }
  && li button {
    align-self: stretch;
    padding-inline: 6px;
    min-block-size: 28px;
  }
  && li button:focus {
    outline: 2px solid ${t.color.focus};
    outline-offset: -2px;
    color: ${t.color.text};
  }
  && input {
    flex: 1;
    min-inline-size: 6rem;
    min-block-size: 32px;
    padding-inline: ${t.space.s1};
    border: 0;
    background: none;
    outline: none;
  }
  && input:is(:disabled, :read-only) {
    flex: 0;
    min-inline-size: 1px;
  }
  @media (pointer: coarse) {
    && li button {
      min-block-size: 44px;
      min-inline-size: 44px;
      justify-content: center;
    }
  }
`;

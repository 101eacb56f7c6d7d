import { styled } from 'styled-components';
import { choiceList } from '../internal/choices/index.ts';
import { t } from '../theme/index.ts';

export const Root = /* @__PURE__ */ styled.dialog`
  ${choiceList}
  inset: 0;
  margin: min(12dvh, 6rem) auto auto;
  inline-size: calc(100% - 2rem);
  max-inline-size: 38rem;
  max-block-size: min(32rem, 100dvh - 2rem);
  padding: 0;
  overflow: hidden;
  border: 1px solid ${t.color.border};
  border-radius: ${t.radius.card};
  background: ${t.color.raised};
  color: ${t.color.text};
  box-shadow: ${t.shadow.float};
  transition: opacity ${t.motion.base} ${t.motion.ease};
  @starting-style {
    opacity: 0;
  }
  &[open] {
    display: flex;
    flex-direction: column;
  }
  &::backdrop {
    background: ${t.color.scrim};
  }

  [data-part='search'] {
    display: flex;
    align-items: center;
    gap: ${t.space.s3};
    padding-inline: ${t.space.s4};
    border-block-end: 1px solid ${t.color.border};
    > svg {
      color: ${t.color.textMuted};
    }
  }
  input {
    flex: 1;
    min-inline-size: 0;
    min-block-size: 52px;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    font-size: ${t.size.s3};
    outline: none;
    unicode-bidi: plaintext;
    text-align: -webkit-match-parent;
    text-align: match-parent;
    &::placeholder {
      color: ${t.color.textMuted};
      opacity: 1;
    }
  }
  [data-part='results'] {
    flex: 1;
    min-block-size: 0;
    overflow: auto;
    overscroll-behavior: contain;
    padding: ${t.space.s1};
  }
  [role='group'] + [role='group'] {
    border-block-start: 0;
  }
  [data-part='nothing'] {
    display: grid;
    gap: ${t.space.s1};
    padding: ${t.space.s8} ${t.space.s4};
    text-align: center;
    overflow-wrap: anywhere;
  }
  [data-part='nothing'] > span {
    color: ${t.color.textMuted};
    font-size: ${t.size.s2};
  }
  [data-part='searching'] {
    padding: ${t.space.s2} ${t.space.s4} ${t.space.s3};
    color: ${t.color.textMuted};
    font-size: ${t.size.s2};
    line-height: ${t.line.s2};
  }
  [data-part='keys'] {
    display: flex;
    gap: ${t.space.s4};
    padding: ${t.space.s2} ${t.space.s4};
    border-block-start: 1px solid ${t.color.border};
    color: ${t.color.textMuted};
    font-size: ${t.size.s1};
    line-height: ${t.line.s1};
    > span {
      display: flex;
      align-items: center;
      gap: 6px;
    }
  }
  @media (pointer: coarse) {
    [data-part='keys'] {
      display: none;
    }
  }
  @media (max-width: 30rem) {
    margin-block-start: 1rem;
    inline-size: calc(100% - 1rem);
  }
  @media (forced-colors: active) {
    [data-part='search'] {
      border-block-end-color: CanvasText;
    }
  }
`;

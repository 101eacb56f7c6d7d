import { styled } from 'styled-components';
import { fieldNotes } from '../field/index.js';
import { visuallyHidden } from '../internal/index.js';
import { t } from '../theme/index.js';

export const Root = /* @__PURE__ */ styled.div`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  min-inline-size: 0;
  font-size: ${t.size.s3};
  line-height: ${t.line.s3};

  > label { padding-block: ${t.space.s1}; padding-inline-start: 10px; cursor: pointer; }
  > p { grid-column: 2; padding-inline-start: 10px; }
  ${fieldNotes}
  &[data-label='hidden'] > label { ${visuallyHidden} }
  &[data-dense] { font-size: ${t.size.s2}; line-height: ${t.line.s2}; }

  > input {
    appearance: none;
    position: relative;
    inline-size: 20px;
    block-size: 20px;
    margin-block: calc((1lh + ${t.space.s2} - 20px) / 2);
    border: 1.5px solid ${t.color.borderStrong};
    border-radius: ${t.radius.small};
    background: ${t.color.surface};
    color: ${t.brand.on};
    cursor: pointer;
    scroll-margin-block: 6rem;
    transition: background-color ${t.motion.fast} ${t.motion.ease};

    /* Reaches 24 px around the box, for fingers, without moving anything. */
    &::after { content: ''; position: absolute; inset: -4px; }
    &:hover { background: ${t.color.hover}; }
    &:is(:checked, :indeterminate) { border-color: ${t.brand.solid}; background: ${t.brand.solid}; }
    &:is(:checked, :indeterminate)::before { content: ''; position: absolute; inset: 0; background: currentColor; }
    &:checked::before { clip-path: polygon(20% 50%, 28% 42%, 42% 56%, 72% 25%, 80% 33%, 42% 72%); }
    &:indeterminate::before { clip-path: inset(43% 20%); }
  }
  > [aria-invalid='true'] { border-color: ${t.tone.critical.text}; box-shadow: 0 0 0 1px ${t.tone.critical.text}; }
  > :disabled {
    border-color: ${t.color.border};
    background: ${t.color.sunken};
    color: ${t.color.textMuted};
    cursor: not-allowed;
    &:is(:checked, :indeterminate) { border-color: ${t.color.border}; background: ${t.color.sunken}; }
    + label { color: ${t.color.textMuted}; cursor: not-allowed; }
  }
  @media (pointer: coarse) { > label { padding-block: 10px; } > input { margin-block: calc((1lh + 20px - 20px) / 2); } }
  @media (forced-colors: active) { > input { appearance: auto; &::before { display: none; } } }
`;

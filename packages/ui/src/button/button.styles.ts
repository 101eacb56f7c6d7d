import { css, keyframes, styled } from 'styled-components';
import { visuallyHidden } from '../internal/visually-hidden.js';
import { t } from '../theme/index.js';

const turn = /* @__PURE__ */ keyframes`to { rotate: 1turn; }`;
const breathe = /* @__PURE__ */ keyframes`50% { opacity: 0.35; }`;

/** What everything that looks like a button shares. */
export const look = /* @__PURE__ */ css`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${t.space.s2};
  min-block-size: ${t.density.control};
  padding: 0 ${t.space.s3};
  border: 1px solid transparent;
  border-radius: ${t.radius.control};
  background: none;
  color: var(--button-ink);
  font-size: ${t.size.s2};
  line-height: ${t.line.s2};
  font-weight: ${t.weight.medium};
  text-decoration: none;
  white-space: nowrap;
  cursor: pointer;
  transition: background-color ${t.motion.fast} ${t.motion.ease};
  --button-ink: ${t.color.text};

  &[data-variant='secondary'] {
    background: ${t.color.surface};
    border-color: color-mix(in oklch, ${t.color.borderStrong} 40%, ${t.color.border});
  }
  &[data-variant='quiet'] { --button-ink: ${t.color.textMuted}; }
  &[data-tone='critical'] { --button-ink: ${t.tone.critical.text}; }
  &[data-variant='secondary'][data-tone='critical'] { border-color: ${t.tone.critical.border}; }
  &[data-variant='secondary']:hover, &[data-variant='quiet']:hover { background: ${t.color.hover}; }
  &[data-variant='secondary']:active, &[data-variant='quiet']:active { background: ${t.color.sunken}; }
  &[data-tone='critical']:is([data-variant='secondary'], [data-variant='quiet']):hover { background: ${t.tone.critical.background}; }

  &[aria-pressed='true'], &[data-variant='quiet'][aria-expanded='true'] { --button-ink: ${t.brand.text}; background: ${t.brand.tintStrong}; }

  &[data-variant='primary'] { --button-ink: ${t.brand.on}; background: ${t.brand.solid}; }
  &[data-variant='primary']:hover { background: ${t.brand.solidHover}; }
  &[data-variant='primary'][data-tone='critical'] { --button-ink: ${t.tone.critical.on}; background: ${t.tone.critical.solid}; }
  &[data-variant='primary'][data-tone='critical']:hover { background: color-mix(in oklch, ${t.tone.critical.solid} 88%, black); }

  &[data-size='small'] { min-block-size: 28px; padding-inline: ${t.space.s2}; }
  &[data-size='large'] {
    min-block-size: 44px;
    padding-inline: ${t.space.s5};
    font-size: ${t.size.s3};
    line-height: ${t.line.s3};
  }
  &[data-wide] { display: flex; inline-size: 100%; white-space: normal; }
  @media (pointer: coarse) { &[data-size='small'] { min-block-size: 36px; } }

  /* Repeated to weigh more than every variant under the pointer. */
  &&&:is(:disabled, [aria-disabled='true']) {
    --button-ink: ${t.color.textMuted};
    background: ${t.color.sunken};
    border-color: ${t.color.border};
    cursor: not-allowed;
  }

  kbd { margin-inline-start: ${t.space.s1}; }
  &[data-variant='primary'] kbd { background: oklch(0 0 0 / 0.2); border-color: oklch(1 0 0 / 0.35); color: inherit; }

  @media (forced-colors: active) {
    border-color: ButtonBorder;
    &:disabled, &[aria-disabled='true'] { border-color: GrayText; color: GrayText; }
    &[aria-pressed='true'] { border-color: Highlight; }
  }
`;

export const Root = /* @__PURE__ */ styled.button`
  ${look}

  /* The label keeps its place, so the button keeps its width; the ring turns over it. */
  &[aria-busy='true'] { color: transparent; cursor: progress; }
  &[aria-busy='true'] > * { visibility: hidden; }
  &[aria-busy='true']::after {
    content: '';
    position: absolute;
    inset: 0;
    margin: auto;
    inline-size: 1rem;
    block-size: 1rem;
    border: 2px solid var(--button-ink);
    border-inline-end-color: transparent;
    border-radius: ${t.radius.full};
    animation: ${turn} 800ms linear infinite;
  }
  @media (prefers-reduced-motion: reduce) {
    &[aria-busy='true']::after { animation: ${breathe} 2s ease-in-out infinite; }
  }
  @media (forced-colors: active) {
    &&&&[aria-busy='true'] { forced-color-adjust: none; border-color: ButtonBorder; background: ButtonFace; --button-ink: ButtonText; }
  }
`;

/** Says that a button is at work; beside the button, because what is inside a button is read as its name. */
export const Announcement = /* @__PURE__ */ styled.span`${visuallyHidden}`;

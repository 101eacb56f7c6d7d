import { styled } from 'styled-components';
import { joined } from '../internal/joined.js';
import { visuallyHidden } from '../internal/visually-hidden.js';
import { t } from '../theme/index.js';

/**
 * What everything that looks like a button shares. Variants, tones and states only choose its four colours. The usual tone and size are no
 * attributes: an element pays for each.
 */
export const look = /* @__PURE__ */ joined`
  --button-ink: ${t.color.text};
  --button-fill: transparent;
  --button-edge: transparent;
  --button-over: ${t.color.hover};
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${t.space.s2};
  min-block-size: ${t.density.control};
  padding: 0 ${t.space.s3};
  border: 1px solid var(--button-edge);
  border-radius: ${t.radius.control};
  background: var(--button-fill);
  color: var(--button-ink);
  font-size: ${t.size.s2};
  line-height: ${t.line.s2};
  font-weight: ${t.weight.medium};
  text-decoration: none;
  white-space: nowrap;
  cursor: pointer;
  transition: background-color ${t.motion.fast} ${t.motion.ease};
  &:hover { background: var(--button-over); }
  &:active { --button-over: ${t.color.sunken}; }

  &[data-variant='secondary'] { --button-fill: ${t.color.surface}; --button-edge: color-mix(in oklch, ${t.color.borderStrong} 40%, ${t.color.border}); }
  &[data-variant='quiet'] { --button-ink: ${t.color.textMuted}; }
  &[data-tone='critical'] { --button-ink: ${t.tone.critical.text}; --button-over: ${t.tone.critical.background}; }
  &[data-variant='secondary'][data-tone='critical'] { --button-edge: ${t.tone.critical.border}; }
  &[aria-pressed='true'], &[data-variant='quiet'][aria-expanded='true'] { --button-ink: ${t.brand.text}; --button-fill: ${t.brand.tintStrong}; --button-over: var(--button-fill); }
  &[data-variant='primary'] { --button-ink: ${t.brand.on}; --button-fill: ${t.brand.solid}; --button-over: ${t.brand.solidHover}; }
  &[data-variant='primary'][data-tone='critical'] { --button-fill: ${t.tone.critical.solid}; --button-over: color-mix(in oklch, var(--button-fill) 88%, black); }

  &[data-size='small'] { min-block-size: 28px; padding-inline: ${t.space.s2}; }
  &[data-size='large'] { min-block-size: 44px; padding-inline: ${t.space.s5}; font-size: ${t.size.s3}; line-height: ${t.line.s3}; }
  &[data-wide] { display: flex; inline-size: 100%; white-space: normal; }
  @media (pointer: coarse) { &[data-size='small'] { min-block-size: 36px; } }

  /* Repeated to weigh more than every variant. */
  &&&:is(:disabled, [aria-disabled='true']) {
    --button-ink: ${t.color.textMuted};
    --button-fill: ${t.color.sunken};
    --button-over: var(--button-fill);
    --button-edge: ${t.color.border};
    cursor: not-allowed;
  }

  kbd { margin-inline-start: ${t.space.s1}; }
  &[data-variant='primary'] kbd { background: oklch(0 0 0 / 0.2); border-color: oklch(1 0 0 / 0.35); color: inherit; }

  @media (forced-colors: active) {
    &&&& { --button-edge: ButtonBorder; }
    &&&&[aria-pressed='true'] { --button-edge: Highlight; }
    &&&&:is(:disabled, [aria-disabled='true']) { --button-edge: GrayText; --button-ink: GrayText; }
  }
`;

const button = /* @__PURE__ */ joined`
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
    animation: ${t.motion.turn};
  }
  @media (forced-colors: active) {
    &&&&[aria-busy='true'] { forced-color-adjust: none; background: ButtonFace; --button-ink: ButtonText; }
  }
`;

export const Root = /* @__PURE__ */ styled.button`${button}`;

/** Says that a button is at work; beside the button, because what is inside a button is read as its name. */
export const Announcement = /* @__PURE__ */ styled.span`${visuallyHidden}`;

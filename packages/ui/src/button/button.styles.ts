import { styled } from 'styled-components';
import { visuallyHidden } from '../internal/visually-hidden.ts';
import { BareLink } from '../link/index.ts';
import { t } from '../theme/index.ts';

/**
 * Look of buttons, and of links that look like a button. Variants, tones and states only set its
 * four colours; in a conflict the later rule wins.
 */
export const buttonStyles = `
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
  &:where(:active) { --button-over: ${t.color.sunken}; }

  &:where([data-variant='secondary']) { --button-fill: ${t.color.surface}; --button-edge: color-mix(in oklch, ${t.color.borderStrong} 40%, ${t.color.border}); }
  &:where([data-variant='quiet']) { --button-ink: ${t.color.textMuted}; }
  &:where([data-tone='critical']) { --button-ink: ${t.tone.critical.text}; --button-over: ${t.tone.critical.background}; }
  &:where([data-variant='secondary'][data-tone='critical']) { --button-edge: ${t.tone.critical.border}; }
  &:where([aria-pressed='true'], [data-variant='quiet'][aria-expanded='true']) { --button-ink: ${t.brand.text}; --button-fill: ${t.brand.tintStrong}; --button-over: var(--button-fill); }
  &:where([data-variant='primary']) { --button-ink: ${t.brand.on}; --button-fill: ${t.brand.solid}; --button-over: ${t.brand.solidHover}; }
  &:where([data-variant='primary'][data-tone='critical']) { --button-fill: ${t.tone.critical.solid}; --button-over: color-mix(in oklch, var(--button-fill) 88%, black); }

  &:where([data-size='small']) { min-block-size: 28px; padding-inline: ${t.space.s2}; }
  &:where([data-size='large']) { min-block-size: 44px; padding-inline: ${t.space.s5}; font-size: ${t.size.s3}; line-height: ${t.line.s3}; }
  &:where([data-wide='true']) { display: flex; inline-size: 100%; white-space: normal; }

  /* The hidden label keeps the button's width; the spinner covers it. */
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

  &:is(:disabled, [aria-disabled='true']) {
    --button-ink: ${t.color.textMuted};
    --button-fill: ${t.color.sunken};
    --button-over: var(--button-fill);
    --button-edge: ${t.color.border};
    cursor: not-allowed;
  }

  kbd { margin-inline-start: ${t.space.s1}; }
  &:where([data-variant='primary']) kbd { background: oklch(0 0 0 / 0.2); border-color: oklch(1 0 0 / 0.35); color: inherit; }

  /* Extends the touch target of a small button beyond its outline. */
  @media (pointer: coarse) {
    &:where([data-size='small']) {
      min-block-size: 36px;
      &::before { content: ''; position: absolute; inset: -5px; }
    }
  }
  @media (forced-colors: active) {
    --button-edge: ButtonBorder;
    &:where([aria-pressed='true']) { --button-edge: Highlight; }
    &:is(:disabled, [aria-disabled='true']) { --button-edge: GrayText; --button-ink: GrayText; }
    &[aria-busy='true'] { forced-color-adjust: none; background: ButtonFace; --button-ink: ButtonText; }
  }
`;

export const Root = /* @__PURE__ */ styled.button`
  ${buttonStyles}
`;

export const LinkRoot = /* @__PURE__ */ styled(BareLink)`
  ${buttonStyles}
`;

export const Progress = /* @__PURE__ */ styled.span`
  ${visuallyHidden}
`;

import { styled } from 'styled-components';
import { t } from '../theme/index.js';

/** Stands at its trigger by CSS anchor positioning: `showPopover` names the trigger as the anchor. */
export const Root = /* @__PURE__ */ styled.div`
  position: fixed;
  inset: auto;
  position-area: block-end span-inline-end;
  position-try-fallbacks: flip-inline, flip-block, flip-block flip-inline;
  margin: ${t.space.s1} 0;
  min-inline-size: 12rem;
  max-inline-size: min(24rem, 100vi - 1rem);
  max-block-size: min(28rem, 100dvh - 1rem);
  padding: ${t.space.s1};
  overflow: auto;
  border: 1px solid ${t.color.border};
  border-radius: ${t.radius.card};
  background: ${t.color.raised};
  color: ${t.color.text};
  box-shadow: ${t.shadow.float};
  transition: opacity ${t.motion.base} ${t.motion.ease};
  @starting-style { opacity: 0; }
  &[data-align='end'] { position-area: block-end span-inline-start; }

  [data-part='header'] { padding: ${t.space.s2} ${t.space.s3} ${t.space.s3}; margin-block-end: ${t.space.s1}; border-block-end: 1px solid ${t.color.border}; }
  [role='menuitem'] {
    display: flex;
    align-items: center;
    gap: 10px;
    inline-size: 100%;
    min-block-size: ${t.density.control};
    padding: ${t.space.s1} ${t.space.s3};
    border: 0;
    border-radius: ${t.radius.control};
    background: none;
    color: inherit;
    font-size: ${t.size.s2};
    line-height: ${t.line.s2};
    text-align: start;
    text-decoration: none;
    cursor: pointer;
  }
  [role='menuitem'] > svg { color: ${t.color.textMuted}; }
  [role='menuitem']:is(:hover, :focus) { background: ${t.color.hover}; }
  [role='menuitem']:focus-visible { outline-offset: -2px; }
  [role='menuitem'][data-tone='critical'], [role='menuitem'][data-tone='critical'] > svg { color: ${t.tone.critical.text}; }
  [role='menuitem'][data-tone='critical']:is(:hover, :focus) { background: ${t.tone.critical.background}; }
  hr { margin: ${t.space.s1} 0; border: 0; border-block-start: 1px solid ${t.color.border}; }
`;

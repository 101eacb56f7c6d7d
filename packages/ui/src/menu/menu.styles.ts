import { styled } from 'styled-components';
import { floating } from '../internal/floating.ts';
import { t } from '../theme/index.ts';

/**
 * Positioned at its trigger by CSS anchor positioning: `showPopover` sets the trigger as anchor.
 */
export const Root = /* @__PURE__ */ styled.div`
  ${floating}
  min-inline-size: 12rem;
  max-inline-size: min(24rem, 100vi - 1rem);
  max-block-size: min(28rem, 100dvh - 1rem);
  padding: ${t.space.s1};

  [data-part='header'] {
    padding: ${t.space.s2} ${t.space.s3} ${t.space.s3};
    margin-block-end: ${t.space.s1};
    border-block-end: 1px solid ${t.color.border};
  }
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
  [role='menuitem'] > svg {
    color: ${t.color.textMuted};
  }
  [role='menuitem']:is(:hover, :focus) {
    background: ${t.color.hover};
  }
  [role='menuitem']:focus-visible {
    outline-offset: -2px;
  }
  [role='menuitem'][data-tone='critical'],
  [role='menuitem'][data-tone='critical'] > svg {
    color: ${t.tone.critical.text};
  }
  [role='menuitem'][data-tone='critical']:is(:hover, :focus) {
    background: ${t.tone.critical.background};
  }
  [role='menuitem'][aria-disabled='true'] {
    color: ${t.color.textMuted};
    cursor: not-allowed;
  }
  [data-part='words'] {
    display: grid;
    flex: 1;
    min-inline-size: 0;
  }
  [data-part='reason'] {
    color: ${t.color.textMuted};
    font-size: ${t.size.s1};
    line-height: ${t.line.s1};
  }
  [data-part='heading'] {
    padding: ${t.space.s2} ${t.space.s3} ${t.space.s1};
    color: ${t.color.textMuted};
    font-size: ${t.size.s1};
    line-height: ${t.line.s1};
    font-weight: ${t.weight.medium};
  }
  * + [role='group'],
  [role='group'] + * {
    margin-block-start: ${t.space.s1};
    padding-block-start: ${t.space.s1};
    border-block-start: 1px solid ${t.color.border};
  }
  [role='group'] > * {
    border-block-start: 0;
  }
  hr {
    margin: ${t.space.s1} 0;
    border: 0;
    border-block-start: 1px solid ${t.color.border};
  }
`;

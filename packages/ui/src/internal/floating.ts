import { css } from 'styled-components';
import { t } from '../theme/index.ts';

/**
 * Surface and position of an element floating beside its `showPopover` source: below, aligned with
 * its start edge, or wherever there is space. Rendered in the top layer, so that no dialog or
 * scroll container clips it.
 */
export const floating = /* @__PURE__ */ css`
  position: fixed;
  inset: auto;
  position-area: block-end span-inline-end;
  position-try-fallbacks:
    flip-inline,
    flip-block,
    flip-block flip-inline;
  margin: ${t.space.s1} 0;
  overflow: auto;
  border: 1px solid ${t.color.border};
  border-radius: ${t.radius.card};
  background: ${t.color.raised};
  color: ${t.color.text};
  box-shadow: ${t.shadow.float};
  transition: opacity ${t.motion.base} ${t.motion.ease};
  @starting-style {
    opacity: 0;
  }
  &[data-align='end'] {
    position-area: block-end span-inline-start;
  }
`;

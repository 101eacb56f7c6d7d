import { keyframes, styled } from 'styled-components';
import { visuallyHidden } from '../internal/index.js';
import { t } from '../theme/index.js';

const appear = /* @__PURE__ */ keyframes`
  from { opacity: 0; }
`;

export const Root = /* @__PURE__ */ styled.div`
  position: relative;
  min-inline-size: 0;

  & > [data-part='announcement'] { ${visuallyHidden} }

  /* An answer that comes at once should not flash a skeleton. */
  & > [data-part='skeleton'] { animation: ${appear} ${t.motion.base} ${t.motion.ease} 150ms both; }

  & > [data-part='stale'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${t.space.s1} ${t.space.s2};
    margin-block-end: ${t.space.s3};
    padding: 5px ${t.space.s2};
    border: 1px solid ${t.tone.caution.border};
    border-radius: ${t.radius.control};
    background: ${t.tone.caution.background};
    color: ${t.tone.caution.text};
    font-variant-numeric: tabular-nums;
  }
  & > [data-part='stale'] > p { flex: 1 1 9rem; min-inline-size: 0; }

  & > [data-part='sample'] { position: relative; padding: ${t.space.s3}; color: ${t.color.textMuted}; }
  & > [data-part='sample'] > p {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${t.space.s1} ${t.space.s2};
    margin-block-end: ${t.space.s3};
    color: ${t.color.text};
  }
  & > [data-part='sample'] > p > strong {
    padding-inline: 6px;
    border: 1px dashed ${t.color.borderStrong};
    border-radius: ${t.radius.small};
    background: ${t.color.surface};
    font-size: ${t.size.s1};
    line-height: 20px;
    font-weight: ${t.weight.medium};
  }
  /* Over the content, not under it: whatever is drawn inside, the hatching is seen. In the text's own color it takes nothing from the letters. */
  & > [data-part='sample']::after {
    content: '';
    position: absolute;
    inset: 0;
    border: 1px dashed ${t.color.borderStrong};
    border-radius: ${t.radius.control};
    background-image: repeating-linear-gradient(-45deg, color-mix(in oklch, ${t.color.text} 12%, transparent) 0 1px, transparent 1px 10px);
    pointer-events: none;
  }

  &[data-flush] > [data-part='stale'] { margin: ${t.space.s2} ${t.space.s2} 0; }
  &[data-flush] > [data-part='sample'] { padding: 0; }
  &[data-flush] > [data-part='sample'] > p { margin: 0; padding: ${t.space.s3} ${t.space.s4}; }
  &[data-flush] > [data-part='sample']::after { border-width: 0; border-radius: 0; }
`;

import { keyframes, styled } from 'styled-components';
import { visuallyHidden } from '../internal/index.ts';
import { t } from '../theme/index.ts';

const appear = /* @__PURE__ */ keyframes`
  from { opacity: 0; }
`;

export const Root = /* @__PURE__ */ styled.div`
  position: relative;
  min-inline-size: 0;

  & > [data-part='announcement'] {
    ${visuallyHidden}
  }

  /* Delays the skeleton, so that it does not flash for fast responses. */
  & > [data-part='skeleton'] {
    animation: ${appear} ${t.motion.base} ${t.motion.ease} 150ms both;
  }

  & > [data-part='stale'] {
    margin-block-end: ${t.space.s3};
  }
  &[data-flush] > [data-part='stale'] {
    margin: ${t.space.s2} ${t.space.s2} 0;
  }
`;

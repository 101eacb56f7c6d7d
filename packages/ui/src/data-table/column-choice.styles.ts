import { styled } from 'styled-components';
import { t } from '../theme/index.ts';

export const Choice = /* @__PURE__ */ styled.div`
  position: fixed;
  inset: auto;
  position-area: block-end span-inline-start;
  position-try-fallbacks: flip-inline, flip-block;
  margin: ${t.space.s1} 0;
  min-inline-size: 12rem;
  max-block-size: min(28rem, 100dvh - 1rem);
  padding: ${t.space.s2} ${t.space.s3};
  overflow: auto;
  border: 1px solid ${t.color.border};
  border-radius: ${t.radius.card};
  background: ${t.color.raised};
  color: ${t.color.text};
  box-shadow: ${t.shadow.float};
`;

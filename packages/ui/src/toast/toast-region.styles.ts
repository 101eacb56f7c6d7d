import { keyframes, styled } from 'styled-components';
import { toneVariables, visuallyHidden } from '../internal/index.ts';
import { t } from '../theme/index.ts';

const arrive = /* @__PURE__ */ keyframes`
  from { opacity: 0; translate: 0 -4px; }
`;

export const Root = /* @__PURE__ */ styled.section`
  position: fixed;
  inset-block-start: calc(${t.layout.topBar} + ${t.space.s4});
  inset-inline-end: ${t.space.s6};
  z-index: 100;
  inline-size: min(380px, 100vw - 2 * ${t.space.s4});

  /* On a phone below the heading and its actions, and above a bar docked to the bottom. */
  @media (max-width: 30rem) {
    & {
      inset-block: auto 5rem;
      inset-inline-end: ${t.space.s4};
    }
  }

  [data-part='toast'] {
    ${toneVariables}
    display: flex;
    align-items: start;
    gap: ${t.space.s3};
    margin-block-end: ${t.space.s2};
    padding: ${t.space.s3};
    border: 1px solid ${t.color.border};
    border-radius: ${t.radius.card};
    background: ${t.color.raised};
    box-shadow: ${t.shadow.float};
    animation: ${arrive} ${t.motion.base} ${t.motion.ease};
  }
  [data-part='toast'] > svg {
    color: var(--tone-text);
  }
  [data-part='words'] {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  [data-part='title'] {
    font-weight: ${t.weight.strong};
  }
  [data-part='title'] + [data-part='message'] {
    color: ${t.color.textMuted};
  }
  [data-part='tone'] {
    ${visuallyHidden}
  }
  [data-part='words'] > button {
    margin-block-start: ${t.space.s2};
  }
  [data-part='dismiss'] {
    margin-block: -4px;
    margin-inline-end: -4px;
  }
`;

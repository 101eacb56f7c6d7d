import { css } from 'styled-components';
import { t } from '../theme/index.ts';

/** Styles of a checkbox `input`, for the rule that selects it. Margins are set by the caller. */
export const checkBox = /* @__PURE__ */ css`
  appearance: none;
  position: relative;
  inline-size: 20px;
  block-size: 20px;
  border: 1.5px solid ${t.color.borderStrong};
  border-radius: ${t.radius.small};
  background: ${t.color.surface};
  color: ${t.brand.on};
  cursor: pointer;
  transition: background-color ${t.motion.fast} ${t.motion.ease};

  /* Extends the touch target to 24 px without changing the layout. */
  &::after {
    content: '';
    position: absolute;
    inset: -4px;
  }
  &:hover {
    background: ${t.color.hover};
  }
  &:is(:checked, :indeterminate) {
    border-color: ${t.brand.solid};
    background: ${t.brand.solid};
  }
  &:is(:checked, :indeterminate)::before {
    content: '';
    position: absolute;
    inset: 0;
    background: currentColor;
  }
  &:checked::before {
    clip-path: polygon(20% 50%, 28% 42%, 42% 56%, 72% 25%, 80% 33%, 42% 72%);
  }
  &:indeterminate::before {
    clip-path: inset(43% 20%);
  }
  @media (forced-colors: active) {
    appearance: auto;
    &::before {
      display: none;
    }
  }
`;

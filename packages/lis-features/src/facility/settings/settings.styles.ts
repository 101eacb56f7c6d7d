import { t } from '@alms/ui/theme';
import { styled } from 'styled-components';

export const Root = /* @__PURE__ */ styled.div`
  display: grid;
  gap: ${t.space.s4};
  max-inline-size: 44rem;

  li {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: 0 ${t.space.s4};
    padding: ${t.space.s3} ${t.space.s4};
  }
  li + li {
    border-block-start: 1px solid ${t.color.border};
  }
  li:hover {
    background: ${t.color.hover};
  }
  li:has(:focus-visible) {
    outline: 2px solid ${t.color.focus};
    outline-offset: -2px;
  }
  a {
    justify-self: start;
    color: inherit;
    font-weight: ${t.weight.strong};
    text-decoration: none;
  }
  a:focus-visible {
    outline: none;
  }
  /* The link covers the whole row. */
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  svg {
    grid-area: 1 / 2 / span 2;
    color: ${t.color.textMuted};
  }
`;

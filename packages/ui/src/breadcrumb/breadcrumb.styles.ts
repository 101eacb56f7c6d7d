import { styled } from 'styled-components';
import { t } from '../theme/index.ts';

export const Root = /* @__PURE__ */ styled.nav`
  container-type: inline-size;
  min-inline-size: 0;
  color: ${t.color.textMuted};

  ol {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 6px;
  }
  li {
    display: flex;
    align-items: center;
    gap: 6px;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  a {
    padding-block: 2px;
    border-radius: ${t.radius.small};
    color: inherit;
    text-decoration: none;
  }
  a:hover {
    color: ${t.color.text};
    text-decoration: underline;
    text-underline-offset: 0.18em;
  }
  button {
    display: grid;
    place-items: center;
    min-inline-size: 24px;
    min-block-size: 24px;
    padding: 0;
    border: 0;
    border-radius: ${t.radius.small};
    background: none;
    color: inherit;
    cursor: pointer;
  }
  button:hover {
    background: ${t.color.hover};
    color: ${t.color.text};
  }
  [aria-current] {
    color: ${t.color.text};
    font-weight: ${t.weight.medium};
  }
  @media (pointer: coarse) {
    a,
    button {
      min-block-size: 44px;
      min-inline-size: 44px;
      display: inline-grid;
      place-items: center start;
    }
  }

  /* Little room: only the way back to the page above. */
  [data-part='back'] {
    display: none;
  }
  @container (max-width: 26rem) {
    li:not([data-parent]) {
      display: none;
    }
    li[data-parent] > [data-part='parting'] {
      display: none;
    }
    li[data-parent] > [data-part='back'] {
      display: block;
    }
  }
  @media print {
    display: none;
  }
`;

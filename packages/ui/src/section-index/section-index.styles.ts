import { styled } from 'styled-components';
import { visuallyHidden } from '../internal/index.ts';
import { t } from '../theme/index.ts';

/** A column in a narrow place, and one scrolling line across the page. */
export const Root = /* @__PURE__ */ styled.nav`
  container-type: inline-size;
  min-inline-size: 0;

  > ul {
    display: grid;
    gap: 2px;
  }
  a {
    display: flex;
    align-items: center;
    gap: ${t.space.s2};
    min-block-size: ${t.density.navRow};
    padding: ${t.space.s1} 10px;
    border-radius: ${t.radius.control};
    color: ${t.color.textMuted};
    font-weight: ${t.weight.medium};
    text-decoration: none;
    overflow-wrap: anywhere;
    &:hover {
      background: ${t.color.hover};
      color: ${t.color.text};
    }
    &:focus-visible {
      outline-offset: -2px;
    }
  }
  a[aria-current] {
    background: ${t.brand.tintStrong};
    color: ${t.brand.text};
  }
  [data-part='label'] {
    flex: 1;
  }
  [data-part='mark'] {
    flex: none;
    display: grid;
    place-items: center;
    inline-size: 16px;
    color: ${t.tone.critical.text};
  }
  [data-part='mark'][data-mark='changed']::before {
    content: '';
    inline-size: 8px;
    block-size: 8px;
    border-radius: ${t.radius.full};
    background: ${t.tone.caution.mark};
  }
  [data-part='words'] {
    ${visuallyHidden}
  }

  @container (min-width: 16rem) {
    > ul {
      display: flex;
      overflow-x: auto;
      scrollbar-width: thin;
      scroll-padding-inline: ${t.space.s6};
    }
    a {
      white-space: nowrap;
    }
  }
  @media (pointer: coarse) {
    a {
      min-block-size: 44px;
    }
  }
  @media (forced-colors: active) {
    a[aria-current] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
    [data-part='mark'][data-mark='changed']::before {
      forced-color-adjust: none;
      background: CanvasText;
    }
  }
  @media print {
    display: none;
  }
`;

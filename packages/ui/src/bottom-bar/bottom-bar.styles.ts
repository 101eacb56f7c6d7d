import { styled } from 'styled-components';
import { t } from '../theme/index.ts';

export const Root = /* @__PURE__ */ styled.nav`
  padding-block-end: env(safe-area-inset-bottom);
  padding-inline: max(${t.space.s1}, env(safe-area-inset-left))
    max(${t.space.s1}, env(safe-area-inset-right));
  border-block-start: 1px solid ${t.color.border};
  background: ${t.color.surface};

  /* Entries have equal widths; enlarged labels wrap to a second row instead of being cut off. */
  ul {
    display: flex;
    flex-wrap: wrap;
  }
  li {
    flex: 1 1 0;
    min-inline-size: min-content;
  }
  a {
    position: relative;
    display: grid;
    justify-items: center;
    align-content: center;
    gap: 2px;
    min-block-size: 60px;
    padding: ${t.space.s1};
    border-radius: ${t.radius.control};
    color: ${t.color.textMuted};
    font-size: ${t.size.s1};
    line-height: ${t.line.s1};
    font-weight: ${t.weight.medium};
    white-space: nowrap;
    text-decoration: none;
  }
  a:hover {
    color: ${t.color.text};
  }
  a:focus-visible {
    outline-offset: -2px;
  }
  a[aria-current] {
    color: ${t.brand.text};
    font-weight: ${t.weight.strong};
  }
  /* After the label in reading order, beside the icon in position. */
  [data-component='badge'] {
    position: absolute;
    inset-block-start: 4px;
    inset-inline-start: calc(50% + 4px);
    box-shadow: 0 0 0 2px ${t.color.surface};
  }
  /* Colour is replaced there, so a line marks the current page. */
  @media (forced-colors: active) {
    a[aria-current]::before {
      content: '';
      position: absolute;
      inset-inline: ${t.space.s2};
      inset-block-start: 0;
      border-block-start: 3px solid Highlight;
    }
    [data-component='badge'] {
      border: 1px solid CanvasText;
    }
  }
  @media print {
    display: none;
  }
`;

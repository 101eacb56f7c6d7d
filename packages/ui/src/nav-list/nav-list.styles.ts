import { styled } from 'styled-components';
import { t } from '../theme/index.ts';

export const Root = /* @__PURE__ */ styled.nav`
  padding: ${t.space.s2} ${t.space.s3};
  a,
  [data-part='group'] {
    display: flex;
    align-items: center;
    gap: 10px;
    inline-size: 100%;
    min-block-size: ${t.density.navRow};
    padding: 4px 10px;
    border: 0;
    border-radius: ${t.radius.control};
    background: none;
    color: ${t.color.text};
    font-weight: ${t.weight.medium};
    text-align: start;
    text-decoration: none;
    cursor: pointer;
    transition: background-color ${t.motion.fast} ${t.motion.ease};
  }
  a > svg {
    color: ${t.color.textMuted};
  }
  [data-part='label'] {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: break-word;
  }
  a:hover,
  [data-part='group']:hover {
    background: ${t.color.hover};
  }
  a:focus-visible,
  [data-part='group']:focus-visible {
    outline-offset: -2px;
  }
  a[aria-current] {
    background: ${t.brand.tintStrong};
    color: ${t.brand.text};
  }
  a[aria-current] > svg {
    color: inherit;
  }
  a[aria-current] [data-component='badge'][data-tone='neutral'] {
    background: ${t.color.surface};
    color: inherit;
  }
  [data-part='group'] {
    margin-block-start: ${t.space.s3};
    min-block-size: 32px;
    font-size: ${t.size.s1};
    line-height: ${t.line.s1};
    color: ${t.color.textMuted};
  }
  [data-part='group'] > svg {
    transition: rotate ${t.motion.base} ${t.motion.ease};
  }
  [data-part='group'][aria-expanded='false'] > svg {
    rotate: -90deg;
  }
  &:dir(rtl) [data-part='group'][aria-expanded='false'] > svg {
    rotate: 90deg;
  }
  @media (pointer: coarse) {
    [data-part='group'] {
      min-block-size: ${t.density.navRow};
    }
  }
  @media (forced-colors: active) {
    a[aria-current] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;

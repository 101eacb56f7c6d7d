import { styled } from 'styled-components';
import { t } from '../theme/index.ts';

export const Root = /* @__PURE__ */ styled.nav`
  container-type: inline-size;
  min-inline-size: 0;

  [data-part='row'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${t.space.s2} ${t.space.s4};
  }
  [data-part='summary'] {
    color: ${t.color.textMuted};
    font-variant-numeric: tabular-nums;
  }
  [data-part='moves'] {
    display: flex;
    align-items: center;
    gap: ${t.space.s2};
    margin-inline-start: auto;
  }
  [data-part='pages'] {
    display: flex;
    align-items: center;
    gap: 2px;
  }
  [data-part='position'] {
    display: none;
    padding-inline: ${t.space.s2};
    color: ${t.color.textMuted};
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }

  [data-part='page'] {
    display: grid;
    place-items: center;
    min-inline-size: ${t.density.control};
    block-size: ${t.density.control};
    padding-inline: ${t.space.s1};
    border: 0;
    border-radius: ${t.radius.control};
    background: none;
    color: ${t.color.text};
    font-weight: ${t.weight.medium};
    font-variant-numeric: tabular-nums;
    text-decoration: none;
    cursor: pointer;
    transition: background-color ${t.motion.fast} ${t.motion.ease};
  }
  [data-part='page']:hover {
    background: ${t.color.hover};
  }
  [data-part='page'][aria-current] {
    background: ${t.brand.tintStrong};
    color: ${t.brand.text};
  }
  [data-part='gap'] {
    display: grid;
    place-items: center;
    inline-size: ${t.density.control};
    color: ${t.color.textMuted};
  }

  /* Without room for all page numbers, only the position is shown. */
  @container (max-width: 36rem) {
    [data-part='pages'] {
      display: none;
    }
    [data-part='position'] {
      display: block;
    }
    [data-part='moves'] {
      flex: 1;
      justify-content: space-between;
    }
  }
  @media (forced-colors: active) {
    [data-part='page'][aria-current] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
  @media print {
    display: none;
  }
`;

import { styled } from 'styled-components';
import { visuallyHidden } from '../internal/index.ts';
import { t } from '../theme/index.ts';

export const Root = /* @__PURE__ */ styled.ol`
  container-type: inline-size;
  display: flex;
  gap: ${t.space.s3};

  & > li {
    flex: 1 1 0;
    min-inline-size: 0;
    border-block-start: 3px solid ${t.color.border};
    padding-block-start: ${t.space.s3};
    color: ${t.color.textMuted};
  }
  & > li[data-state='done'] {
    border-color: ${t.brand.border};
    color: ${t.color.text};
  }
  & > li[data-state='current'] {
    border-color: ${t.brand.solid};
    color: ${t.color.text};
  }

  [data-part='step'] {
    display: flex;
    align-items: center;
    gap: ${t.space.s2};
    max-inline-size: 100%;
    padding: 0;
    border: 0;
    border-radius: ${t.radius.small};
    background: none;
    color: inherit;
    font-size: ${t.size.s3};
    line-height: ${t.line.s3};
    font-weight: ${t.weight.medium};
    text-align: start;
  }
  button[data-part='step'] {
    cursor: pointer;
  }
  button[data-part='step']:hover [data-part='label'] {
    text-decoration: underline;
    text-underline-offset: 0.18em;
  }
  [data-part='label'] {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  [data-part='hidden'] {
    ${visuallyHidden}
  }

  [data-part='mark'] {
    display: grid;
    place-items: center;
    flex: none;
    inline-size: 26px;
    block-size: 26px;
    border: 1px solid ${t.color.borderStrong};
    border-radius: ${t.radius.full};
    font-size: ${t.size.s2};
    line-height: 1;
    font-variant-numeric: tabular-nums;
  }
  & > li[data-state='done'] [data-part='mark'] {
    border-color: transparent;
    background: ${t.brand.tintStrong};
    color: ${t.brand.text};
  }
  & > li[data-state='current'] [data-part='mark'] {
    border-color: transparent;
    background: ${t.brand.solid};
    color: ${t.brand.on};
  }

  /* Without room for all names, only the current step shows its name. */
  @container (max-width: 38rem) {
    & > li:not([data-state='current']) {
      flex: 0 1 26px;
    }
    & > li:not([data-state='current']) [data-part='label'] {
      ${visuallyHidden}
    }
  }
  @media (forced-colors: active) {
    & > li[data-state='current'] {
      border-color: Highlight;
    }
    & > li[data-state] [data-part='mark'] {
      border-color: currentColor;
    }
  }
`;

import { styled } from 'styled-components';
import { dateBox } from '../internal/dates/index.ts';
import { t } from '../theme/index.ts';

export const Box = /* @__PURE__ */ styled.span`
  ${dateBox}
  > [data-part='dash'] {
    padding-inline: ${t.space.s1};
    color: ${t.color.textMuted};
  }
  [data-component='popover'] {
    max-inline-size: min(34rem, 100vi - 2rem);
  }
`;

/** Presets beside the calendar; above it on narrow screens. */
export const Choices = /* @__PURE__ */ styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${t.space.s4};
  > [role='group'] {
    display: flex;
    flex: 1 0 9rem;
    flex-direction: column;
    gap: 2px;
  }
  && > [role='group'] > button {
    display: flex;
    align-items: center;
    min-block-size: ${t.density.control};
    padding-inline: ${t.space.s3};
    border-radius: ${t.radius.control};
    color: ${t.color.text};
    text-align: start;
    white-space: normal;
    &:hover {
      background: ${t.color.hover};
    }
    &[aria-pressed='true'] {
      background: ${t.brand.tintStrong};
      color: ${t.brand.text};
    }
  }
  @media (max-width: 36rem) {
    > [role='group'] {
      flex: 1 1 100%;
      flex-flow: row wrap;
    }
  }
  @media (pointer: coarse) {
    && > [role='group'] > button {
      min-block-size: 44px;
    }
  }
  @media (forced-colors: active) {
    && > [role='group'] > button[aria-pressed='true'] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;

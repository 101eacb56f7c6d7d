import { styled } from 'styled-components';
import { Field } from '../field/index.ts';
import { t } from '../theme/index.ts';

export const Root = /* @__PURE__ */ styled(Field)`
  [data-part='area'] {
    position: relative;
    display: grid;
    justify-items: center;
    gap: ${t.space.s1};
    padding: ${t.space.s5} ${t.space.s4};
    border: 1px dashed ${t.color.borderStrong};
    border-radius: ${t.radius.card};
    background: ${t.color.surface};
    text-align: center;
    scroll-margin-block: 6rem;
    transition: background-color ${t.motion.fast} ${t.motion.ease};
    > svg {
      color: ${t.color.textMuted};
    }
    > span {
      font-weight: ${t.weight.medium};
      color: ${t.brand.text};
    }
    > small {
      color: ${t.color.textMuted};
      font-size: ${t.size.s2};
      line-height: ${t.line.s2};
    }
    /* Transparent and over the whole area, so that clicks, drops and touch exploration reach the
       native control. */
    > input {
      position: absolute;
      inset: 0;
      inline-size: 100%;
      padding: 0;
      opacity: 0;
      cursor: pointer;
      &:disabled {
        opacity: 0;
      }
    }
    &:hover {
      background: ${t.color.hover};
    }
    &[data-over] {
      border-style: solid;
      border-color: ${t.brand.solid};
      background: ${t.brand.tint};
    }
    &:has(:focus-visible) {
      outline: 2px solid ${t.color.focus};
      outline-offset: 2px;
    }
    &:has([aria-invalid='true']) {
      border-color: ${t.tone.critical.text};
    }
    &:has(:disabled) {
      background: ${t.color.sunken};
      border-color: ${t.color.border};
      > span {
        color: ${t.color.textMuted};
      }
    }
  }

  [data-part='list'] {
    border: 1px solid ${t.color.border};
    border-radius: ${t.radius.card};
    background: ${t.color.surface};
    font-size: ${t.size.s2};
    line-height: ${t.line.s2};
    > li {
      display: grid;
      grid-template-columns: 20px minmax(0, 1fr) auto;
      align-items: center;
      column-gap: ${t.space.s3};
      padding-block: ${t.space.s2};
      padding-inline: ${t.space.s3} ${t.space.s2};
      > svg {
        color: ${t.color.textMuted};
      }
      &[data-state='done'] > svg {
        color: ${t.tone.positive.text};
      }
      &:is([data-state='failed'], [data-state='refused']) > svg {
        color: ${t.tone.critical.text};
      }
    }
    > li + li {
      border-block-start: 1px solid ${t.color.border};
    }
  }
  [data-part='name'] {
    font-weight: ${t.weight.medium};
    overflow-wrap: anywhere;
    unicode-bidi: isolate;
  }
  [data-part='meta'] {
    display: flex;
    flex-wrap: wrap;
    column-gap: ${t.space.s2};
    color: ${t.color.textMuted};
    font-size: ${t.size.s1};
    line-height: ${t.line.s1};
    font-variant-numeric: tabular-nums;
  }
  :is([data-state='failed'], [data-state='refused']) [data-part='state'] {
    color: ${t.tone.critical.text};
  }
  [data-part='list'] > li > [data-part='actions'] {
    display: flex;
    align-items: center;
    gap: ${t.space.s1};
  }
  @media (pointer: coarse) {
    [data-part='list'] > li > [data-part='actions'] button {
      min-inline-size: 44px;
      min-block-size: 44px;
    }
  }
`;

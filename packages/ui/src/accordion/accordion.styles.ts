import { styled } from 'styled-components';
import { t } from '../theme/index.ts';

export const Root = /* @__PURE__ */ styled.div`
  border: 1px solid ${t.color.border};
  border-radius: ${t.radius.card};
  background: ${t.color.surface};

  details + details {
    border-block-start: 1px solid ${t.color.border};
  }
  summary {
    display: flex;
    align-items: center;
    gap: ${t.space.s3};
    min-block-size: ${t.density.row};
    padding: ${t.space.s2} ${t.space.s4};
    list-style: none;
    cursor: pointer;
    transition: background-color ${t.motion.fast} ${t.motion.ease};
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary:hover {
    background: ${t.color.hover};
  }
  summary:focus-visible {
    outline-offset: -2px;
  }
  details:first-child > summary {
    border-start-start-radius: inherit;
    border-start-end-radius: inherit;
  }
  details:first-child {
    border-start-start-radius: calc(${t.radius.card} - 1px);
    border-start-end-radius: calc(${t.radius.card} - 1px);
  }
  details:last-child,
  details:last-child:not([open]) > summary {
    border-end-start-radius: calc(${t.radius.card} - 1px);
    border-end-end-radius: calc(${t.radius.card} - 1px);
  }
  summary > svg {
    color: ${t.color.textMuted};
    transition: rotate ${t.motion.base} ${t.motion.ease};
  }
  details:not([open]) > summary > svg {
    rotate: -90deg;
  }
  details:not([open]) > summary:dir(rtl) > svg {
    rotate: 90deg;
  }

  [data-part='title'] {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
    font-size: ${t.size.s2};
    line-height: ${t.line.s2};
    font-weight: ${t.weight.strong};
  }
  [data-part='note'] {
    color: ${t.color.textMuted};
    font-variant-numeric: tabular-nums;
  }
  [data-part='content'] {
    padding: ${t.space.s1} ${t.space.s4} ${t.space.s4};
    padding-inline-start: calc(${t.space.s4} + 16px + ${t.space.s3});
    overflow-wrap: anywhere;
  }
  @media (max-width: 40rem) {
    [data-part='content'] {
      padding-inline-start: ${t.space.s4};
    }
  }

  /* Printed pages show all content. */
  @media print {
    summary > svg {
      display: none;
    }
    [data-part='content'] {
      padding-inline-start: ${t.space.s4};
    }
    details::details-content {
      content-visibility: visible;
      block-size: auto;
    }
  }
`;

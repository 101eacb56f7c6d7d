import { styled } from 'styled-components';
import { t } from '../theme/index.ts';

export const Root = /* @__PURE__ */ styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${t.space.s4};
  min-inline-size: 0;

  & > [data-part='bar'] {
    position: relative;
    border-block-end: 1px solid ${t.color.border};
  }
  [role='tablist'] {
    display: flex;
    gap: ${t.space.s1};
    margin-block-end: -1px;
    overflow-x: auto;
    scrollbar-width: none;
    scroll-padding-inline: ${t.space.s8};
    --fade-start: #000;
    --fade-end: #000;
    mask-image: linear-gradient(
      90deg,
      var(--fade-start),
      #000 ${t.space.s8},
      #000 calc(100% - ${t.space.s8}),
      var(--fade-end)
    );
  }
  [role='tablist']:dir(rtl) {
    mask-image: linear-gradient(
      270deg,
      var(--fade-start),
      #000 ${t.space.s8},
      #000 calc(100% - ${t.space.s8}),
      var(--fade-end)
    );
  }
  [role='tablist']:is([data-edges='start'], [data-edges='both']) {
    --fade-start: transparent;
  }
  [role='tablist']:is([data-edges='end'], [data-edges='both']) {
    --fade-end: transparent;
  }

  [role='tab'] {
    flex: none;
    display: inline-flex;
    align-items: center;
    gap: ${t.space.s2};
    min-block-size: max(${t.density.control}, 36px);
    padding: ${t.space.s1} ${t.space.s3} ${t.space.s1};
    border: 0;
    border-block-end: 2px solid transparent;
    border-start-start-radius: ${t.radius.control};
    border-start-end-radius: ${t.radius.control};
    background: none;
    color: ${t.color.textMuted};
    font-weight: ${t.weight.medium};
    white-space: nowrap;
    cursor: pointer;
    transition: background-color ${t.motion.fast} ${t.motion.ease};
  }
  [role='tab']:hover {
    color: ${t.color.text};
    background: ${t.color.hover};
  }
  [role='tab'][aria-selected='true'] {
    color: ${t.brand.text};
    border-color: ${t.brand.solid};
  }
  [role='tab']:focus-visible {
    outline-offset: -2px;
  }
  [role='tabpanel'] {
    min-inline-size: 0;
    border-radius: ${t.radius.small};
  }

  /* Forced colours also draw transparent borders: without this every tab would look selected. */
  @media (forced-colors: active) {
    [role='tab']:not([aria-selected='true']) {
      padding-block-end: calc(${t.space.s1} + 2px);
      border-block-end: 0;
    }
    [role='tab'][aria-selected='true'] {
      border-color: Highlight;
      color: Highlight;
    }
  }
  /* In print the selected tab is the heading of its panel; the others are hidden. */
  @media print {
    & > [data-part='bar'] {
      border: 0;
    }
    [role='tab']:not([aria-selected='true']) {
      display: none;
    }
    [role='tab'] {
      padding-inline: 0;
      border: 0;
    }
  }
`;

import { styled } from 'styled-components';
import { visuallyHidden } from '../internal/index.ts';
import { t } from '../theme/index.ts';

export const Root = /* @__PURE__ */ styled.div`
  min-inline-size: 0;

  [role='treeitem'],
  [data-part='state'] {
    display: flex;
    align-items: center;
    gap: ${t.space.s2};
    min-block-size: ${t.density.navRow};
    padding-block: 2px;
    padding-inline: calc(${t.space.s2} + (var(--level) - 1) * 20px) ${t.space.s2};
    border-radius: ${t.radius.control};
  }
  [role='treeitem'] {
    cursor: pointer;
    transition: background-color ${t.motion.fast} ${t.motion.ease};
  }
  [role='treeitem']:hover {
    background: ${t.color.hover};
  }
  [role='treeitem'][aria-selected='true'] {
    background: ${t.brand.tintStrong};
    color: ${t.brand.text};
    font-weight: ${t.weight.medium};
  }
  [role='treeitem']:focus-visible {
    outline-offset: -2px;
  }
  [data-part='toggle'] {
    flex: none;
    display: grid;
    place-items: center;
    inline-size: 20px;
    block-size: 24px;
    border-radius: ${t.radius.small};
    color: ${t.color.textMuted};
  }
  [aria-expanded='true'] > [data-part='toggle'] > svg {
    rotate: 90deg;
  }
  [aria-expanded='true'] > [data-part='toggle']:dir(rtl) > svg {
    rotate: -90deg;
  }
  [role='treeitem'] > svg {
    color: ${t.color.textMuted};
  }
  [aria-selected='true'] > svg,
  [aria-selected='true'] > [data-part='toggle'] {
    color: inherit;
  }
  [data-part='label'] {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  [data-part='note'] {
    color: ${t.color.textMuted};
    font-weight: ${t.weight.text};
    font-variant-numeric: tabular-nums;
  }
  [data-part='state'] {
    padding-inline-start: calc(${t.space.s2} + (var(--level) - 1) * 20px + 20px + ${t.space.s2});
    color: ${t.color.textMuted};
  }

  @media (forced-colors: active) {
    [role='treeitem'][aria-selected='true'] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;

/** Announces the status of an opened row without children. */
export const Announcement = /* @__PURE__ */ styled.span`
  ${visuallyHidden}
`;

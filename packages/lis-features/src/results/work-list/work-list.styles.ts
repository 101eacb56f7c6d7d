import { t } from '@alms/ui/theme';
import { css, styled } from 'styled-components';

export const visuallyHidden = css`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/**
 * The screen fills its frame: list and open specimen scroll separately. On narrow screens, the open
 * specimen covers the list.
 */
export const Root = styled.div`
  container: results / inline-size;
  display: flex;
  flex-direction: column;
  block-size: 100%;
  min-block-size: 0;
  background: ${t.color.surface};

  & > [data-part='panes'] {
    flex: 1;
    display: grid;
    grid-template-columns: clamp(300px, 100% - 752px, max(430px, 34%)) minmax(0, 1fr);
    min-block-size: 0;
  }
  & > [data-part='panes'] > [data-part='panel'] {
    display: flex;
    flex-direction: column;
    min-block-size: 0;
    min-inline-size: 0;
  }
  [data-part='panel'] > [data-component='resource-view'] {
    flex: 1;
    display: flex;
    flex-direction: column;
    min-block-size: 0;
    outline: none;
  }
  [data-part='back'] {
    display: none;
    padding: ${t.space.s1} ${t.space.s2};
    border-block-end: 1px solid ${t.color.border};
  }

  @container results (max-width: 56rem) {
    & > [data-part='panes'] {
      grid-template-columns: minmax(0, 1fr);
    }
    &:not([data-open]) > [data-part='panes'] > [data-part='panel'] {
      display: none;
    }
    & > [data-part='panes'] > nav {
      border-inline-end: 0;
    }
    &[data-open] > [data-part='panes'] > nav,
    &[data-open] > [data-part='head'] {
      display: none;
    }
    [data-part='back'] {
      display: block;
    }
  }
  /* On a phone the whole page scrolls, without inner scroll areas. */
  @media (max-width: 40rem) {
    block-size: auto;
  }
`;

export const keys = css`
  @media (pointer: coarse) {
    [data-part='keys'],
    kbd {
      display: none;
    }
  }
`;

/** Title, tabs, search and filters: one row where there is room. */
export const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${t.space.s2} ${t.space.s3};
  min-block-size: 56px;
  padding: ${t.space.s2} ${t.space.s4};
  border-block-end: 1px solid ${t.color.border};
  h1 {
    outline: none;
  }
  & > [data-component='search-field'] {
    flex: 1 1 6.5rem;
    max-inline-size: 20rem;
  }
  @container results (max-width: 40rem) {
    & > [data-component='search-field'],
    & > [data-component='segmented'] {
      flex: 1 0 100%;
      max-inline-size: none;
    }
  }
`;

export const List = styled.nav`
  ${keys}
  display: flex;
  flex-direction: column;
  min-block-size: 0;
  border-inline-end: 1px solid ${t.color.border};

  container: list / inline-size;
  & > [data-part='notice'] {
    padding: ${t.space.s2} ${t.space.s4};
    border-block-end: 1px solid ${t.color.border};
  }
  & > [data-part='bulk'] {
    display: flex;
    align-items: center;
    gap: ${t.space.s3};
    padding: ${t.space.s2} ${t.space.s4};
    border-block-end: 1px solid ${t.color.border};
    font-size: ${t.size.s2};
    font-variant-numeric: tabular-nums;
  }
  & > [data-part='bulk'] > :first-child {
    flex: 1;
  }
  & > [data-part='scroll'] {
    flex: 1;
    overflow: auto;
    min-block-size: 0;
  }
`;

/** Last line of the list: facts, or the selected specimens with the actions on them. */
export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${t.space.s2};
  min-block-size: 48px;
  padding: ${t.space.s2} ${t.space.s4};
  border-block-start: 1px solid ${t.color.border};
  background: ${t.color.surface};
  color: ${t.color.textMuted};
  font-size: ${t.size.s1};
  white-space: nowrap;
  font-variant-numeric: tabular-nums;
  [data-part='facts'] {
    flex: 1;
    display: flex;
    flex-wrap: wrap;
    column-gap: ${t.space.s4};
  }
  &[data-selecting] {
    border-block-start-color: ${t.brand.border};
    background: ${t.brand.tint};
    color: ${t.color.text};
    font-size: ${t.size.s2};
    font-weight: ${t.weight.medium};
  }
  /* The list scrolls with the page of a phone. */
  @media (max-width: 40rem) {
    &[data-selecting] {
      position: sticky;
      inset-block-end: 0;
      z-index: 2;
    }
  }
`;

/** Placeholders with the final layout: one line per specimen, one row per result. */
export const ListSkeleton = styled.div`
  & > div {
    display: flex;
    align-items: center;
    gap: ${t.space.s2};
    min-block-size: ${t.density.row};
    padding-inline: ${t.space.s4};
    border-block-end: 1px solid ${t.color.border};
  }
`;

export const EntrySkeleton = styled(ListSkeleton)`
  & > div {
    gap: ${t.space.s6};
    padding-inline: ${t.space.s6};
  }
  & > div:first-child {
    min-block-size: 72px;
  }
`;

export const Filters = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${t.space.s2} ${t.space.s3};
  & > [data-component='select-field'] {
    inline-size: 9.75rem;
  }
  & > [data-component='select-field'] + [data-component='select-field'] {
    inline-size: 8rem;
  }
`;

/**
 * One line per specimen: time, patient, tests, status. In a narrow list, the tests are on a second
 * line, and compact rows leave them out. All specimens share the columns of the list. Tests may be
 * truncated, names never.
 */
export const Samples = styled.div`
  display: grid;
  grid-template-columns: var(--choice,) auto minmax(7rem, auto) minmax(0, 1fr) auto;
  column-gap: ${t.space.s2};
  & > section,
  ul,
  li,
  button {
    grid-column: 1 / -1;
    display: grid;
    grid-template-columns: subgrid;
  }
  h3 {
    grid-column: 1 / -1;
    position: sticky;
    inset-block-start: 0;
    z-index: 1;
    display: flex;
    justify-content: space-between;
    padding: ${t.space.s1} ${t.space.s4};
    border-block-end: 1px solid ${t.color.border};
    background: ${t.color.page};
    color: ${t.color.textMuted};
    font-size: ${t.size.s1};
    font-weight: ${t.weight.medium};
    font-variant-numeric: tabular-nums;
  }
  li {
    position: relative;
    border-block-end: 1px solid ${t.color.border};
  }
  button {
    align-items: center;
    min-block-size: calc(${t.density.row} - 1px);
    padding: ${t.density.cellBlock} ${t.space.s4};
    border: 0;
    background: none;
    text-align: start;
    cursor: pointer;
  }
  li:hover {
    background: ${t.color.hover};
  }
  button:focus-visible {
    outline-offset: -2px;
  }
  li:has(> [aria-current]) {
    background: ${t.brand.tint};
  }
  li:has(> [aria-current])::before {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0;
    inline-size: 3px;
    background: ${t.brand.solid};
  }
  /* The patient name is never truncated. */
  b {
    font-weight: ${t.weight.strong};
    overflow-wrap: anywhere;
  }
  [data-part='time'] {
    display: flex;
    align-items: center;
    color: ${t.color.textMuted};
    font-variant-numeric: tabular-nums;
  }
  [data-part='tests'] {
    display: flex;
    align-items: center;
    gap: ${t.space.s2};
    min-inline-size: 0;
  }
  [data-part='tests'] > [data-component='priority-tag'] {
    flex: none;
  }
  [data-part='tests'] > [title] {
    overflow: hidden;
    color: ${t.color.textMuted};
    text-overflow: ellipsis;
    white-space: nowrap;
    text-align: -webkit-match-parent;
    text-align: match-parent;
  }
  [data-part='state'] {
    display: flex;
    align-items: center;
    gap: ${t.space.s1};
    color: ${t.color.textMuted};
    white-space: nowrap;
  }
  [data-component='chip'] {
    justify-self: start;
    min-block-size: 20px;
    padding-inline: 6px;
  }
  @media (pointer: coarse) {
    button {
      min-block-size: 56px;
    }
  }
  /* A checkbox comes before the line. */
  &[data-selectable] {
    --choice: auto;
    button {
      grid-column: 2 / -1;
      padding-inline-start: 0;
    }
    [data-part='choice'] {
      align-self: center;
      padding-inline-start: ${t.space.s4};
    }
  }
  @container list (max-width: 520px) {
    grid-template-columns: var(--choice,) auto minmax(0, 1fr) auto;
    [data-part='tests'] {
      grid-area: 2 / 2 / auto / -1;
    }
  }
  [data-density='compact'] & {
    @media not (pointer: coarse) {
      @container list (max-width: 520px) {
        grid-template-columns: var(--choice,) auto minmax(0, 1fr) auto auto;
        [data-part='tests'] {
          grid-area: auto;
        }
        [data-part='tests'] > [title] {
          display: none;
        }
      }
    }
  }
`;

import { createGlobalStyle, styled } from 'styled-components';
import { t } from '../theme/index.ts';

interface PageSize {
  /** Millimetres. */
  $width: number;
  $height: number;
}

/**
 * The paper's size. The one style here that is not static: `@page` takes no CSS variable.
 *
 * What is not on a sheet is not printed; boxes around a sheet do not exist on paper, so that none of their margins, columns or scroll
 * bars falls on it. `:root:root` outweighs whatever display those boxes were given.
 */
export const PageStyles = /* @__PURE__ */ createGlobalStyle<PageSize>`
  @page { size: ${({ $width }) => $width}mm ${({ $height }) => $height}mm; margin: 0; }
  @media print {
    :root:root:root { background: none; }
    :root:root:root :has([data-component='print-sheet']) { display: contents; }
    :root:root:root body :not(:has([data-component='print-sheet']), [data-component='print-sheet'], [data-component='print-sheet'] *) { display: none; }
  }
`;

/** On screen a picture of the paper, in its true size; in print the paper itself. Paper is white and its ink dark in every scheme. */
export const Root = /* @__PURE__ */ styled.section`
  box-sizing: border-box;
  inline-size: calc(var(--sheet-width) * 1mm);
  block-size: calc(var(--sheet-height) * 1mm);
  padding: calc(var(--sheet-margin) * 1mm);
  overflow: hidden;
  background: white;
  color: black;
  color-scheme: only light;
  forced-color-adjust: none;

  @media screen {
    max-inline-size: 100%;
    border: 1px solid ${t.color.border};
    border-radius: ${t.radius.small};
    &[data-paper-only] {
      display: none;
    }
  }
  @media print {
    break-inside: avoid;
    break-after: page;
    &:last-of-type {
      break-after: auto;
    }
  }
`;

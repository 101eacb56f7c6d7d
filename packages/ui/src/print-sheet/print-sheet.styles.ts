import { createGlobalStyle, styled } from 'styled-components';
import { t } from '../theme/index.ts';

interface PageSize {
  /** Page width in millimetres. */
  $width: number;
  $height: number;
}

/**
 * Paper size. The only non-static style here, because `@page` does not accept CSS variables.
 *
 * Content outside a sheet is not printed. Ancestors of a sheet have no box in print, so that their
 * margins, columns and scroll bars have no effect. `:root:root` overrides their `display`.
 */
export const PageStyles = /* @__PURE__ */ createGlobalStyle<PageSize>`
  @page { size: ${({ $width }) => $width}mm ${({ $height }) => $height}mm; margin: 0; }
  @media print {
    :root:root:root { background: none; }
    :root:root:root :has([data-component='print-sheet']) { display: contents; }
    :root:root:root body :not(:has([data-component='print-sheet']), [data-component='print-sheet'], [data-component='print-sheet'] *) { display: none; }
  }
`;

/**
 * On screen a preview of the paper at true size; in print the paper itself. White paper with dark
 * ink in every colour scheme.
 */
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

import { t } from '@alms/ui/theme';
import { createGlobalStyle, styled } from 'styled-components';

/** Columns of dates that fit on a landscape page. */
export const DATES_PER_PAGE = 6;

/** Page size and numbers. Browsers without margin boxes print their own page numbers. */
export const PageStyles = /* @__PURE__ */ createGlobalStyle`
  @page {
    size: landscape;
    margin: 12mm;
    @bottom-right {
      content: counter(page) ' / ' counter(pages);
      font: 9pt sans-serif;
    }
  }
`;

/** Repeated on every page, because it is the header of a table in print. */
export const Head = /* @__PURE__ */ styled.header`
  display: none;
  @media print {
    display: table-header-group;
    break-inside: avoid;
    font-size: ${t.size.s1};
    line-height: ${t.line.s1};
    > p:last-child {
      padding-block-end: ${t.space.s3};
    }
  }
`;

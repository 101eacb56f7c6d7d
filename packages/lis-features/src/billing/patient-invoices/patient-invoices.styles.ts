import { t } from '@alms/ui/theme';
import { styled } from 'styled-components';

export const Invoices = /* @__PURE__ */ styled.ul`
  display: grid;
  gap: ${t.space.s5};
  margin: 0;
  padding: 0;
  list-style: none;
  > li + li {
    padding-block-start: ${t.space.s5};
    border-block-start: 1px solid ${t.color.border};
  }
`;

/** Invoice number as printed. */
export const Number = /* @__PURE__ */ styled.bdi.attrs({ dir: 'ltr' })`
  font-family: ${t.font.code};
  font-weight: ${t.weight.strong};
  overflow-wrap: anywhere;
`;

/** Lines of an invoice, with amounts aligned to the end. */
export const Parts = /* @__PURE__ */ styled.ul`
  display: grid;
  gap: ${t.space.s1};
  margin: 0;
  padding: 0;
  list-style: none;
  /* Keeps an amount close to its label. */
  max-inline-size: 40rem;
  > li {
    display: flex;
    justify-content: space-between;
    gap: ${t.space.s4};
  }
  > li > :first-child {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  > li > :last-child {
    flex: none;
  }
  > [data-strong] {
    font-weight: ${t.weight.strong};
  }
  > [data-off] {
    color: ${t.color.textMuted};
  }
`;

import { t } from '@alms/ui/theme';
import { styled } from 'styled-components';

export const Root = /* @__PURE__ */ styled.div`
  container-type: inline-size;

  form > [data-part='columns'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 340px;
    gap: ${t.space.s4};
    align-items: start;
  }
  [data-part~='column'] {
    display: grid;
    gap: ${t.space.s4};
    min-inline-size: 0;
  }
  /* Below the patient banner, which sticks to the top. */
  [data-part~='summary'] {
    position: sticky;
    inset-block-start: 3.25rem;
  }
  @container (max-width: 56rem) {
    form > [data-part='columns'] {
      grid-template-columns: minmax(0, 1fr);
    }
    [data-part~='summary'] {
      position: static;
    }
  }

  [data-part='catalogue'] {
    max-block-size: 24rem;
    margin-inline: calc(-1 * ${t.space.s4});
    overflow: auto;
    border-block: 1px solid ${t.color.border};
  }
  /* The selected tests with their prices stay visible below the list. */
  &[data-paid] [data-part='catalogue'] {
    max-block-size: 13rem;
  }
  &[data-paid] [data-part='catalogue'] > li {
    grid-template-columns: minmax(0, 1fr) auto auto;
  }
  [data-part='catalogue'] > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: ${t.space.s3};
    padding: ${t.space.s1} ${t.space.s4};
    min-block-size: ${t.density.row};
  }
  [data-part='catalogue'] > li + li {
    border-block-start: 1px solid ${t.color.border};
  }
  [data-part='catalogue'] > li:hover {
    background: ${t.color.hover};
  }
  [data-part='catalogue'] > li:has(input:checked) {
    background: ${t.brand.tint};
  }
  [data-part='error'] {
    display: flex;
    align-items: center;
    gap: ${t.space.s2};
    color: ${t.tone.critical.text};
  }

  [data-part='chosen'] {
    display: grid;
    gap: ${t.space.s1};
  }
  [data-part='chosen'] > li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${t.space.s2};
  }
  [data-part='chosen'] [data-part='name'] {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  [data-part='price'] {
    min-inline-size: 4rem;
    text-align: end;
  }
  [data-part='specimens'] {
    display: grid;
    gap: ${t.space.s2};
  }
  [data-part='specimens'] > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 0 ${t.space.s2};
  }
  [data-part='specimens'] > li > span {
    grid-column: 2;
  }
  [data-part='specimens'] > li > svg {
    grid-row: 1 / span 2;
    color: ${t.color.textMuted};
    margin-block-start: 2px;
  }
`;

import { t } from '@alms/ui/theme';
import { createGlobalStyle, styled } from 'styled-components';

export const Root = styled.div`
  container-type: inline-size;
  display: grid;
  gap: ${t.space.s5};
  font-size: ${t.size.s3};
  line-height: ${t.line.s3};

  [data-part='panels'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${t.space.s4};
    align-items: start;
  }
  &:not([data-open]) [data-part='panel'] {
    display: none;
  }
  @container (min-width: 60rem) {
    [data-part='panels'] {
      grid-template-columns: minmax(0, 1fr) 24rem;
    }
    &:not([data-open]) [data-part='panel'] {
      display: block;
    }
  }
`;

export const Search = styled.div`
  padding: ${t.space.s3} ${t.space.s4};
  border-block-end: 1px solid ${t.color.border};
`;

export const More = styled.div`
  padding: ${t.space.s2};
  border-block-start: 1px solid ${t.color.border};
`;

export const Visits = styled.ul`
  li + li {
    border-block-start: 1px solid ${t.color.border};
  }
  button {
    position: relative;
    display: flex;
    align-items: center;
    gap: ${t.space.s3};
    inline-size: 100%;
    min-block-size: 56px;
    padding: 10px ${t.space.s4};
    border: 0;
    background: none;
    text-align: start;
    line-height: 22px;
    cursor: pointer;
  }
  li:last-child button {
    border-end-start-radius: ${t.radius.card};
    border-end-end-radius: ${t.radius.card};
  }
  button:hover {
    background: ${t.color.hover};
  }
  button:focus-visible {
    outline-offset: -2px;
  }
  button[aria-current] {
    background: ${t.brand.tint};
  }
  button[aria-current]::before {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0;
    inline-size: 3px;
    background: ${t.brand.solid};
  }
  b {
    font-weight: ${t.weight.strong};
    overflow-wrap: anywhere;
  }
  [data-part='who'] {
    flex: 1;
    min-inline-size: 0;
  }
  [data-part='name'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${t.space.s2};
  }
  [data-part='identifiers'] {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${t.space.s3};
    color: ${t.color.textMuted};
    font-size: ${t.size.s2};
  }
  [data-part='mrn'] {
    font-family: ${t.font.code};
    font-size: 0.93em;
    letter-spacing: -0.01em;
  }
  [data-part='tubes'] {
    display: flex;
    gap: 2px;
  }
  button > svg {
    color: ${t.color.textMuted};
  }
`;

export const Section = styled.div`
  display: grid;
  gap: ${t.space.s3};
  padding: ${t.space.s3} ${t.space.s4} ${t.space.s4};

  & + & {
    border-block-start: 1px solid ${t.color.border};
  }
  h3 {
    color: ${t.color.textMuted};
    font-size: ${t.size.s2};
    line-height: ${t.line.s2};
    font-weight: ${t.weight.medium};
  }
  ol {
    display: grid;
    gap: ${t.space.s2};
  }
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${t.space.s1} ${t.space.s3};
    min-block-size: 48px;
  }
  [data-part='end'] {
    margin-inline-start: auto;
  }
  li[aria-current] [data-part='place'] {
    color: ${t.brand.on};
    background: ${t.brand.solid};
  }
  [data-part='place'] {
    display: grid;
    place-items: center;
    flex: none;
    inline-size: 24px;
    block-size: 24px;
    border-radius: ${t.radius.full};
    color: ${t.color.textMuted};
    font-size: ${t.size.s2};
    font-weight: ${t.weight.figure};
    font-variant-numeric: tabular-nums;
  }
  [data-part='what'] {
    flex: 1 1 9rem;
    min-inline-size: 0;
    line-height: 20px;
  }
  [data-part='what'] b {
    font-weight: ${t.weight.strong};
  }
  [data-part='tests'] {
    display: block;
    color: ${t.color.textMuted};
    font-size: ${t.size.s2};
  }

  img {
    inline-size: 100%;
    max-inline-size: 24rem;
    block-size: auto;
    border: 1px solid ${t.color.border};
    border-radius: ${t.radius.control};
    background: white;
  }
  dt {
    color: ${t.color.textMuted};
    font-size: ${t.size.s2};
    line-height: ${t.line.s2};
  }
  dd {
    font-family: ${t.font.code};
    font-size: ${t.size.s5};
    line-height: ${t.line.s5};
    font-weight: ${t.weight.figure};
    letter-spacing: -0.01em;
  }
`;

/**
 * While a label is shown, printing the page outputs only the label, in the size of the label stock
 * (50.8 × 25.4 mm).
 */
export const LabelPage = createGlobalStyle`
  @page { size: 50.8mm 25.4mm; margin: 0; }
  @media print {
    html { overflow: hidden; }
    /* Positioned absolutely, so that the page adds no height and prints no second label. */
    body { position: fixed; inset: 0; overflow: hidden; }
    body * { visibility: hidden; }
    body [data-print='label'] { visibility: visible; position: fixed; inset: 0; inline-size: 50.8mm; block-size: 25.4mm; border: 0; border-radius: 0; }
  }
`;

/** Stays within reach of the thumb while the rest scrolls. */
export const Dock = styled.div`
  position: sticky;
  inset-block-end: 0;
  z-index: 1;
  display: grid;
  gap: ${t.space.s2};
  padding: ${t.space.s2} ${t.space.s4} ${t.space.s4};
  border-block-start: 1px solid ${t.color.border};
  border-end-start-radius: ${t.radius.card};
  border-end-end-radius: ${t.radius.card};
  background: ${t.color.surface};

  p {
    flex: 1;
    color: ${t.color.textMuted};
    font-size: ${t.size.s2};
    line-height: ${t.line.s2};
  }
  & > button:not([data-size]) {
    min-block-size: 52px;
  }
  &[data-actions='several'] {
    display: flex;
  }
  & > [data-part='line'] {
    display: flex;
    align-items: center;
    gap: ${t.space.s2};
  }
`;

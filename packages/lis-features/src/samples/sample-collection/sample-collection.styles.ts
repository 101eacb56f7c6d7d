import { t } from '@alms/ui/theme';
import { styled } from 'styled-components';

/**
 * The screen fills its frame: list and visit scroll separately, and the bar of the visit stays at
 * the end. On narrow screens, the open visit covers the list.
 */
export const Root = styled.div`
  container: collection / inline-size;
  block-size: 100%;
  min-block-size: 0;
  display: grid;
  grid-template-columns: clamp(320px, 32%, 372px) minmax(0, 1fr);
  grid-template-rows: minmax(0, 1fr);
  background: ${t.color.page};
  font-size: ${t.size.s3};
  line-height: ${t.line.s3};

  & > [data-part='panel'] {
    display: flex;
    flex-direction: column;
    min-block-size: 0;
    min-inline-size: 0;
    outline: none;
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
    background: ${t.color.surface};
  }
  @media (max-width: 60rem) {
    grid-template-columns: minmax(0, 1fr);
    &:not([data-open]) > [data-part='panel'],
    &[data-open] > nav {
      display: none;
    }
    & > nav {
      border-inline-end: 0;
    }
    [data-part='back'] {
      display: block;
    }
  }
`;

export const List = styled.nav`
  display: flex;
  flex-direction: column;
  min-block-size: 0;
  border-inline-end: 1px solid ${t.color.border};
  background: ${t.color.surface};

  [data-part='head'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${t.space.s3};
    padding: ${t.space.s4} ${t.space.s4} ${t.space.s3};
    border-block-end: 1px solid ${t.color.border};
  }
  [data-part='title'] h1 {
    outline: none;
  }
  [role='status']:empty {
    display: none;
  }
  & > [data-part='scroll'] {
    flex: 1;
    min-block-size: 0;
    overflow: auto;
  }
`;

export const Waiting = styled.div`
  display: grid;
  gap: ${t.space.s4};
  padding: ${t.space.s4};
`;

export const Visits = styled.ul`
  li {
    border-block-end: 1px solid ${t.color.border};
  }
  button {
    position: relative;
    display: flex;
    align-items: center;
    gap: ${t.space.s3};
    inline-size: 100%;
    min-block-size: 60px;
    padding: ${t.space.s2} ${t.space.s4};
    border: 0;
    background: none;
    text-align: start;
    line-height: 20px;
    cursor: pointer;
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
  [data-part='name'],
  [data-part='identifiers'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${t.space.s2};
  }
  [data-part='identifiers'] {
    color: ${t.color.textMuted};
    font-size: ${t.size.s2};
  }
  [data-part='mrn'] {
    font-family: ${t.font.code};
    font-size: 0.93em;
    letter-spacing: -0.01em;
  }
  [data-part='tubes'] {
    position: relative;
    display: flex;
    flex-wrap: wrap;
    justify-content: flex-end;
    max-inline-size: 64px;
    gap: 2px;
  }
  [data-part='wait'] {
    flex: none;
    min-inline-size: 48px;
    color: ${t.color.textMuted};
    font-size: ${t.size.s2};
    text-align: end;
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
  [data-part='wait'][data-long] {
    color: ${t.tone.caution.text};
    font-weight: ${t.weight.strong};
  }
  @media (max-width: 60rem) {
    button {
      min-block-size: 68px;
    }
  }
`;

export const Visit = styled.div`
  container-type: inline-size;
  flex: 1;
  display: flex;
  flex-direction: column;
  min-block-size: 0;

  & > [data-part='scroll'] {
    flex: 1;
    display: flex;
    flex-direction: column;
    gap: ${t.space.s4};
    min-block-size: 0;
    overflow: auto;
    padding: ${t.space.s4} ${t.space.s6};
  }
  & > [data-part='scroll'] > * {
    flex: none;
  }
  & > [data-part='scroll'] > [data-part='next'] {
    display: none;
  }
  @container (max-width: 40rem) {
    & > [data-part='scroll'] {
      padding: ${t.space.s3};
    }
    & > [data-part='scroll'] > [data-part='next'] {
      display: block;
    }
  }
`;

export const Card = styled.section`
  border: 1px solid ${t.color.border};
  border-radius: ${t.radius.card};
  background: ${t.color.surface};

  b,
  h3 {
    font-weight: ${t.weight.strong};
  }
  &[data-part='identity'] {
    display: grid;
    gap: ${t.space.s3};
    padding: ${t.space.s4};
  }
  &[data-part='identity-confirmed'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${t.space.s2} ${t.space.s3};
    padding: ${t.space.s3} ${t.space.s4};
  }
  &[data-part='identity-confirmed'] > [role='status'] {
    flex: 1 1 12rem;
  }
  [data-part='disc'] {
    display: grid;
    place-items: center;
    inline-size: 32px;
    block-size: 32px;
    border: 1px solid ${t.tone.positive.border};
    border-radius: ${t.radius.full};
    background: ${t.tone.positive.background};
    color: ${t.tone.positive.text};
  }
  [data-part='scan'] {
    display: grid;
    justify-items: center;
    gap: ${t.space.s1};
    padding: ${t.space.s4};
    border: 1px dashed ${t.color.borderStrong};
    border-radius: ${t.radius.control};
    text-align: center;
  }
  [data-part='scan'] > svg {
    inline-size: 32px;
    block-size: 32px;
    color: ${t.brand.text};
  }
  [data-part='or'] {
    display: flex;
    align-items: center;
    gap: ${t.space.s3};
    color: ${t.color.textMuted};
    font-size: ${t.size.s2};
  }
  [data-part='or']::before,
  [data-part='or']::after {
    content: '';
    flex: 1;
    border-block-start: 1px solid ${t.color.border};
  }
  [data-part='head'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${t.space.s3};
    min-block-size: 48px;
    padding: ${t.space.s2} ${t.space.s4};
  }
  [data-part='head'] > :nth-child(2) {
    flex: 1;
    text-align: end;
  }
  li {
    display: grid;
    grid-template-columns: 16px 22px minmax(0, 1fr) auto minmax(0, 9rem);
    align-items: center;
    gap: ${t.space.s2} ${t.space.s3};
    min-block-size: 62px;
    padding: ${t.space.s2} ${t.space.s4};
    border-block-start: 1px solid ${t.color.border};
    line-height: 20px;
  }
  li > [data-component='alert'],
  li > [data-component='checkbox'] {
    grid-column: 3 / -1;
  }
  li[data-left-out] > [data-part='what'] {
    color: ${t.color.textMuted};
    text-decoration: line-through;
  }
  [data-part='place'] {
    color: ${t.color.textMuted};
    font-weight: ${t.weight.figure};
    font-variant-numeric: tabular-nums;
  }
  [data-part='tests'],
  [data-part='care'] {
    display: block;
    color: ${t.color.textMuted};
    font-size: ${t.size.s2};
    overflow-wrap: anywhere;
  }
  [data-part='care'] {
    color: ${t.tone.caution.text};
  }
  [data-part='number'] {
    justify-self: start;
    color: ${t.color.textMuted};
    font-family: ${t.font.code};
    font-size: ${t.size.s2};
  }
  [data-part='state'] {
    display: inline-flex;
    align-items: center;
    justify-content: flex-end;
    gap: ${t.space.s1};
    color: ${t.color.textMuted};
    font-size: ${t.size.s2};
  }
  @container (max-width: 40rem) {
    [data-part='head'] > :nth-child(2) {
      text-align: start;
    }
    li {
      grid-template-columns: 16px 22px minmax(0, 1fr) auto;
    }
    [data-part='number'] {
      grid-area: 2 / 3;
    }
    [data-part='state'] {
      grid-area: 2 / 4;
    }
    [data-part='what'] {
      grid-column: 3 / -1;
    }
  }
`;

/** Opaque, after the scroll area, so that it never covers a container. */
export const Bar = styled.div`
  flex: none;
  display: grid;
  gap: ${t.space.s2};
  padding: ${t.space.s3} ${t.space.s6};
  border-block-start: 1px solid ${t.color.border};
  background: ${t.color.surface};

  [data-part='buttons'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${t.space.s2} ${t.space.s3};
  }
  [data-part='next'] {
    flex: 1;
    color: ${t.color.textMuted};
    font-size: ${t.size.s2};
    line-height: 18px;
    text-align: end;
  }
  kbd {
    display: inline-grid;
    place-items: center;
    block-size: 20px;
    padding-inline: 5px;
    border: 1px solid currentColor;
    border-radius: ${t.radius.small};
    font: ${t.weight.medium} ${t.size.s1}/1 ${t.font.ui};
    opacity: 0.8;
  }
  @media (pointer: coarse) {
    kbd {
      display: none;
    }
  }
  @container (max-width: 40rem) {
    padding: ${t.space.s3};
    [data-part='buttons'] > [data-component='button'] {
      flex: 0 1 8rem;
      min-block-size: 52px;
      line-height: 18px;
      white-space: normal;
    }
    [data-part='buttons'] > [data-part='step'] {
      flex: 1;
    }
    [data-part='next']:not([data-missing]) {
      display: none;
    }
    [data-part='next'] {
      order: -1;
      flex-basis: 100%;
      text-align: start;
    }
  }
`;

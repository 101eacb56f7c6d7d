import { t } from '@alms/ui/theme';
import { styled } from 'styled-components';

/** Patient-facing text is at least 16 px, notes 14 px. */
export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${t.space.s3};
  /* Both columns with the gap between them. */
  max-inline-size: 1096px;
  font-size: ${t.size.s3};
  line-height: ${t.line.s3};

  [data-part='head'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${t.space.s3};
    margin-block-start: ${t.space.s4};
  }
  [data-part='pending'] {
    padding-inline: ${t.space.s1};
  }
  [data-part='waiting'] {
    min-block-size: 100svh;
  }
  [data-part='reading'] {
    display: grid;
    gap: ${t.space.s3};
  }
`;

/** Title and link of the newest report; the link moves below a title that needs the line. */
export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${t.space.s3};
  padding-inline: ${t.space.s1};

  h1 {
    flex: 1 1 auto;
    outline: none;
  }
  /* A 44 px target without a taller line. */
  a {
    padding-block: 10px;
    margin-block: -10px;
  }
  p {
    flex-basis: 100%;
    color: ${t.color.textMuted};
    font-size: ${t.size.s2};
    line-height: ${t.line.s2};
    min-block-size: 1lh;
    overflow-wrap: anywhere;
  }
`;

/**
 * The newest report with older ones below it, and beside it in a wide window what comes next.
 * Reading order and tab order are the same in both.
 */
export const Columns = styled.div`
  container-type: inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${t.space.s3};
  align-items: start;

  & > * {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${t.space.s3};
    min-inline-size: 0;
  }
  & > [data-part='older'] {
    outline: none;
    scroll-margin-block: ${t.space.s3};
  }
  @media (min-width: 75rem) {
    grid-template-columns: minmax(0, 720px) minmax(0, 360px);
    grid-template-rows: auto auto 1fr;
    gap: ${t.space.s4};
    & > [data-part='report'] {
      grid-area: 1 / 1 / span 2;
    }
    & > [data-part='older'] {
      grid-area: 3 / 1;
    }
    & > [data-part='next'] {
      grid-area: 1 / 2;
    }
    & > [data-part='aside'] {
      grid-area: 2 / 2 / span 2;
    }
  }
`;

/** Number of results within the usual range, and one mark per result. */
export const Count = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${t.space.s1} ${t.space.s3};
  padding: 10px ${t.space.s4};

  h2 {
    font-size: ${t.size.s3};
    line-height: ${t.line.s3};
    font-weight: ${t.weight.strong};
  }
  [data-part='marks'] {
    display: flex;
    gap: 3px;
  }
`;

export const Lines = styled.ul`
  & > li {
    padding: 10px ${t.space.s4};
    border-block-start: 1px solid ${t.color.border};
  }
`;

export const More = styled.div`
  padding: ${t.space.s3} ${t.space.s4};
  border-block-start: 1px solid ${t.color.border};
`;

export const Fold = styled.details`
  border-block-start: 1px solid ${t.color.border};

  [data-part='header'] + [data-part='body'] > &:first-child {
    border-block-start: 0;
  }
  summary {
    display: flex;
    align-items: center;
    gap: ${t.space.s3};
    min-block-size: 56px;
    padding: ${t.space.s2} ${t.space.s4};
    list-style: none;
    cursor: pointer;
    font-weight: ${t.weight.medium};
    line-height: ${t.line.s2};
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary:hover {
    background: ${t.color.hover};
  }
  summary:focus-visible {
    outline-offset: -2px;
  }
  [data-part='title'] {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  [data-part='note'] {
    display: block;
    color: ${t.color.textMuted};
    font-size: ${t.size.s2};
    font-weight: ${t.weight.text};
  }
  summary > svg {
    flex: none;
    transition: rotate ${t.motion.base} ${t.motion.ease};
  }
  &[open] > summary > svg {
    rotate: 180deg;
  }
  /* Printed pages show all content. */
  @media print {
    summary > svg {
      display: none;
    }
    &::details-content {
      content-visibility: visible;
      block-size: auto;
    }
  }
`;

export const NextStep = styled.div`
  display: grid;
  gap: ${t.space.s2};

  [data-part='step'] {
    display: flex;
    gap: 10px;
  }
  [data-part='step'] > svg {
    flex: none;
    block-size: ${t.line.s3};
    color: ${t.color.textMuted};
  }
  b {
    font-weight: ${t.weight.strong};
  }
  [data-part='type'] {
    display: block;
    color: ${t.color.textMuted};
    font-size: ${t.size.s2};
    line-height: ${t.line.s2};
  }
  /* Side by side if both labels fit. */
  [data-part='buttons'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${t.space.s2};
    margin-block-start: ${t.space.s1};
  }
  [data-part='buttons'] > * {
    flex: 1 1 0;
    min-inline-size: max-content;
    justify-content: center;
  }
`;

/** Name and value, meaning and verdict, then the gauge; in a wide container side by side. */
export const Line = styled.div`
  display: grid;
  /* A long verdict wraps before it narrows the name further. */
  grid-template-columns: minmax(min(6rem, 40%), 1fr) auto;
  gap: 0 ${t.space.s3};
  align-items: baseline;

  [data-part='name'] {
    display: contents;
  }
  [data-part='name'] > b {
    grid-column: 1;
    font-weight: ${t.weight.strong};
    overflow-wrap: anywhere;
  }
  [data-part='meaning'] {
    grid-column: 1;
    grid-row: 2;
    color: ${t.color.textMuted};
    font-size: ${t.size.s2};
    line-height: ${t.line.s2};
  }
  [data-part='note'] {
    grid-column: 1 / -1;
    margin-block-start: ${t.space.s1};
    color: ${t.color.textMuted};
    font-size: ${t.size.s2};
    line-height: ${t.line.s2};
  }
  [data-part='value'] {
    grid-row: 1;
    grid-column: 2;
    max-inline-size: 14rem;
    text-align: end;
    overflow-wrap: anywhere;
  }
  [data-part='value'] b {
    font-size: ${t.size.s4};
    line-height: ${t.line.s4};
    font-weight: ${t.weight.figure};
    font-variant-numeric: tabular-nums;
  }
  [data-part='value'] span {
    color: ${t.color.textMuted};
    font-size: ${t.size.s2};
  }
  [data-part='verdict'] {
    grid-row: 2;
    grid-column: 2;
    text-align: end;
    font-size: ${t.size.s2};
  }
  [data-part='range'] {
    grid-column: 1 / -1;
    color: ${t.color.textMuted};
    font-size: ${t.size.s2};
    line-height: ${t.line.s2};
  }
  [data-part='range'] > [data-component='interval-gauge'] {
    margin-block-start: 6px;
  }
  /* The interval is in the middle of the gauge, and so are its figures. */
  [data-part='scale'] {
    display: grid;
    grid-template-columns: 1fr auto 1fr;
    gap: ${t.space.s2};
    font-size: ${t.size.s1};
    line-height: ${t.line.s1};
    font-variant-numeric: tabular-nums;
  }
  [data-part='scale'] > [aria-hidden] {
    white-space: nowrap;
  }
  [data-part='scale'] > :last-child {
    text-align: end;
  }
  [data-part='before'] {
    display: flex;
    align-items: baseline;
    gap: 6px;
    margin-block-start: 2px;
  }

  /* Enlarged text: one below the other. */
  @container (max-width: 18rem) {
    [data-part='meaning'],
    [data-part='verdict'],
    [data-part='value'] {
      grid-row: auto;
      grid-column: 1 / -1;
      max-inline-size: none;
      text-align: start;
    }
  }

  /* Words instead of a number need the width of the line. */
  &[data-text] > [data-part='value'] {
    grid-row: auto;
    grid-column: 1 / -1;
    max-inline-size: none;
    margin-block: ${t.space.s1};
    text-align: start;
  }
  &[data-text] > [data-part='value'] b {
    font-size: ${t.size.s3};
    line-height: ${t.line.s3};
  }
  &[data-text] > [data-part='verdict'] {
    grid-row: auto;
    grid-column: 1 / -1;
    text-align: start;
  }
`;

export const Verdict = styled.span`
  font-weight: ${t.weight.strong};

  > svg {
    margin-inline-end: 6px;
  }
  &[data-tone='neutral'] {
    color: ${t.color.textMuted};
    font-weight: ${t.weight.text};
  }
  &[data-tone='low'] {
    color: ${t.tone.low.text};
  }
  &[data-tone='high'] {
    color: ${t.tone.high.text};
  }
  &[data-tone='caution'] {
    color: ${t.tone.caution.text};
  }
  &[data-filled] {
    /* Unlike an inline block, has the baseline of its first line. */
    display: inline-flex;
    align-items: baseline;
    padding: 1px ${t.space.s2};
    border-radius: ${t.radius.small};
    background: ${t.tone.critical.solid};
    color: ${t.tone.critical.on};
  }
  @media (forced-colors: active) {
    &[data-filled] {
      border: 2px solid CanvasText;
    }
  }
`;

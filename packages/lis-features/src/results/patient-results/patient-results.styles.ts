import { t } from '@alms/ui/theme';
import { styled } from 'styled-components';

/** Patient-facing text is at least 16 px, notes 14 px. */
export const Root = styled.div`
  container-type: inline-size;
  display: grid;
  gap: ${t.space.s4};
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
  [data-part='columns'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${t.space.s4};
    align-items: start;
  }
  [data-part='groups'] {
    container-type: inline-size;
    display: grid;
    gap: ${t.space.s4};
  }
  [data-part='summary'] {
    color: ${t.color.textMuted};
  }
  /* Reserves the window's height while results load, so that content below does not shift. */
  [data-part='waiting'] {
    min-block-size: 100svh;
  }
  [data-part='reading'] {
    display: grid;
    gap: ${t.space.s3};
  }
  @container (min-width: 62rem) {
    [data-part='columns'] {
      grid-template-columns: minmax(0, 1fr) 316px;
    }
  }
`;

export const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 8rem 13.5rem 216px;
  gap: ${t.space.s4};
  align-items: center;

  [data-part='name'] b {
    display: block;
    font-weight: ${t.weight.strong};
    overflow-wrap: anywhere;
  }
  [data-part='name'] > span {
    display: block;
    color: ${t.color.textMuted};
    font-size: ${t.size.s2};
    line-height: ${t.line.s2};
  }
  [data-part='value'] {
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
  }
  [data-part='range'] {
    color: ${t.color.textMuted};
    font-size: ${t.size.s2};
    line-height: ${t.line.s2};
  }
  [data-part='scale'] {
    display: flex;
    justify-content: space-between;
    gap: ${t.space.s2};
    font-size: ${t.size.s1};
    line-height: 1.2rem;
    font-variant-numeric: tabular-nums;
  }
  [data-part='scale'] > [aria-hidden] {
    white-space: nowrap;
  }

  /* File names are long, and a file has no gauge beside it. */
  [data-part='value']:has(> [data-component='attached-file']) {
    grid-column: 2 / 4;
  }
  [data-part='value']:has(> [data-component='attached-file']) ~ [data-part='range'] {
    display: none;
  }

  @container (max-width: 52rem) {
    grid-template-columns: minmax(0, 1fr) 6.25rem 10rem 208px;
    gap: ${t.space.s3};
  }
  @container (max-width: 42rem) {
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${t.space.s1} ${t.space.s3};
    [data-part='name'] {
      grid-row: 1 / 3;
    }
    [data-part='value'],
    [data-part='verdict'] {
      text-align: end;
    }
    [data-part='verdict'] {
      grid-row: 2;
      grid-column: 2;
    }
    [data-part='range'] {
      grid-column: 1 / -1;
    }
    [data-part='value']:has(> [data-component='attached-file']) {
      grid-row: 3;
      grid-column: 1 / -1;
      text-align: start;
    }
  }
  @container (max-width: 26rem) {
    grid-template-columns: minmax(30%, 1fr) auto;
    [data-part='name'] {
      grid-row: 1;
      grid-column: 1 / -1;
    }
    [data-part='value'],
    [data-part='verdict'] {
      grid-row: 2;
      text-align: start;
    }
    [data-part='verdict'] {
      text-align: end;
    }
    [data-part='value']:has(> [data-component='attached-file']) {
      grid-row: 2;
    }
    [data-part='value']:has(> [data-component='attached-file']) ~ [data-part='verdict'] {
      grid-row: 3;
      grid-column: 1 / -1;
      text-align: start;
    }
  }
`;

export const Verdict = styled.span`
  display: inline-flex;
  align-items: baseline;
  gap: 6px;
  font-weight: ${t.weight.strong};

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
    padding: 2px ${t.space.s2};
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

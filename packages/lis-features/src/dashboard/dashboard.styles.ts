import { t } from '@alms/ui/theme';
import { styled } from 'styled-components';

export const Root = /* @__PURE__ */ styled.div`
  container-type: inline-size;
  display: grid;
  gap: ${t.space.s4};
  & > [data-component='page-header'] {
    margin-block-end: ${t.space.s1};
  }

  [data-part='columns'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 340px;
    gap: ${t.space.s4};
    align-items: start;
  }
  [data-part='columns'][data-only='main'] {
    grid-template-columns: minmax(0, 56rem);
  }
  [data-part='columns'][data-only='side'] {
    grid-template-columns: minmax(0, 1fr);
  }
  [data-only='side'] > [data-part='column'] {
    grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr));
    align-items: start;
  }
  [data-part='column'] {
    display: grid;
    gap: ${t.space.s4};
    min-inline-size: 0;
  }
  @container (max-width: 58rem) {
    [data-part='columns'] {
      grid-template-columns: minmax(0, 1fr);
    }
  }

  & > [data-component='page-header'] [data-part='words'] {
    flex-basis: 14rem;
  }
  [data-part='later'] {
    visibility: hidden;
  }
  /* The length of the first list determines the position of the rest, so both appear together and
     nothing shifts. */
  [data-part='first']:has(> [data-component='skeleton'], [data-part='skeleton']) ~ * {
    visibility: hidden;
  }
  @container (max-width: 58rem) {
    [data-part='column']:has(
        > [data-part='first'] > [data-component='skeleton'],
        > [data-part='first'] [data-part='skeleton']
      )
      + [data-part='column'] {
      visibility: hidden;
    }
  }
  /* On a phone the results to verify have their own line, so that the count, which loads later,
     causes no line break. */
  @container (max-width: 30rem) {
    & > [data-component='page-header'] [data-part='end'] {
      inline-size: 100%;
    }
    & > [data-component='page-header'] [data-part='freshness'] {
      order: 1;
    }
    [data-part='sign'] {
      order: 2;
      flex: 1 0 100%;
    }
  }

  [data-part~='lines'] > li {
    padding: 7px ${t.space.s4};
  }
  [data-part~='lines'] > li + li {
    border-block-start: 1px solid ${t.color.border};
  }
  [data-part='stat'] {
    padding: ${t.space.s2} ${t.space.s4};
    border-block-end: 1px solid ${t.color.border};
    font-weight: ${t.weight.strong};
  }
  [data-part='quiet'] {
    padding: ${t.space.s4};
    color: ${t.color.textMuted};
  }

  [data-part~='critical'] > li,
  [data-part~='visits'] > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${t.space.s2} ${t.space.s4};
    padding-block: 10px;
  }
  [data-part='measured'] {
    display: grid;
    justify-items: start;
    gap: 2px;
    inline-size: 136px;
  }
  [data-part='measured'] > [data-part='figure'] {
    font-size: ${t.size.s4};
    line-height: ${t.line.s4};
    font-weight: ${t.weight.figure};
    font-variant-numeric: tabular-nums;
  }
  [data-part='measured'] > [data-part='figure'] > span {
    color: ${t.color.textMuted};
    font-size: ${t.size.s2};
    font-weight: ${t.weight.text};
  }
  [data-part='identity'] > span {
    unicode-bidi: isolate;
  }
  [data-part='identity'] > span + span::before {
    content: '·';
    margin-inline: 0.4em;
    color: ${t.color.textMuted};
  }
  [data-part='about'] {
    flex: 1 1 16rem;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  [data-part~='due'] > li {
    display: flex;
    align-items: flex-start;
    gap: ${t.space.s3};
  }
  li > [data-part='action'] {
    display: grid;
    justify-items: stretch;
    gap: ${t.space.s1};
    text-align: center;
  }
  li > [data-part='action'] > [data-component='due-time'] {
    justify-content: center;
    font-size: ${t.size.s2};
    line-height: ${t.line.s2};
  }
  /* On a phone both are side by side, below their content. */
  @container (max-width: 30rem) {
    li > [data-part='action'] {
      display: flex;
      flex: 1 0 100%;
      flex-wrap: wrap;
      align-items: center;
      justify-content: space-between;
    }
  }

  [data-part~='due'] > li {
    display: grid;
    grid-template-columns: 2.75rem minmax(0, 1fr) auto;
    gap: 0 ${t.space.s3};
  }
  [data-part='when'] {
    font-weight: ${t.weight.strong};
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  [data-part='wait'] {
    grid-column: 2 / -1;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${t.space.s3};
  }

  [data-part='find'] {
    display: flex;
    flex-wrap: wrap;
    align-items: flex-end;
    gap: ${t.space.s2};
  }
  [data-part='find'] > :first-child {
    flex: 1 1 16rem;
  }
  [data-part~='people'] > li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${t.space.s4};
  }
  /* On a phone every row has the same layout: otherwise the dates would move beside short names
     only. */
  @container (max-width: 30rem) {
    [data-part~='people'] {
      display: grid;
      gap: ${t.space.s2};
    }
    [data-part~='people'] > li {
      flex-direction: column;
    }
  }
  [data-part='total'] {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 ${t.space.s2};
  }
`;

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
  /* Both blocks of the overview have the same columns. */
  [data-part='columns'][data-overview],
  [data-overview] ~ [data-part='columns']:not([data-only]) {
    grid-template-columns: minmax(0, 1fr) 428px;
  }
  [data-part='column'] {
    display: grid;
    gap: ${t.space.s4};
    min-inline-size: 0;
  }
  @container (max-width: 58rem) {
    [data-part='columns'],
    [data-overview] ~ [data-part='columns']:not([data-only]) {
      grid-template-columns: minmax(0, 1fr);
    }
    [data-part='columns'][data-overview] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  @container (max-width: 40rem) {
    [data-part='columns'][data-overview] {
      grid-template-columns: minmax(0, 1fr);
    }
  }

  & > [data-component='page-header'] [data-part='words'] {
    flex-basis: 14rem;
  }
  [data-part='later'] {
    visibility: hidden;
  }
  /* The number of lines that need attention determines the position of the rest. */
  [data-part='attention']:has([data-component='skeleton'], [data-part='skeleton'])
    ~ [data-part='columns'] {
    visibility: hidden;
  }
  /* The length of the first list determines the position of the rest, so both appear together and
     nothing shifts. */
  [data-part='first']:has(> [data-component='skeleton'], [data-part='skeleton']) ~ * {
    visibility: hidden;
  }
  [data-part='columns']:has(
      [data-part='first'] :is([data-component='skeleton'], [data-part='skeleton'])
    )
    ~ [data-part='columns'] {
    visibility: hidden;
  }
  @container (max-width: 40rem) {
    [data-part='column']:has(
        [data-part='first'] :is([data-component='skeleton'], [data-part='skeleton'])
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
  [data-part='quiet'] {
    padding: ${t.space.s4};
    color: ${t.color.textMuted};
  }

  [data-part~='visits'] > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${t.space.s2} ${t.space.s4};
    padding-block: 10px;
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

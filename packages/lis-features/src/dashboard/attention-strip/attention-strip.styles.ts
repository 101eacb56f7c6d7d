import { t } from '@alms/ui/theme';
import { styled } from 'styled-components';

export const Root = /* @__PURE__ */ styled.div`
  container-type: inline-size;
`;

/** One bordered block: the lines are joined, each in the colour of its tone. */
export const Lines = /* @__PURE__ */ styled.ul`
  overflow: hidden;
  border-radius: ${t.radius.card};

  > li {
    display: grid;
    grid-template-columns: auto auto minmax(0, 1fr) auto;
    align-items: center;
    gap: ${t.space.s1} ${t.space.s3};
    min-block-size: 46px;
    padding-block: ${t.space.s1};
    padding-inline: ${t.space.s4} 6px;
    border: 1px solid ${t.color.border};
    background: ${t.color.surface};
    font-variant-numeric: tabular-nums;
  }
  > li:first-child {
    border-start-start-radius: ${t.radius.card};
    border-start-end-radius: ${t.radius.card};
  }
  > li:last-child {
    border-end-start-radius: ${t.radius.card};
    border-end-end-radius: ${t.radius.card};
  }
  > li + li {
    border-block-start: 0;
  }
  > li[data-tone='critical'] {
    border-color: ${t.tone.critical.border};
    background: ${t.tone.critical.background};
  }
  > li[data-tone='caution'] {
    border-color: ${t.tone.caution.border};
    background: ${t.tone.caution.background};
  }
  [data-tone='critical'] > :is(svg, strong) {
    color: ${t.tone.critical.text};
  }
  [data-tone='caution'] > :is(svg, strong) {
    color: ${t.tone.caution.text};
  }
  strong {
    font-weight: ${t.weight.strong};
  }
  strong,
  [data-part='detail'] {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  [data-part='actions'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: flex-end;
    gap: ${t.space.s1} ${t.space.s3};
  }
  [data-part='actions'] > [data-component='link-button'] {
    min-inline-size: 172px;
  }

  @container (max-width: 58rem) {
    > li {
      grid-template-columns: auto minmax(0, 1fr) auto;
      padding-block: ${t.space.s2};
    }
    [data-part='detail'] {
      grid-area: 2 / 2;
    }
    [data-part='actions'] {
      grid-area: 1 / 3 / span 2;
      flex-direction: column-reverse;
      align-items: flex-end;
    }
  }
  @container (max-width: 36rem) {
    > li {
      grid-template-columns: auto minmax(0, 1fr);
      padding-inline-end: ${t.space.s4};
    }
    [data-part='actions'] {
      grid-area: 3 / 1 / auto / -1;
      flex-direction: row;
      justify-content: space-between;
    }
    [data-part='actions'] > [data-component='link-button'] {
      flex: 1 1 172px;
    }
  }
`;

export const Quiet = /* @__PURE__ */ styled.p`
  color: ${t.color.textMuted};
`;

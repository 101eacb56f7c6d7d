import { t } from '@alms/ui/theme';
import { styled } from 'styled-components';

export const Root = /* @__PURE__ */ styled.div`
  display: grid;
  grid-template-columns: 84px minmax(0, 1fr);
  gap: ${t.space.s2} ${t.space.s6};
  min-block-size: 136px;
  padding: ${t.space.s3} ${t.space.s4};

  [data-part='count'] {
    color: ${t.color.textMuted};
  }
  [data-part='count'] > b {
    display: block;
    color: ${t.color.text};
    font-size: ${t.size.s5};
    line-height: ${t.line.s5};
    font-weight: ${t.weight.figure};
    font-variant-numeric: tabular-nums;
  }
  [data-part='split'] {
    display: flex;
    gap: 2px;
    block-size: 8px;
    margin-block: 6px;
  }
  [data-part='split'] > span {
    flex: var(--share) 0 0;
    border-radius: 2px;
    background: ${t.chart.normal};
  }
  [data-part='split'] > [data-review] {
    background: ${t.tone.caution.mark};
  }
  [data-part='row'] {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${t.space.s3};
    min-block-size: 48px;
  }
  [data-part='row'] > div {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  [data-part='row'] b {
    font-weight: ${t.weight.strong};
    font-variant-numeric: tabular-nums;
  }
  [data-part='row'][data-review] b {
    color: ${t.tone.caution.text};
  }
  [data-part='row'] small {
    display: block;
    color: ${t.color.textMuted};
    font-size: ${t.size.s1};
    line-height: ${t.line.s1};
    font-variant-numeric: tabular-nums;
  }
  [data-part='row'] > [data-component='link-button'] {
    flex: none;
    min-inline-size: 104px;
  }
  [data-part='none'] {
    align-self: center;
    color: ${t.color.textMuted};
  }

  @container (max-width: 30rem) {
    grid-template-columns: minmax(0, 1fr);
    [data-part='count'] > b {
      display: inline;
    }
  }
`;

/** Sizes the content by the card, not by the page. */
export const Frame = /* @__PURE__ */ styled.div`
  container-type: inline-size;
`;

export const Foot = /* @__PURE__ */ styled.span`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${t.space.s4};
  min-block-size: 1lh;
  font-variant-numeric: tabular-nums;
`;

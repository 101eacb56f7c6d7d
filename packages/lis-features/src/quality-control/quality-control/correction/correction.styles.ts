import { t } from '@alms/ui/theme';
import { styled } from 'styled-components';

/** Steps in order. The line of a finished or waiting step is all that is shown of it. */
export const Steps = /* @__PURE__ */ styled.ol`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${t.space.s3};
    padding-block: ${t.space.s3};
    border-block-start: 1px solid ${t.color.border};
  }
  > li > [data-part='line'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${t.space.s1} ${t.space.s3};
    min-block-size: ${t.density.control};
  }
  > li > [data-part='line'] > [data-part='mark'] {
    display: grid;
    place-items: center;
    flex: none;
    inline-size: 24px;
    block-size: 24px;
    border: 1px solid ${t.color.borderStrong};
    border-radius: ${t.radius.full};
    color: ${t.color.textMuted};
    font-size: ${t.size.s1};
    font-weight: ${t.weight.strong};
    font-variant-numeric: tabular-nums;
  }
  > li[data-state='done'] > [data-part='line'] > [data-part='mark'] {
    border-color: ${t.tone.positive.border};
    background: ${t.tone.positive.background};
    color: ${t.tone.positive.text};
  }
  > li[data-state='next'] > [data-part='line'] > [data-part='mark'] {
    border-color: ${t.brand.solid};
    background: ${t.brand.solid};
    color: ${t.brand.on};
  }
  h3 {
    font-size: ${t.size.s3};
    line-height: ${t.line.s3};
    font-weight: ${t.weight.strong};
  }
  h3:focus {
    outline: none;
  }
  > li[data-state='waiting'] h3 {
    color: ${t.color.textMuted};
    font-weight: ${t.weight.medium};
  }
  > li > [data-part='line'] > [data-part='summary'] {
    flex: 1 1 8rem;
    min-inline-size: 0;
    color: ${t.color.textMuted};
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums;
  }
  > li > [data-part='content'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${t.space.s4};
    padding-inline-start: calc(24px + ${t.space.s3});
  }
  > li > [data-part='content'][hidden] {
    display: none;
  }
  @media (max-width: 37.5rem) {
    > li > [data-part='content'] {
      padding-inline-start: 0;
    }
  }
`;

/** A value with the decision on it: beside it, or below it on a phone. */
export const ValueAndDecision = /* @__PURE__ */ styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${t.space.s1} ${t.space.s3};
  > [data-component='select-field'] {
    flex: 0 1 9.5rem;
  }
`;

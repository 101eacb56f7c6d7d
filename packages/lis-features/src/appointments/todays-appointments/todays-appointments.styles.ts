import { t } from '@alms/ui/theme';
import { styled } from 'styled-components';

export const Root = /* @__PURE__ */ styled.div`
  [data-component='alert'] {
    margin: ${t.space.s4};
  }
  [data-part='list'] > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${t.space.s2} ${t.space.s3};
    padding: ${t.space.s2} ${t.space.s4};
  }
  [data-part='list'] > li + li {
    border-block-start: 1px solid ${t.color.border};
  }
  time {
    align-self: flex-start;
    inline-size: 40px;
    flex: none;
    font-weight: ${t.weight.strong};
    font-variant-numeric: tabular-nums;
  }
  [data-part='about'] {
    display: grid;
    justify-items: start;
    flex: 1 1 6rem;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  [data-part='about'] > * {
    unicode-bidi: plaintext;
  }
  [data-part='end'] {
    display: grid;
    justify-items: end;
    gap: ${t.space.s2};
    flex: none;
    margin-inline-start: auto;
  }
  [data-part='skeleton'] {
    padding: ${t.space.s4};
  }
`;

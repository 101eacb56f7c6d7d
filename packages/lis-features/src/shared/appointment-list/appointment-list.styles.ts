import { t } from '@alms/ui/theme';
import { styled } from 'styled-components';

export const Root = /* @__PURE__ */ styled.div`
  container-type: inline-size;
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
  @container (inline-size > 44rem) {
    time {
      align-self: center;
    }
    [data-part='about'] {
      grid-template-columns: minmax(0, 2fr) 9rem minmax(0, 1.2fr) minmax(0, 1.5fr);
      align-items: baseline;
      gap: ${t.space.s3};
    }
    [data-part='end'] {
      display: flex;
      align-items: center;
      justify-content: flex-end;
      inline-size: 13rem;
    }
  }
`;

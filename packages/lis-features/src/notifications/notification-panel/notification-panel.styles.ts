import { t } from '@alms/ui/theme';
import { styled } from 'styled-components';

/** Fills its popover to the edges. */
export const Root = /* @__PURE__ */ styled.div`
  inline-size: min(26rem, 100vi - 1rem);

  [data-part='head'],
  [data-part='choice'],
  [data-part='foot'] {
    padding: ${t.space.s3} ${t.space.s4};
    border-block-end: 1px solid ${t.color.border};
  }
  [data-part='head'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${t.space.s2};
  }
  [data-part='foot'] {
    border-block: 1px solid ${t.color.border};
    border-block-end: 0;
  }
`;

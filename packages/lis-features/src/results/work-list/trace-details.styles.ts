import { t } from '@alms/ui/theme';
import { styled } from 'styled-components';

/** Collapsible trace below a value. */
export const Details = /* @__PURE__ */ styled.details`
  summary {
    cursor: pointer;
    inline-size: fit-content;
  }
  dl {
    margin-block-start: ${t.space.s2};
  }
`;

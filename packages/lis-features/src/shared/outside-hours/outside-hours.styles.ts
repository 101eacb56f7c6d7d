import { t } from '@alms/ui/theme';
import { styled } from 'styled-components';

export const Root = /* @__PURE__ */ styled.div`
  display: grid;
  gap: ${t.space.s4};

  li {
    display: flex;
    flex-wrap: wrap;
    gap: ${t.space.s1} ${t.space.s4};
    min-inline-size: 0;
    padding-block: ${t.space.s2};
    overflow-wrap: anywhere;
  }
  li + li {
    border-block-start: 1px solid ${t.color.border};
  }
  li > * {
    unicode-bidi: plaintext;
  }
  [data-part='move'] {
    margin-inline-start: auto;
  }
`;

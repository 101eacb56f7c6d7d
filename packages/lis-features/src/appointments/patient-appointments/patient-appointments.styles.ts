import { t } from '@alms/ui/theme';
import { styled } from 'styled-components';

export const Root = /* @__PURE__ */ styled.div`
  [data-part='section'] {
    display: grid;
    gap: ${t.space.s2};
    padding: ${t.space.s4};
  }
  [data-part='section'] + [data-part='section'] {
    border-block-start: 1px solid ${t.color.border};
  }
  [data-part='list'] {
    display: grid;
  }
  [data-part='list'] > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${t.space.s2} ${t.space.s4};
    padding-block: ${t.space.s2};
  }
  [data-part='list'] > li + li {
    border-block-start: 1px solid ${t.color.border};
  }
  [data-part='about'] {
    display: grid;
    justify-items: start;
    flex: 1 1 14rem;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  [data-part='about'] > * {
    unicode-bidi: plaintext;
  }
  [data-part='list'] > li > [data-part='actions'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${t.space.s2};
  }
`;

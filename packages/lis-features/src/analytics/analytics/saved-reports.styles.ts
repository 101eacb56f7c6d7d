import { t } from '@alms/ui/theme';
import { styled } from 'styled-components';

export const List = /* @__PURE__ */ styled.ul`
  display: grid;
  border-block: 1px solid ${t.color.border};
  > li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${t.space.s2};
    padding-block: ${t.space.s1};
    overflow-wrap: anywhere;
  }
  > li + li {
    border-block-start: 1px solid ${t.color.border};
  }
  > li > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${t.space.s1} ${t.space.s3};
    min-inline-size: 0;
  }
`;

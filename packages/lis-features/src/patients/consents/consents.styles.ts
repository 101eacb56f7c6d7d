import { t } from '@alms/ui/theme';
import { styled } from 'styled-components';

export const Questions = /* @__PURE__ */ styled.ul`
  display: grid;
  gap: ${t.space.s5};
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    display: grid;
    gap: ${t.space.s2};
  }
`;

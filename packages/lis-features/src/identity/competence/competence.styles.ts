import { t } from '@alms/ui/theme';
import { styled } from 'styled-components';

/** Authorizations of one person, each on a line that wraps. */
export const Authorizations = /* @__PURE__ */ styled.ul`
  display: grid;
  gap: ${t.space.s1};
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${t.space.s1} ${t.space.s2};
  }
  b {
    font-weight: ${t.weight.strong};
  }
`;

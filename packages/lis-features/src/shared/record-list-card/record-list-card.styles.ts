import { t } from '@alms/ui/theme';
import { styled } from 'styled-components';

/** List of record entries with separators. */
export const RuledList = /* @__PURE__ */ styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${t.space.s4};
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${t.space.s1};
  }
  > li + li {
    padding-block-start: ${t.space.s4};
    border-block-start: 1px solid ${t.color.border};
  }
`;

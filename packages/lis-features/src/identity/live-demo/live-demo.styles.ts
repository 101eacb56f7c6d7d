import { t } from '@alms/ui/theme';
import { styled } from 'styled-components';

export const Roles = /* @__PURE__ */ styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  border-block-start: 1px solid ${t.color.border};

  li {
    display: flex;
    align-items: center;
    gap: ${t.space.s4};
    padding-block: ${t.space.s3};
    border-block-end: 1px solid ${t.color.border};
  }
  li > div {
    display: grid;
    flex: 1;
    min-inline-size: 0;
  }
  li span {
    color: ${t.color.textMuted};
    font-size: ${t.size.s2};
    text-wrap: pretty;
  }
`;

import { t } from '@alms/ui/theme';
import { styled } from 'styled-components';

export const Screens = /* @__PURE__ */ styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(11rem, 1fr));
  gap: ${t.space.s1} ${t.space.s4};
  margin: 0;
  padding: 0;
  list-style: none;

  a {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${t.space.s3};
    min-block-size: 36px;
    padding-inline: ${t.space.s2};
    border-radius: ${t.radius.control};
    color: inherit;
    text-decoration: none;
  }
  a:hover {
    background: ${t.color.hover};
  }
`;

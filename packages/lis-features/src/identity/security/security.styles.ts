import { t } from '@alms/ui/theme';
import { styled } from 'styled-components';

export const Root = /* @__PURE__ */ styled.div`
  display: grid;
  gap: ${t.space.s5};
  max-inline-size: ${t.layout.form};

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${t.space.s2} ${t.space.s4};
  }
  li > [data-part='words'] {
    flex: 1 1 16rem;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`;

export const Codes = /* @__PURE__ */ styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(13rem, 1fr));
  gap: ${t.space.s1} ${t.space.s4};
  padding: ${t.space.s4};
  border: 1px solid ${t.color.border};
  border-radius: ${t.radius.control};
  font-family: ${t.font.code};
`;

export const Secret = /* @__PURE__ */ styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${t.space.s4};

  [data-part='typed'] {
    flex: 1 1 14rem;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`;

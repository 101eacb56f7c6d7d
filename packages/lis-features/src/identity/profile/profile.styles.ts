import { t } from '@alms/ui/theme';
import { styled } from 'styled-components';

export const Root = /* @__PURE__ */ styled.div`
  display: grid;
  gap: ${t.space.s5};
  max-inline-size: ${t.layout.form};

  [data-part='rights'] {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(14rem, 100%), 1fr));
    gap: ${t.space.s2} ${t.space.s4};
  }
  [data-part='rights'] > li {
    display: flex;
    align-items: center;
    gap: ${t.space.s2};
  }
  [data-part='rights'] svg {
    color: ${t.color.textMuted};
  }
`;

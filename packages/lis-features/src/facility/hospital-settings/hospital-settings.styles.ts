import { t } from '@alms/ui/theme';
import { styled } from 'styled-components';

export const Root = /* @__PURE__ */ styled.div`
  display: grid;
  gap: ${t.space.s5};
  max-inline-size: 44rem;
`;

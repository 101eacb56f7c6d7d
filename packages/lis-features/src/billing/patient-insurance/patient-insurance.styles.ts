import { t } from '@alms/ui/theme';
import { styled } from 'styled-components';

/** Policy number as printed by the insurer. */
export const Policy = /* @__PURE__ */ styled.bdi.attrs({ dir: 'ltr' })`
  font-family: ${t.font.code};
  overflow-wrap: anywhere;
`;

import { t } from '@alms/ui/theme';
import { styled } from 'styled-components';

/** A number as the insurer has printed it. */
export const Policy = /* @__PURE__ */ styled.bdi.attrs({ dir: 'ltr' })`
  font-family: ${t.font.code};
  overflow-wrap: anywhere;
`;

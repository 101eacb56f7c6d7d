import { t } from '@alms/ui/theme';
import { styled } from 'styled-components';

/** The facility's own words; they may have lines. */
export const Message = /* @__PURE__ */ styled.p`
  margin-block-start: ${t.space.s5};
  color: ${t.color.text};
  white-space: pre-line;
`;

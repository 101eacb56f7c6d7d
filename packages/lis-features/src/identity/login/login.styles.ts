import { t } from '@alms/ui/theme';
import { styled } from 'styled-components';

/** Login message of the facility, with line breaks. */
export const Message = /* @__PURE__ */ styled.p`
  margin-block-start: ${t.space.s5};
  color: ${t.color.text};
  white-space: pre-line;
`;

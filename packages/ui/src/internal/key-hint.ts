import { css } from 'styled-components';
import { t } from '../theme/index.js';

/** A `kbd` drawn as the key it names. */
export const keyHint = /* @__PURE__ */ css`
  display: inline-grid;
  place-items: center;
  min-inline-size: 20px;
  block-size: 20px;
  padding-inline: 5px;
  border: 1px solid ${t.color.border};
  border-block-end-width: 2px;
  border-radius: ${t.radius.small};
  background: ${t.color.surface};
  color: ${t.color.textMuted};
  font: ${t.weight.medium} ${t.size.s1}/1 ${t.font.ui};
`;

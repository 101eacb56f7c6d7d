import { css } from 'styled-components';
import { t } from '../theme/index.ts';

/** Styles of a field's hint, error and "optional" mark, wherever `FieldNotes` is rendered. */
export const fieldNotes = /* @__PURE__ */ css`
  [data-part='hint'] {
    color: ${t.color.textMuted};
    font-size: ${t.size.s2};
    line-height: ${t.line.s2};
  }
  [data-part='optional'] {
    color: ${t.color.textMuted};
    font-weight: ${t.weight.text};
  }
  [data-part='error'] {
    display: flex;
    gap: 6px;
    color: ${t.tone.critical.text};
    font-size: ${t.size.s2};
    line-height: ${t.line.s2};
    font-weight: ${t.weight.medium};
    > svg {
      block-size: 1lh;
    }
  }
`;

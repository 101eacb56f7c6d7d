import { t } from '@alms/ui/theme';
import { styled } from 'styled-components';

export const Lines = /* @__PURE__ */ styled.ul`
  display: grid;
  gap: ${t.space.s5};

  > li {
    min-inline-size: 0;
    padding-block-start: ${t.space.s5};
    border-block-start: 1px solid ${t.color.border};
  }
  > li:first-child {
    padding-block-start: 0;
    border-block-start: none;
  }
  /* Each line follows its own text direction and is aligned with the label. */
  [data-part='value'] {
    display: block;
    white-space: pre-line;
    overflow-wrap: anywhere;
    unicode-bidi: plaintext;
    text-align: match-parent;
  }
`;

import { styled } from 'styled-components';
import { fieldNotes } from '../field/index.ts';
import { visuallyHidden } from '../internal/index.ts';
import { t } from '../theme/index.ts';

export const Root = /* @__PURE__ */ styled.fieldset`
  position: relative;
  display: grid;
  row-gap: 6px;
  min-inline-size: 0;
  padding: 0;
  border: 0;
  font-size: ${t.size.s3};
  line-height: ${t.line.s3};

  > legend {
    padding: 0;
    margin-block-end: 6px;
    font-weight: ${t.weight.medium};
  }
  &[data-label='hidden'] > legend {
    ${visuallyHidden}
  }
  ${fieldNotes}
  &[data-dense] {
    font-size: ${t.size.s2};
    line-height: ${t.line.s2};
  }

  [data-part='options'] {
    display: grid;
    align-content: start;
  }
  &[data-layout='columns'] [data-part='options'] {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 14rem), 1fr));
    column-gap: ${t.space.s5};
  }
  [data-part='all'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    column-gap: ${t.space.s3};
    padding-block-end: ${t.space.s1};
    border-block-end: 1px solid ${t.color.border};
  }
  [data-part='count'] {
    color: ${t.color.textMuted};
    font-size: ${t.size.s2};
    line-height: ${t.line.s2};
    font-variant-numeric: tabular-nums;
  }
  &[aria-invalid='true'] input:not(:checked) {
    border-color: ${t.tone.critical.text};
  }
`;

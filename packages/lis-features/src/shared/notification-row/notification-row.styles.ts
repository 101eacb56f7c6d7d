import { t } from '@alms/ui/theme';
import { styled } from 'styled-components';

export const Row = /* @__PURE__ */ styled.div`
  display: grid;
  grid-template-columns: 1.25rem minmax(0, 1fr) auto;
  gap: ${t.space.s1} ${t.space.s3};
  padding: ${t.space.s3} ${t.space.s4};
  &:not(:last-child) {
    border-block-end: 1px solid ${t.color.border};
  }
  font-size: ${t.size.s2};
  line-height: ${t.line.s2};
  &:hover {
    background: ${t.color.hover};
  }

  [data-part='kind'] {
    padding-block-start: 2px;
  }
  [data-part='title'] {
    overflow-wrap: anywhere;
  }
  &[data-unread] [data-part='title'] {
    font-weight: ${t.weight.strong};
  }
  [data-part='message'] {
    color: ${t.color.textMuted};
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
  [data-part='aside'] {
    display: grid;
    justify-items: end;
    align-content: start;
  }
  [data-part='marks'] {
    display: flex;
    align-items: center;
    gap: ${t.space.s2};
  }
  [data-part='age'] {
    color: ${t.color.textMuted};
    font-size: ${t.size.s1};
    line-height: ${t.line.s2};
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
  [data-part='dot'] {
    inline-size: 8px;
    block-size: 8px;
    border-radius: 50%;
    background: ${t.brand.solid};
    forced-color-adjust: none;
  }
  [data-part='marks'] > [data-part='actions'] {
    display: flex;
    gap: ${t.space.s1};
    margin-block-end: calc(-1 * ${t.space.s1});
  }
`;

import { t } from '@alms/ui/theme';
import { styled } from 'styled-components';

export const Root = /* @__PURE__ */ styled.div`
  border-block-start: 1px solid ${t.color.border};

  > [data-part='line'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${t.space.s1} ${t.space.s4};
    min-block-size: 40px;
    padding: ${t.space.s1} ${t.space.s2} ${t.space.s1} ${t.space.s4};
    font-size: ${t.size.s1};
    line-height: ${t.line.s1};
  }
  [data-part='rule'] {
    color: ${t.color.textMuted};
  }
  > [data-part='ages'] {
    padding: ${t.space.s3} ${t.space.s4} ${t.space.s4};
    border-block-start: 1px solid ${t.color.border};
  }
`;

export const State = /* @__PURE__ */ styled.div`
  flex: 1 1 16rem;
  display: flex;
  gap: ${t.space.s2};
  min-inline-size: 0;
  color: ${t.tone.caution.text};
  font-weight: ${t.weight.medium};
  overflow-wrap: anywhere;
  &[data-fine] {
    color: ${t.tone.positive.text};
  }
  > ul {
    display: grid;
    gap: ${t.space.s1};
    min-inline-size: 0;
  }
`;

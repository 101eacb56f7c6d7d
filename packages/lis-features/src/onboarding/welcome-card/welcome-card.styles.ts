import { t } from '@alms/ui/theme';
import { styled } from 'styled-components';

export const Progress = /* @__PURE__ */ styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${t.space.s4} ${t.space.s8};

  [data-part='facts'] {
    flex: 1 1 24rem;
    display: grid;
    gap: ${t.space.s4};
    min-inline-size: 0;
  }
  dl {
    display: flex;
    flex-wrap: wrap;
    gap: ${t.space.s3} ${t.space.s8};
  }
  dt {
    color: ${t.color.textMuted};
    font-size: ${t.size.s1};
    line-height: ${t.line.s1};
  }
  dd {
    font-weight: ${t.weight.medium};
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${t.space.s1} ${t.space.s4};
  }
  li {
    display: flex;
    align-items: center;
    gap: ${t.space.s1};
  }
  li > svg {
    color: ${t.tone.positive.text};
  }
`;

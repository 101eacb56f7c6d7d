import { t } from '@alms/ui/theme';
import { styled } from 'styled-components';

export const Calls = styled.ul`
  display: grid;
  gap: ${t.space.s4};
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    display: grid;
    gap: ${t.space.s3};
    padding: ${t.space.s4};
    border: 1px solid ${t.color.border};
    border-radius: ${t.radius.card};
    background: ${t.color.surface};
  }
  & > li[data-overdue] {
    border-color: ${t.tone.critical.border};
  }
  [data-part='line'] {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: ${t.space.s1} ${t.space.s3};
  }
  [data-part='figure'] {
    font-weight: ${t.weight.figure};
    font-size: ${t.size.s4};
    line-height: ${t.line.s4};
    font-variant-numeric: tabular-nums;
  }
  [data-part='figure'] span {
    color: ${t.color.textMuted};
    font-weight: ${t.weight.text};
    font-size: ${t.size.s2};
  }
  [data-part='wait'] {
    margin-inline-start: auto;
    font-variant-numeric: tabular-nums;
  }
  [data-part='attempts'] {
    margin: 0;
    padding-inline-start: ${t.space.s5};
    color: ${t.color.textMuted};
  }
`;

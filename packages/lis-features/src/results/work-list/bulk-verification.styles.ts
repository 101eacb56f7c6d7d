import { t } from '@alms/ui/theme';
import { styled } from 'styled-components';

/** Specimens with their results: side by side, stacked on a phone. */
export const Preview = styled.ul`
  border-block-start: 1px solid ${t.color.border};
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
    gap: ${t.space.s1} ${t.space.s4};
    padding-block: ${t.space.s3};
    border-block-end: 1px solid ${t.color.border};
  }
  [data-part='who'] {
    display: grid;
    align-content: start;
    justify-items: start;
  }
  [data-part='who'] b {
    font-weight: ${t.weight.strong};
    overflow-wrap: anywhere;
  }
  [data-part='who'] bdi {
    color: ${t.color.textMuted};
    font-family: ${t.font.code};
    font-size: 0.8125rem;
  }
  li li {
    display: grid;
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr) minmax(0, 2fr);
    gap: ${t.space.s3};
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums;
  }
  [data-part='value'] b {
    font-weight: ${t.weight.strong};
  }
  @media (max-width: 40rem) {
    & > li {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

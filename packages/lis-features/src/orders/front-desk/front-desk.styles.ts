import { t } from '@alms/ui/theme';
import { styled } from 'styled-components';

export const Root = /* @__PURE__ */ styled.div`
  container-type: inline-size;
  display: grid;
  gap: ${t.space.s4};

  [data-part='find'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${t.space.s3};
  }
  [data-part='columns'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 340px;
    gap: ${t.space.s4};
    align-items: start;
  }
  [data-part='columns'][data-only='side'] {
    grid-template-columns: minmax(0, 1fr);
  }
  [data-part='column'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${t.space.s4};
    min-inline-size: 0;
  }
  @container (max-width: 62rem) {
    [data-part='columns'] {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  [data-part='identity'] {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${t.space.s2};
    font-weight: ${t.weight.text};
  }
  [data-part='wait'] {
    color: ${t.color.textMuted};
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  [data-part='wait'][data-long] {
    color: ${t.tone.caution.text};
    font-weight: ${t.weight.strong};
  }
`;

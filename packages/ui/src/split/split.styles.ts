import { styled } from 'styled-components';
import { gapRules } from '../internal/index.ts';

/**
 * Size container: the panes respond to its width, so that a split in a drawer is stacked even in a
 * wide window.
 */
export const Root = /* @__PURE__ */ styled.div`
  container-type: inline-size;
  min-inline-size: 0;
`;

export const Panes = /* @__PURE__ */ styled.div`
  display: grid;
  align-items: start;
  ${gapRules}
  & > * {
    min-inline-size: 0;
  }
  &[data-align='stretch'] {
    align-items: stretch;
  }

  grid-template-columns: var(--split-columns);
  &[data-ratio='1:1'] {
    --split-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
  &[data-ratio='2:1'] {
    --split-columns: minmax(0, 2fr) minmax(0, 1fr);
  }
  &[data-ratio='1:2'] {
    --split-columns: minmax(0, 1fr) minmax(0, 2fr);
  }
  &[data-ratio='side-end'] {
    --split-columns: minmax(0, 1fr) 340px;
  }
  &[data-ratio='side-start'] {
    --split-columns: 320px minmax(0, 1fr);
  }

  @container (max-width: 40rem) {
    &[data-stack-below='narrow'] {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  @container (max-width: 60rem) {
    &[data-stack-below='medium'] {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  @container (max-width: 75rem) {
    &[data-stack-below='wide'] {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

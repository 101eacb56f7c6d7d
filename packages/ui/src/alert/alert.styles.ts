import { styled } from 'styled-components';
import { toneVariables, visuallyHidden } from '../internal/index.ts';
import { t } from '../theme/index.ts';

export const Root = /* @__PURE__ */ styled.div`
  ${toneVariables}
  display: flex;
  align-items: start;
  gap: ${t.space.s3};
  padding: ${t.space.s3} ${t.space.s4};
  border: 1px solid var(--tone-border);
  border-radius: ${t.radius.card};
  background: var(--tone-background);

  &[data-size='large'] {
    font-size: ${t.size.s3};
    line-height: ${t.line.s3};
  }

  & > svg {
    color: var(--tone-text);
    block-size: 1lh;
  }
  & > [data-part='content'] {
    flex: 1;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${t.space.s2} ${t.space.s3};
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  & > [data-part='content'] > [data-part='words'] {
    flex: 1 1 22rem;
    min-inline-size: 0;
  }
  & > [data-part='content'] > [data-part='actions'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${t.space.s2};
  }
  [data-part='title'] {
    font-weight: ${t.weight.strong};
    color: var(--tone-text);
  }
  [data-part='tone'] {
    ${visuallyHidden}
  }
  & > [data-part='dismiss'] {
    margin-block: -4px;
    margin-inline-end: -8px;
  }
`;

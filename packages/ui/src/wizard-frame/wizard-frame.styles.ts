import { styled } from 'styled-components';
import { t } from '../theme/index.ts';

/** The row of steps with the current one below it, filling the height of the container. */
export const Frame = /* @__PURE__ */ styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto 1fr;
  gap: ${t.space.s8};
  min-block-size: 100%;
  font-size: ${t.size.s3};
  line-height: ${t.line.s3};

  & > [data-part='content'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    min-inline-size: 0;
  }
  /* The step, or its form, fills the wizard's height. */
  & > [data-part='content'] > * {
    display: flex;
    flex-direction: column;
    gap: ${t.space.s5};
  }
`;

export const Step = /* @__PURE__ */ styled.section`
  container-type: inline-size;
  flex: 1;
  display: flex;
  flex-direction: column;
  gap: ${t.space.s5};

  [data-part='head'] {
    display: grid;
    gap: 2px;
  }
  [data-part='head'] h2:focus {
    outline: none;
  }
  [data-part='context'] {
    color: ${t.color.textMuted};
    max-inline-size: 72ch;
    text-wrap: pretty;
  }
  [data-part='fields'] {
    flex: 1;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: ${t.space.s5};
    padding-block-end: ${t.space.s8};
  }
  &[data-width='form'] > [data-part='fields'] {
    inline-size: 100%;
    max-inline-size: ${t.layout.form};
  }

  & > [data-part='bar'] {
    position: sticky;
    inset-block-end: 0;
    z-index: 1;
    padding-block: ${t.space.s4};
  }
  & > [data-part='bar']::before {
    content: '';
    position: absolute;
    inset: 0;
    z-index: -1;
    border-block-start: 1px solid ${t.color.border};
    background: ${t.color.page};
  }
  &[data-bar='page'] > [data-part='bar']::before {
    inset-inline: -100vmax;
    background: ${t.color.surface};
  }
  /* In a narrow bar the step row above shows the position. */
  @container (max-width: 30rem) {
    [data-part='position'] {
      display: none;
    }
  }
  @media print {
    & > [data-part='bar'] {
      display: none;
    }
  }
`;

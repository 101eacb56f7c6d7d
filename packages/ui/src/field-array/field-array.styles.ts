import { styled } from 'styled-components';
import { fieldNotes } from '../field/index.ts';
import { visuallyHidden } from '../internal/index.ts';
import { t } from '../theme/index.ts';

export const Root = /* @__PURE__ */ styled.fieldset`
  position: relative;
  display: grid;
  row-gap: ${t.space.s3};
  justify-items: start;
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

  > ol {
    display: grid;
    inline-size: 100%;
    border: 1px solid ${t.color.border};
    border-radius: ${t.radius.card};
    background: ${t.color.surface};
  }
  > ol > li {
    min-inline-size: 0;
    padding: ${t.space.s4};
  }
  > ol > li + li {
    border-block-start: 1px solid ${t.color.border};
  }
  [data-part='row'] {
    display: grid;
    gap: ${t.space.s3};
    min-inline-size: 0;
    padding: 0;
    border: 0;
  }
  [data-part='head'] {
    display: flex;
    align-items: center;
    gap: ${t.space.s2};
  }
  [data-part='name'] {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
    font-weight: ${t.weight.medium};
  }
  [data-part='head'] > [data-part='actions'] {
    display: flex;
    margin-block: -4px;
    margin-inline-end: -8px;
  }
  [data-part='fields'] {
    display: grid;
    gap: ${t.space.s4};
    min-inline-size: 0;
  }

  &[data-layout='line'] {
    > ol > li {
      padding-block: ${t.space.s3};
    }
    [data-part='row'] {
      grid-template-columns: minmax(0, 1fr) auto;
      align-items: start;
    }
    [data-part='head'] {
      order: 1;
      min-block-size: 44px;
    }
    [data-part='name'] {
      ${visuallyHidden}
    }
    [data-part='fields'] {
      grid-auto-flow: column;
      grid-auto-columns: minmax(0, 1fr);
      gap: ${t.space.s3};
    }
  }
  &[data-layout='inline'] {
    display: flex;
    flex-wrap: wrap;
    align-items: start;
    gap: ${t.space.s2} ${t.space.s3};
    > ol {
      display: contents;
    }
    > ol > li {
      padding: 0;
      border: 0;
    }
    > [data-part='hint'] {
      align-self: center;
      margin: 0;
    }
    > [data-part='error'] {
      flex-basis: 100%;
      order: 1;
    }
    > button,
    [data-part='head'] {
      min-block-size: 44px;
    }
    [data-part='row'] {
      grid-template-columns: minmax(0, 1fr) auto;
      align-items: start;
      gap: ${t.space.s1};
    }
    [data-part='head'] {
      order: 1;
    }
    [data-part='name'] {
      ${visuallyHidden}
    }
    [data-part='head'] > [data-part='actions'] {
      margin: 0;
    }
    [data-part='fields'] {
      grid-auto-flow: column;
      grid-auto-columns: max-content;
      gap: ${t.space.s2};
    }
    /* The error message is as wide as its field, whatever its length. */
    [data-part='fields'] [data-part='error'] {
      inline-size: 0;
      min-inline-size: 100%;
    }
  }
  > ol > li[data-part='removed'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${t.space.s3};
    padding-block: ${t.space.s2};
    background: ${t.color.sunken};
    color: ${t.color.textMuted};
    font-size: ${t.size.s2};
    line-height: ${t.line.s2};
    &:first-child {
      border-start-start-radius: ${t.radius.card};
      border-start-end-radius: ${t.radius.card};
    }
    &:last-child {
      border-end-start-radius: ${t.radius.card};
      border-end-end-radius: ${t.radius.card};
    }
  }
  @media (pointer: coarse) {
    [data-part='head'] > [data-part='actions'] > button {
      min-inline-size: 44px;
      min-block-size: 44px;
    }
  }
  @media (max-width: 40rem) {
    &[data-layout='line'] [data-part='fields'] {
      grid-auto-flow: row;
    }
  }
`;

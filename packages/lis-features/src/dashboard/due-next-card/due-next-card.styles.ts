import { t } from '@alms/ui/theme';
import { styled } from 'styled-components';

export const Rows = /* @__PURE__ */ styled.ul`
  container-type: inline-size;

  > li {
    display: grid;
    grid-template-columns: 3rem minmax(0, 1fr) auto auto minmax(4.5rem, max-content);
    align-items: center;
    gap: 0 ${t.space.s2};
    min-block-size: 36px;
    padding: 2px ${t.space.s4};
  }
  > li + li {
    border-block-start: 1px solid ${t.color.border};
  }
  [data-part='when'] > [data-component='due-time'] {
    font-size: ${t.size.s2};
    line-height: ${t.line.s2};
    color: ${t.color.text};
    font-weight: ${t.weight.strong};
  }
  [data-part='when'] > [data-urgency='soon'] {
    color: ${t.tone.caution.text};
  }
  [data-part='when'] > [data-urgency='overdue'] {
    color: ${t.tone.critical.text};
  }
  [data-part='when'] > [data-component='due-time'] > svg {
    display: none;
  }
  [data-part='tests'] {
    display: flex;
    gap: ${t.space.s1};
    min-inline-size: 0;
    white-space: nowrap;
  }
  [data-part='first-test'] {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  [data-part='when'] {
    white-space: nowrap;
  }
  > li > a {
    color: ${t.color.textMuted};
    font-family: ${t.font.code};
    white-space: nowrap;
  }
  [data-part='task'] {
    color: ${t.color.textMuted};
    text-align: end;
  }
  [data-part='task'][data-held] {
    color: ${t.tone.caution.text};
  }

  @container (max-width: 25rem) {
    > li {
      grid-template-columns: 3rem minmax(0, 1fr) auto;
      row-gap: 2px;
      min-block-size: 54px;
      padding-block: ${t.space.s1};
    }
    [data-part='priority'] {
      justify-self: end;
    }
    > li > a {
      grid-area: 2 / 2;
      justify-self: start;
    }
    [data-part='task'] {
      grid-area: 2 / 3;
    }
  }
`;

export const Foot = /* @__PURE__ */ styled.span`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${t.space.s4};
  min-block-size: 1lh;
  font-variant-numeric: tabular-nums;
`;

import { t } from '@alms/ui/theme';
import { styled } from 'styled-components';

export const Page = styled.div`
  display: grid;
  grid-template-rows: auto 1fr;
  min-block-size: 100dvh;
  overflow-x: clip;
  background: ${t.color.page};

  > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${t.space.s2} ${t.space.s4};
    min-block-size: 64px;
    padding: ${t.space.s2} ${t.layout.gutter};
    border-block-end: 1px solid ${t.color.border};
    background: ${t.color.surface};
    font-size: ${t.size.s3};
  }
  > main {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: auto auto 1fr;
    gap: ${t.space.s6};
    inline-size: 100%;
    max-inline-size: calc(960px + 2 * ${t.layout.gutter});
    margin-inline: auto;
    padding: ${t.space.s8} ${t.layout.gutter} 0;
    font-size: ${t.size.s3};
    line-height: ${t.line.s3};
  }
  h1:focus, h2:focus { outline: none; }
`;

/** One step's fields, and the bar under them that stays in view. */
export const Step = styled.div`
  display: grid;
  grid-template-rows: 1fr;

  > form { grid-template-rows: auto; grid-auto-rows: auto; align-content: stretch; }
  [data-part='head'] { display: grid; gap: 2px; }
  [data-part='head'] > p { color: ${t.color.textMuted}; }
  [data-part='fields'] { display: grid; align-content: start; gap: ${t.space.s5}; max-inline-size: ${t.layout.form}; padding-block-end: ${t.space.s8}; }
  [data-part='bar'] {
    position: sticky;
    inset-block-end: 0;
    z-index: 1;
    align-self: end;
    padding-block: ${t.space.s4};
  }
  /* The bar runs across the whole page, its buttons stay in the column. */
  [data-part='bar']::before {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline: -100vmax;
    z-index: -1;
    border-block-start: 1px solid ${t.color.border};
    background: ${t.color.surface};
  }
`;

export const Swatch = styled.span`
  inline-size: 1.25rem;
  block-size: 1.25rem;
  border: 1px solid ${t.color.border};
  border-radius: ${t.radius.small};
`;

export const Invitation = styled.fieldset`
  display: grid;
  gap: ${t.space.s4};
  min-inline-size: 0;
  padding: ${t.space.s4};
  border: 1px solid ${t.color.border};
  border-radius: ${t.radius.card};
  background: ${t.color.surface};

  > legend { float: inline-start; padding: 0; font-weight: ${t.weight.strong}; }
`;

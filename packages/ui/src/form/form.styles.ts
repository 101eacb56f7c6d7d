import { styled } from 'styled-components';
import { t } from '../theme/index.ts';

export const FormRoot = /* @__PURE__ */ styled.form`
  display: grid;
  gap: ${t.space.s5};
  align-content: start;
  min-inline-size: 0;
`;

export const SummaryRoot = /* @__PURE__ */ styled.div`
  display: grid;
  grid-template-columns: 20px minmax(0, 1fr);
  column-gap: ${t.space.s3};
  row-gap: ${t.space.s1};
  padding: ${t.space.s3} ${t.space.s4};
  border: 1px solid ${t.tone.critical.border};
  border-radius: ${t.radius.card};
  background: ${t.tone.critical.background};
  font-size: ${t.size.s3};
  line-height: ${t.line.s3};
  scroll-margin-block: 6rem;

  > svg {
    block-size: 1lh;
    color: ${t.tone.critical.text};
  }
  > p {
    font-weight: ${t.weight.strong};
    color: ${t.tone.critical.text};
  }
  > ul {
    grid-column: 2;
    display: grid;
    gap: ${t.space.s1};
  }
  a {
    color: ${t.color.text};
    border-radius: ${t.radius.small};
    text-underline-offset: 0.18em;
    text-decoration-thickness: 1px;
    &:hover {
      text-decoration-thickness: 2px;
    }
  }
`;

export const ActionsRoot = /* @__PURE__ */ styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${t.space.s3};

  &[data-align='end'] {
    justify-content: flex-end;
  }
  [data-part='leading'] {
    margin-inline-end: auto;
  }
  [data-part='note'] {
    color: ${t.color.textMuted};
    font-size: ${t.size.s3};
    line-height: ${t.line.s3};
  }
  &[data-sticky] {
    position: sticky;
    inset-block-end: 0;
    z-index: 1;
    padding-block: ${t.space.s4};
    border-block-start: 1px solid ${t.color.border};
    background: ${t.color.surface};
  }
`;

import { styled } from 'styled-components';
import { t } from '../theme/index.ts';

export const Root = /* @__PURE__ */ styled.section`
  min-inline-size: 0;
  background: ${t.color.surface};
  border: 1px solid ${t.color.border};
  border-radius: ${t.radius.card};

  & > [data-part='header'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${t.space.s1} ${t.space.s2};
    min-block-size: 48px;
    padding: 6px ${t.space.s4};
    border-block-end: 1px solid ${t.color.border};
  }
  & > [data-part='header']:last-child {
    border-block-end: 0;
  }
  & > [data-part='header'] > [data-part='heading'] {
    flex: 1 1 auto;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${t.space.s1} ${t.space.s2};
    min-inline-size: 0;
    overflow-wrap: anywhere;
    font-size: ${t.size.s3};
    line-height: ${t.line.s3};
    font-weight: ${t.weight.strong};
    letter-spacing: -0.003em;
  }
  & > [data-part='header'] > [data-part='actions'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${t.space.s2};
  }
  /* A 24 px target without a taller header. */
  & > [data-part='header'] > [data-part='actions'] > a {
    padding-block: 2px;
  }

  & > [data-part='body'] {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  &[data-body='padded'] > [data-part='body'] {
    padding: ${t.space.s3} ${t.space.s4} ${t.space.s4};
  }
  &[data-body='lines'] > [data-part='body'] > li {
    padding: 10px ${t.space.s4};
  }
  &[data-body='lines'] > [data-part='body'] > li + li {
    border-block-start: 1px solid ${t.color.border};
  }

  & > [data-part='footer'] {
    padding: ${t.space.s2} ${t.space.s4};
    border-block-start: 1px solid ${t.color.border};
    color: ${t.color.textMuted};
    font-size: ${t.size.s1};
    line-height: ${t.line.s1};
  }
`;

import { styled } from 'styled-components';
import { t } from '../theme/index.ts';

export const Root = /* @__PURE__ */ styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${t.space.s3};
  min-inline-size: 0;

  & > [data-part='header'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${t.space.s1} ${t.space.s3};
    min-block-size: ${t.density.control};
    padding-block-end: ${t.space.s2};
    border-block-end: 1px solid ${t.color.border};
  }
  [data-part='words'] {
    flex: 1 1 14rem;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  [data-part='heading'] {
    font-size: ${t.size.s3};
    line-height: ${t.line.s3};
    font-weight: ${t.weight.strong};
    letter-spacing: -0.003em;
  }
  [data-part='context'] {
    color: ${t.color.textMuted};
    max-inline-size: 72ch;
    text-wrap: pretty;
  }
  /* Aligned with the heading's text, not with its arrow. */
  [data-part='heading']:has([data-part='toggle']) + [data-part='context'] {
    padding-inline-start: calc(16px + ${t.space.s2});
  }
  & > [data-part='header'] > [data-part='actions'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${t.space.s2};
  }

  [data-part='toggle'] {
    display: flex;
    align-items: center;
    gap: ${t.space.s2};
    max-inline-size: 100%;
    padding: 0;
    padding-inline-end: ${t.space.s1};
    border: 0;
    border-radius: ${t.radius.small};
    background: none;
    text-align: start;
    cursor: pointer;
  }
  [data-part='toggle']:hover {
    background: ${t.color.hover};
  }
  [data-part='toggle'] > svg {
    color: ${t.color.textMuted};
    transition: rotate ${t.motion.base} ${t.motion.ease};
  }
  [data-part='toggle'][aria-expanded='false'] > svg {
    rotate: -90deg;
  }
  [data-part='toggle'][aria-expanded='false']:dir(rtl) > svg {
    rotate: 90deg;
  }
  @media (pointer: coarse) {
    [data-part='toggle'] {
      min-block-size: 44px;
    }
  }

  /* Printed pages show all content. */
  @media print {
    & > [data-part='header'] > [data-part='actions'],
    [data-part='toggle'] > svg {
      display: none;
    }
    [data-part='heading']:has([data-part='toggle']) + [data-part='context'] {
      padding-inline-start: 0;
    }
    & > [data-part='body'][hidden] {
      display: block;
    }
  }
`;

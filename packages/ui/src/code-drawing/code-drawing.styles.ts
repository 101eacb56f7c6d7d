import { styled } from 'styled-components';
import { t } from '../theme/index.ts';

/** Dark on white in every colour scheme, with forced colours and in print: scanners require it. */
export const Root = /* @__PURE__ */ styled.div`
  inline-size: fit-content;
  max-inline-size: 100%;
  background: white;
  color: black;
  forced-color-adjust: none;
  print-color-adjust: exact;
  text-align: center;

  > svg {
    display: block;
    max-inline-size: 100%;
    block-size: auto;
    margin-inline: auto;
    fill: currentColor;
  }
  > [data-part='text'] {
    display: block;
    padding: 0 ${t.space.s2} ${t.space.s1};
    font-family: ${t.font.code};
    font-size: ${t.size.s1};
    line-height: ${t.line.s1};
    overflow-wrap: anywhere;
  }
  &[data-state='loading'] {
    background: none;
  }
  &[data-state='problem'] {
    max-inline-size: 24rem;
    padding: ${t.space.s3};
    border: 1px solid ${t.tone.critical.border};
    border-radius: ${t.radius.control};
    background: ${t.tone.critical.background};
    color: ${t.tone.critical.text};
    forced-color-adjust: auto;
    text-align: start;
    overflow-wrap: anywhere;
  }
`;

import { styled } from 'styled-components';
import { t } from '../theme/index.ts';

export const Field = /* @__PURE__ */ styled.input`
  inline-size: calc(100% + 2 * ${t.space.s2});
  block-size: calc(${t.density.row} - 8px);
  margin-inline: calc(-1 * ${t.space.s2});
  padding-inline: calc(${t.space.s2} - 1px);
  border: 1px solid ${t.color.borderStrong};
  border-radius: ${t.radius.control};
  background: ${t.color.surface};
  text-align: inherit;
  font-variant-numeric: inherit;
  &[aria-invalid] {
    border-color: ${t.tone.critical.text};
  }
  & + small {
    position: absolute;
    inset-block-start: 100%;
    z-index: 4;
    padding: ${t.space.s1} ${t.space.s2};
    border: 1px solid ${t.tone.critical.border};
    border-radius: ${t.radius.control};
    background: ${t.tone.critical.background};
    color: ${t.tone.critical.text};
    font-size: ${t.size.s1};
    line-height: ${t.line.s1};
  }
`;

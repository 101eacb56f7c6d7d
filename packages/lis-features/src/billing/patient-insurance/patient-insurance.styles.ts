import { t } from '@alms/ui/theme';
import { styled } from 'styled-components';

export const Covers = /* @__PURE__ */ styled.ul`
  display: grid;
  gap: ${t.space.s4};
  margin: 0;
  padding: 0;
  list-style: none;
  > li { display: grid; gap: ${t.space.s1}; }
  > li + li { padding-block-start: ${t.space.s4}; border-block-start: 1px solid ${t.color.border}; }
`;

/** A number as the insurer has printed it. */
export const Policy = /* @__PURE__ */ styled.bdi.attrs({ dir: 'ltr' })`
  font-family: ${t.font.code};
  overflow-wrap: anywhere;
`;

import { t } from '@alms/ui/theme';
import { styled } from 'styled-components';

/** Name with its identifying details below. */
export const Named = /* @__PURE__ */ styled.span`
  display: grid;
  min-inline-size: 0;
  overflow-wrap: anywhere;
  small {
    color: ${t.color.textMuted};
    font-size: ${t.size.s1};
    line-height: ${t.line.s1};
  }
`;

export const Muted = /* @__PURE__ */ styled.span`
  color: ${t.color.textMuted};
`;

export const Samples = /* @__PURE__ */ styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

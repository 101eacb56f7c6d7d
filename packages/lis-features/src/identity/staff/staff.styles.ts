import { t } from '@alms/ui/theme';
import { styled } from 'styled-components';

export const Unconfirmed = /* @__PURE__ */ styled.span`
  color: ${t.tone.caution.text};
`;

/** Menu button of a row; in the top corner when rows become cards. */
export const RowMenu = /* @__PURE__ */ styled.span`
  @container (max-width: 40rem) {
    position: absolute;
    inset-block-start: ${t.space.s2};
    inset-inline-end: ${t.space.s2};
  }
`;

export const Muted = /* @__PURE__ */ styled.span`
  color: ${t.color.textMuted};
`;

/** Group of permissions in as many columns as fit. */
export const Permissions = /* @__PURE__ */ styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(15rem, 100%), 1fr));
  gap: ${t.space.s1} ${t.space.s4};
  min-inline-size: 0;
  padding: 0;
  border: 0;
  legend {
    padding: 0;
    margin-block-end: ${t.space.s2};
    font-size: ${t.size.s2};
    font-weight: ${t.weight.strong};
  }
`;

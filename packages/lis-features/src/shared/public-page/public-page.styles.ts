import { t } from '@alms/ui/theme';
import { styled } from 'styled-components';

/** Blood smear in the facility’s colour: red blood cells with their pale centre. */
export const Smear = /* @__PURE__ */ styled.svg`
  path {
    fill: ${t.brand.tintStrong};
    fill-opacity: 0.35;
    stroke: ${t.brand.tintStrong};
    stroke-width: 18;
  }
`;

export const Head = /* @__PURE__ */ styled.div`
  display: grid;
  gap: 2px;
  overflow-wrap: anywhere;

  h1:focus {
    outline: none;
  }
  [data-part='context'] {
    color: ${t.color.textMuted};
    text-wrap: pretty;
  }
`;

export const Foot = /* @__PURE__ */ styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${t.space.s3} ${t.space.s6};
  font-size: ${t.size.s2};
`;

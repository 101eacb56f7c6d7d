import { t } from '@alms/ui/theme';
import { styled } from 'styled-components';

/** Red blood cells with their pale centre: a tile that continues at its edges. */
const cells =
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 360 360"><g fill-opacity=".35" stroke="black" stroke-width="18">
  <circle cx="286" cy="238" r="23"/>
  <circle cx="94" cy="262" r="20"/>
  <circle cx="322" cy="314" r="23"/>
  <circle cx="72" cy="46" r="23"/>
  <circle cx="270" cy="32" r="20"/>
  <circle cx="18" cy="97" r="20"/>
  <circle cx="378" cy="97" r="20"/>
  <circle cx="167" cy="225" r="23"/>
  <circle cx="327" cy="150" r="20"/>
  <circle cx="234" cy="335" r="20"/>
  <circle cx="234" cy="-25" r="20"/>
  <circle cx="130" cy="161" r="20"/>
  <circle cx="262" cy="147" r="20"/>
  <circle cx="35" cy="288" r="20"/>
  <circle cx="205" cy="55" r="20"/>
  <circle cx="132" cy="4" r="23"/>
  <circle cx="132" cy="364" r="23"/>
  <circle cx="224" cy="269" r="20"/>
  <circle cx="79" cy="116" r="20"/>
  <circle cx="309" cy="84" r="20"/>
  <circle cx="29" cy="219" r="26"/>
  <circle cx="389" cy="219" r="26"/>
  <circle cx="354" cy="30" r="23"/>
  <circle cx="354" cy="390" r="23"/>
  <circle cx="-6" cy="30" r="23"/>
  <circle cx="-6" cy="390" r="23"/>
  <circle cx="137" cy="92" r="20"/>
  <circle cx="193" cy="130" r="20"/>
  <circle cx="154" cy="302" r="20"/>
  <circle cx="229" cy="200" r="20"/>
  <circle cx="68" cy="341" r="20"/>
  <circle cx="68" cy="-19" r="20"/>
</g></svg>`.replaceAll('\n', '');

/** Blood smear in the facility’s colour. */
export const Picture = /* @__PURE__ */ styled.div`
  background: ${t.brand.tintStrong};
  mask: url('data:image/svg+xml,${cells}') 0 0 / 360px;
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

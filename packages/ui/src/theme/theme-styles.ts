import { createGlobalStyle } from 'styled-components';
import { declarations } from './declarations.ts';
import { fallbackFonts } from './stand-in-fonts.ts';
import { compactValues, darkValues, lightValues, touchValues } from './token-values.ts';
import { t } from './tokens.ts';

const light = /* @__PURE__ */ declarations(lightValues);
const dark = /* @__PURE__ */ declarations(darkValues);
const compact = /* @__PURE__ */ declarations(compactValues);
const touch = /* @__PURE__ */ declarations(touchValues);

/**
 * Variables of every scheme and density, and the page reset. Mount it once, at the root of an app;
 * `ThemeScope` selects which apply.
 */
export const ThemeStyles = /* @__PURE__ */ createGlobalStyle`
  ${fallbackFonts}
  [data-alms-scope] { ${light} color-scheme: light; }
  @media screen { [data-alms-scope][data-scheme='dark'] { ${dark} color-scheme: dark; } }
  @media screen and (prefers-color-scheme: dark) {
    [data-alms-scope][data-scheme='system'] { ${dark} color-scheme: dark; }
  }
  @media not (pointer: coarse) { [data-alms-scope][data-density='compact'] { ${compact} } }
  @media (pointer: coarse) { [data-alms-scope] { ${touch} } }
  @media (max-width: 60rem) { [data-alms-scope] { --alms-layout-gutter: 1rem; } }
  @media (prefers-reduced-motion: reduce) {
    [data-alms-scope] { --alms-motion-fast: 0ms; --alms-motion-base: 0ms; --alms-motion-turn: alms-breathe 2s ease-in-out infinite; }
  }
  @media (forced-colors: active) {
    [data-alms-scope] { --alms-color-focus: Highlight; --alms-color-border: CanvasText; --alms-color-borderStrong: CanvasText; }
  }

  @keyframes alms-turn { to { rotate: 1turn; } }
  @keyframes alms-breathe { 50% { opacity: 0.35; } }

  *, *::before, *::after { box-sizing: border-box; }
  * { margin: 0; }
  html { font-size: 100%; -webkit-text-size-adjust: 100%; }
  [data-alms-scope] {
    font-family: ${t.font.ui}; font-size: ${t.size.s2}; line-height: ${t.line.s2}; font-weight: ${t.weight.text};
    color: ${t.color.text}; background: ${t.color.page}; text-rendering: optimizeLegibility;
  }
  button, input, select, textarea { font: inherit; color: inherit; }
  ul, ol { padding: 0; list-style: none; }
  table { border-collapse: collapse; inline-size: 100%; }
  th, td { text-align: start; font-weight: inherit; }
  svg { display: block; flex: none; }
  [data-mirrored]:dir(rtl) { scale: -1 1; }
  kbd {
    display: inline-grid; place-items: center; min-inline-size: 20px; block-size: 20px; padding-inline: 5px;
    border: 1px solid ${t.color.border}; border-block-end-width: 2px; border-radius: ${t.radius.small};
    background: ${t.color.surface}; color: ${t.color.textMuted}; font: ${t.weight.medium} ${t.size.s1}/1 ${t.font.ui};
  }
  :focus-visible { outline: 2px solid ${t.color.focus}; outline-offset: 2px; }

  /* Print is always light. Fills are printed because white text on a colour would be invisible
     without them. */
  @media print {
    [data-alms-scope] { --alms-color-page: #fff; --alms-shadow-float: none; print-color-adjust: exact; }
    h1, h2, h3, h4 { break-after: avoid; }
    tr, figure { break-inside: avoid; }
  }
`;

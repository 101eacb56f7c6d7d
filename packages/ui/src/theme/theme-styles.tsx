import { createGlobalStyle } from 'styled-components';
import { declarations } from './declarations.ts';
import { fallbackFonts } from './stand-in-fonts.ts';
import { compactValues, darkValues, lightValues, touchValues } from './token-values.ts';
import { t } from './tokens.ts';

const light = /* @__PURE__ */ declarations(lightValues);
const dark = /* @__PURE__ */ declarations(darkValues);
const compact = /* @__PURE__ */ declarations(compactValues);
const touch = /* @__PURE__ */ declarations(touchValues);

/** Variables of every scheme and density, and the text of a scope. */
const Variables = /* @__PURE__ */ createGlobalStyle`
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

  [data-alms-scope] {
    font-family: ${t.font.ui}; font-size: ${t.size.s2}; line-height: ${t.line.s2}; font-weight: ${t.weight.text};
    color: ${t.color.text}; background: ${t.color.page}; text-rendering: optimizeLegibility;
    -webkit-text-size-adjust: 100%;
  }

  /* Print is always light. Fills are printed because white text on a colour would be invisible
     without them. */
  @media print {
    [data-alms-scope] { --alms-color-page: #fff; --alms-shadow-float: none; print-color-adjust: exact; }
  }
`;

/**
 * Reset of the elements within a scope. In a layer and without specificity, so that every style of
 * a component or of the host prevails.
 */
const Reset = /* @__PURE__ */ createGlobalStyle`
  @layer alms {
    :where([data-alms-scope], [data-alms-scope] *),
    :where([data-alms-scope], [data-alms-scope] *)::before,
    :where([data-alms-scope], [data-alms-scope] *)::after { box-sizing: border-box; }
    :where([data-alms-scope] *) { margin: 0; }
    :where([data-alms-scope]) :where(button, input, select, textarea) { font: inherit; color: inherit; }
    :where([data-alms-scope]) :where(ul, ol) { padding: 0; list-style: none; }
    :where([data-alms-scope] table) { border-collapse: collapse; inline-size: 100%; }
    :where([data-alms-scope]) :where(th, td) { text-align: start; font-weight: inherit; }
    :where([data-alms-scope] svg) { display: block; flex: none; }
    :where([data-alms-scope] [data-mirrored]):dir(rtl) { scale: -1 1; }
    :where([data-alms-scope] kbd) {
      display: inline-grid; place-items: center; min-inline-size: 20px; block-size: 20px; padding-inline: 5px;
      border: 1px solid ${t.color.border}; border-block-end-width: 2px; border-radius: ${t.radius.small};
      background: ${t.color.surface}; color: ${t.color.textMuted}; font: ${t.weight.medium} ${t.size.s1}/1 ${t.font.ui};
    }
    :where([data-alms-scope] *):focus-visible { outline: 2px solid ${t.color.focus}; outline-offset: 2px; }
    @media print {
      :where([data-alms-scope]) :where(h1, h2, h3, h4) { break-after: avoid; }
      :where([data-alms-scope]) :where(tr, figure) { break-inside: avoid; }
    }
  }
`;

/** The page around the scope, in an application that owns it. */
const Page = /* @__PURE__ */ createGlobalStyle`
  body { margin: 0; }
`;

export interface ThemeStylesProps {
  /**
   * Resets the elements within every `ThemeScope`, as components expect: without default margins,
   * list markers and table spacing. Set it to false if the host has such a reset. @default true
   */
  reset?: boolean;
  /** Removes the margin of the page, for an application that owns it. @default false */
  page?: boolean;
}

/**
 * Variables of every scheme and density, and the reset within scopes. Mount it once, at the root of
 * an app; `ThemeScope` selects which apply. Elements outside a scope keep the styles of the host.
 */
export function ThemeStyles({ reset = true, page = false }: ThemeStylesProps) {
  return (
    <>
      <Variables />
      {reset && <Reset />}
      {page && <Page />}
    </>
  );
}

const REACT_AT_RUN_TIME = /^import [^;]*["']react(?:-dom)?(?:\/[^"']*)?["'];/m;

/**
 * Adds `'use client'` to a built module that imports React at run time: it renders, holds state
 * or reads a context. Rules, tokens and messages stay unmarked, so a framework with server
 * components may import them on either side.
 */
export const withClientDirective = (code) =>
  REACT_AT_RUN_TIME.test(code) ? `'use client';\n${code}` : code;

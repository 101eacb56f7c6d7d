const REACT_AT_RUN_TIME = /^import [^;]*["']react(?:-dom)?(?:\/[^"']*)?["'];/m;

/**
 * Marks a built module `'use client'` when it imports React at run time: then it draws, keeps state or reads a context. Rules, tokens and words
 * carry no mark, so a framework with server components may call them on either side. The mark stays on the first line: source maps keep
 * their lines.
 */
export const withClientMark = (code: string): string =>
  REACT_AT_RUN_TIME.test(code) ? `'use client'; ${code}` : code;

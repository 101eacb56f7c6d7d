/**
 * Joins static CSS into one string, for components with hundreds of instances per page. Otherwise
 * styled-components joins the pieces of a style, one per token, and looks the result up for every
 * element.
 */
export const joined = (pieces: TemplateStringsArray, ...tokens: readonly string[]): string =>
  String.raw({ raw: pieces }, ...tokens);

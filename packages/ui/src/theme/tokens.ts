import type { lightValues } from './token-values.ts';

type References<Values> = {
  readonly [Name in keyof Values]: Values[Name] extends object ? References<Values[Name]> : string;
};

/** Maps any property name to the CSS variable below `path`. */
const variables = (path: string) =>
  new Proxy({}, { get: (_, name) => `var(${path}-${String(name)})` });

/** Maps any group name to the result of `inside` for the group's path. */
const groups = (path: string, inside: (path: string) => object) =>
  new Proxy({}, { get: (_, name) => inside(`${path}-${String(name)}`) });

/**
 * Token references for styles: `color: ${t.color.text};` becomes `color: var(--alms-color-text);`.
 * Dark mode, density and a facility's brand change the values without a render. See `lightValues`
 * for the purpose of each token.
 *
 * Names are resolved on access, because a static table would add 3 kB to every component (ADR 2).
 */
export const t = /* @__PURE__ */ groups('--alms', (path) =>
  path === '--alms-tone' ? groups(path, variables) : variables(path),
) as References<typeof lightValues>;

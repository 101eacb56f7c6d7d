import type { lightValues } from './token-values.ts';

type References<Values> = {
  readonly [Name in keyof Values]: Values[Name] extends object ? References<Values[Name]> : string;
};

/** Any name asked of it, as the variable below `path`. */
const variables = (path: string) =>
  new Proxy({}, { get: (_, name) => `var(${path}-${String(name)})` });

/** Any group asked of it, as what `inside` makes of the group's path. */
const groups = (path: string, inside: (path: string) => object) =>
  new Proxy({}, { get: (_, name) => inside(`${path}-${String(name)}`) });

/**
 * The token references to use in styles: `color: ${t.color.text};` becomes `color: var(--alms-color-text);`, and dark mode, density and a
 * facility's brand change it without a render. See `lightValues` for what each is for.
 *
 * Names are made as they are asked for, because a table of them is 3 kB that every component would bring along (ADR 2).
 */
export const t = /* @__PURE__ */ groups('--alms', (path) =>
  path === '--alms-tone' ? groups(path, variables) : variables(path),
) as References<typeof lightValues>;

import { describe, expect, it } from 'vitest';
import { declarations } from './declarations.ts';
import { darkValues, lightValues } from './token-values.ts';
import { t } from './tokens.ts';

type Tree = { readonly [name: string]: Tree | string | number };

/** Returns the dotted path of every leaf. */
const leaves = (tree: Tree, path: readonly string[] = []): string[][] =>
  Object.entries(tree).flatMap(([name, value]) =>
    typeof value === 'object' ? leaves(value, [...path, name]) : [[...path, name]],
  );

const declared = declarations(lightValues);

describe('token references', () => {
  it.each(leaves(lightValues).map((path) => [path.join('.'), path] as const))(
    '%s is a variable that the theme declares',
    (_name, path) => {
      const reference = path.reduce<unknown>((group, name) => (group as Tree)[name], t);
      expect(reference).toBe(`var(--alms-${path.join('-')})`);
      expect(declared).toContain(`--alms-${path.join('-')}:`);
    },
  );
});

describe('dark values', () => {
  it('contain only tokens that the light values have', () => {
    const light = new Set(leaves(lightValues).map((path) => path.join('.')));
    expect(
      leaves(darkValues)
        .map((path) => path.join('.'))
        .filter((path) => !light.has(path)),
    ).toEqual([]);
  });
});

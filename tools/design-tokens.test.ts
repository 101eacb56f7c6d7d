import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { describe, expect, it } from 'vitest';
import { declarations } from '../packages/ui/src/theme/declarations.ts';
import { ThemeStyles } from '../packages/ui/src/theme/index.ts';
import * as values from '../packages/ui/src/theme/token-values.ts';
import {
  colorOf,
  designTokens,
  hexOf,
  NOT_IN_JSON,
  oklchOf,
  styleSheetOf,
} from './design-tokens.mjs';

type Tree = { readonly [name: string]: unknown };

const leaves = (tree: Tree, isLeaf: (value: unknown) => boolean, path = ''): string[] =>
  Object.entries(tree).flatMap(([name, value]) =>
    isLeaf(value) ? [`${path}${name}`] : leaves(value as Tree, isLeaf, `${path}${name}.`),
  );

const isToken = (value: unknown) => typeof value === 'object' && value !== null && '$type' in value;
const tokens = designTokens(values);
const light = tokens['light'] as Record<string, Record<string, { $value: unknown }>>;

describe('colours', () => {
  it.each(['#1976d2', '#000000', '#ffffff', '#9a3412'])('%s is the same in OKLCH', (hex) => {
    expect(hexOf(oklchOf(hex))).toBe(hex);
  });

  // Source: CSS Color Module Level 4, sample code for red.
  it('agree with CSS', () => {
    const { l, c, h } = oklchOf('#ff0000');
    expect([l, c, h].map((value) => value.toFixed(3))).toEqual(['0.628', '0.258', '29.234']);
  });

  it('derive from the product’s colour', () => {
    const base = oklchOf('#1976d2');
    expect(
      colorOf('oklch(from var(--alms-tenant-primary, #1976d2) min(l - 0.05, 0.47) min(c, 0.145) h)')
        ?.components,
    ).toEqual([0.47, 0.145, Math.round(base.h * 10_000) / 10_000]);
  });

  it('reject other text', () => {
    expect(colorOf('1rem')).toBeUndefined();
  });
});

describe('tokens.json', () => {
  it.each([
    ['light', values.lightValues],
    ['dark', values.darkValues],
    ['compact', values.compactValues],
    ['touch', values.touchValues],
  ] as const)('has every %s value that the format can express', (name, tree) => {
    expect(leaves(tokens[name] as Tree, isToken)).toEqual(
      leaves(tree, (value) => typeof value !== 'object').filter(
        (path) => !NOT_IN_JSON.includes(path),
      ),
    );
  });

  it.each([
    ['color', 'surface', { colorSpace: 'oklch', components: [1, 0, 0], alpha: 1, hex: '#ffffff' }],
    ['space', 's4', { value: 1, unit: 'rem' }],
    ['size', 'display', { value: 2.75, unit: 'rem' }],
    ['line', 'display', 1.12],
    ['weight', 'strong', 620],
    ['motion', 'fast', { value: 90, unit: 'ms' }],
    ['motion', 'ease', [0.2, 0, 0, 1]],
  ])('states %s.%s', (group, name, value) => {
    expect(light[group]?.[name]?.$value).toEqual(value);
  });

  it('rejects a value of no known type', () => {
    expect(() => designTokens({ ...values, touchValues: { density: { row: 'tall' } } })).toThrow(
      'density.row has a value of no known type: tall',
    );
  });
});

describe('tokens.css', () => {
  it('declares every variable, and no rule of a component', () => {
    const sheet = new ServerStyleSheet();
    renderToString(sheet.collectStyles(createElement(ThemeStyles, { reset: false })));
    const css = styleSheetOf(sheet.getStyleTags());
    const declared = declarations(values.lightValues).split(/:[^;]*;/);
    expect(declared.filter((name) => !css.includes(`${name}:`))).toEqual([]);
    expect(css).not.toMatch(/<|data-styled|@layer/);
  });
});

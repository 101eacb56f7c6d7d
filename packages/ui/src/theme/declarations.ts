type Tree = { [key: string]: string | number | Tree };

/**
 * A tree of token values as CSS declarations, named as `t` refers to them:
 * `{ color: { text: 'black' } }` → `--alms-color-text:black;`.
 */
export function declarations(values: Tree, path = '--alms'): string {
  return Object.entries(values)
    .map(([key, value]) =>
      typeof value === 'object'
        ? declarations(value, `${path}-${key}`)
        : `${path}-${key}:${value};`,
    )
    .join('');
}

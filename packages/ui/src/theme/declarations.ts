type Tree = { [key: string]: string | number | Tree };

/**
 * Converts a tree of token values to CSS declarations, with names matching `t`: `{ color: { text:
 * 'black' } }` → `--alms-color-text:black;`.
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

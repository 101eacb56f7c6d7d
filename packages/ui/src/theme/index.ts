export { t } from './tokens.ts';
export { darkValues, lightValues } from './token-values.ts';
export { paintedColor } from './painted-color.ts';
export { ThemeStyles } from './theme-styles.tsx';
export type { ThemeStylesProps } from './theme-styles.tsx';
export { ThemeScope, useThemeScope } from './theme-scope.tsx';
export type { Brand, Density, Scheme, ThemeScopeProps } from './theme-scope.tsx';

export { t } from './tokens.js';
export { darkValues, lightValues } from './token-values.js';
export { paintedColor } from './painted-color.js';
export { ThemeStyles } from './theme-styles.js';
export { ThemeScope, useThemeScope } from './theme-scope.js';
export type { Brand, Density, Scheme, ThemeScopeProps } from './theme-scope.js';

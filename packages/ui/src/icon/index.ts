export { Icon } from './icon.js';
export type { Glyph, IconProps } from './icon.js';
export * from './glyphs.js';

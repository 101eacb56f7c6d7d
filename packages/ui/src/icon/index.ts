export { Icon } from './icon.tsx';
export type { Glyph, IconProps } from './icon.tsx';
export * from './glyphs.ts';

interface Color {
  colorSpace: 'oklch';
  components: number[];
  alpha: number;
  hex: string;
}
type Values = Record<string, object>;
export const NOT_IN_JSON: readonly string[];
export function oklchOf(hex: string): { l: number; c: number; h: number };
export function hexOf(color: { l: number; c: number; h: number }): string;
export function colorOf(text: string): Color | undefined;
export function designTokens(values: {
  lightValues: Values;
  darkValues: Values;
  compactValues: Values;
  touchValues: Values;
}): Record<string, unknown>;
export function styleSheetOf(tags: string): string;

export { Text } from './text.tsx';
export type { TextProps } from './text.tsx';

export { ServerStyles } from './server-styles.tsx';
export type { ServerStylesProps } from './server-styles.tsx';

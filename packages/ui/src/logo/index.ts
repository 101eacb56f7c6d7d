export { Logo } from './logo.js';
export type { LogoProps } from './logo.js';

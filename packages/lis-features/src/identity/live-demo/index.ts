export { LiveDemoScreen } from './live-demo-screen.tsx';
export type { LiveDemoScreenProps } from './live-demo-screen.tsx';

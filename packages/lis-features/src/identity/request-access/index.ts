export { RequestAccessScreen } from './request-access-screen.tsx';
export type { RequestAccessScreenProps } from './request-access-screen.tsx';

export { ThankYouScreen } from './thank-you-screen.tsx';
export type { ThankYouScreenProps } from './thank-you-screen.tsx';

export { ThankYouScreen } from './thank-you-screen.js';
export type { ThankYouScreenProps } from './thank-you-screen.js';

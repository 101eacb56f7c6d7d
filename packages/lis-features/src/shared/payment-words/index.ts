export { usePaymentFailureWords } from './use-payment-failure-words.ts';

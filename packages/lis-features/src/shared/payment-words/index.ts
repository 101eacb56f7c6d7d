export { usePaymentFailureWords } from './use-payment-failure-words.js';

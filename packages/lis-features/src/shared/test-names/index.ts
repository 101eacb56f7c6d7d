export { useTestNames } from './use-test-names.js';

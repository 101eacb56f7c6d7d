export { useTestNames } from './use-test-names.ts';

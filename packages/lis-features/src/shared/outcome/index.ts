export { useOutcome } from './use-outcome.js';

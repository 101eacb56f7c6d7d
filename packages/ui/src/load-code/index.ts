export { CODE_TIMEOUT_MS, loadCode } from './load-code.ts';

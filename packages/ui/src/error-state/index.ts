export { ErrorState } from './error-state.tsx';
export type { ErrorStateProps } from './error-state.tsx';

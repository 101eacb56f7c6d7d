export { describeConformance } from './describe-conformance.tsx';
export type { Conformance } from './describe-conformance.tsx';
export { TokenStyles } from './token-styles.tsx';

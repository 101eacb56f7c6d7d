export { OperatorParticulars } from './operator-particulars.tsx';
export type { OperatorParticularsProps } from './operator-particulars.tsx';

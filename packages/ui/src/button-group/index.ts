export { ButtonGroup } from './button-group.tsx';
export type { ButtonGroupProps } from './button-group.tsx';

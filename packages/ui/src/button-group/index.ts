export { ButtonGroup } from './button-group.js';
export type { ButtonGroupProps } from './button-group.js';

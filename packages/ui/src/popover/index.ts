export { Popover } from './popover.js';
export type { PopoverChange, PopoverProps, PopoverTriggerAttributes } from './popover.js';

export { Popover } from './popover.tsx';
export type { PopoverChange, PopoverProps, PopoverTriggerAttributes } from './popover.tsx';

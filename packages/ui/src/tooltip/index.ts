export { Tooltip } from './tooltip.js';
export type { TooltipProps, TooltipTriggerAttributes } from './tooltip.js';

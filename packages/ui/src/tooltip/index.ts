export { Tooltip } from './tooltip.tsx';
export type { TooltipProps, TooltipTriggerAttributes } from './tooltip.tsx';

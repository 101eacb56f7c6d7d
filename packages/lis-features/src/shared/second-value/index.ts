export { SecondValue } from './second-value.tsx';
export type { SecondValueProps } from './second-value.tsx';
export { inSecondUnit } from './in-second-unit.ts';
export { UnitSwitch } from './unit-switch.tsx';
export type { TrendUnit, UnitSwitchProps } from './unit-switch.tsx';

import type { SecondValue } from '@alms/lis-domain/results';
import { useMessages } from '@alms/ui/i18n';
import { Segmented } from '@alms/ui/segmented';
import { secondValueMessages } from './words/index.ts';

export type TrendUnit = 'own' | 'second';

export interface UnitSwitchProps {
  /** A result with its unit and its value in the second unit, which name the options. */
  result: { unit_display: string | null; second?: SecondValue | undefined };
  value: TrendUnit;
  onValueChange: (unit: TrendUnit) => void;
}

/**
 * Switches a trend between the unit of the test and its second unit. Renders nothing without one.
 */
export function UnitSwitch({ result, value, onValueChange }: UnitSwitchProps) {
  const words = useMessages(secondValueMessages);
  const { unit_display, second } = result;
  if (unit_display === null || !second) return null;
  const shown = (unit: string) => <bdi dir="ltr">{unit}</bdi>;
  return (
    <Segmented
      label={words.unit}
      options={[
        { value: 'own', label: shown(unit_display) },
        { value: 'second', label: shown(second.unit_display) },
      ]}
      value={value}
      onValueChange={onValueChange}
    />
  );
}

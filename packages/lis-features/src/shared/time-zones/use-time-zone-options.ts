import { useMessages } from '@alms/ui/i18n';
import type { SelectFieldProps } from '@alms/ui/select-field';
import { timeZonesMessages } from './words/index.ts';

/**
 * The four of the specification first, by their IANA names, so that clocks change in summer; then all others.
 * @param zones those to choose from besides the four.
 * @param present the one that stands in the field, whether offered or not; empty where there is none.
 */
export function useTimeZoneOptions(
  zones: readonly string[],
  present: string,
): SelectFieldProps['options'] {
  const words = useMessages(timeZonesMessages);
  const common = [
    { value: 'UTC', label: words.zoneUtc },
    { value: 'America/New_York', label: words.zoneEastern },
    { value: 'America/Chicago', label: words.zoneCentral },
    { value: 'America/Los_Angeles', label: words.zonePacific },
  ];
  const others = [...new Set([...zones, present])]
    .filter((zone) => zone !== '' && !common.some(({ value }) => value === zone))
    .toSorted();
  if (others.length === 0) return common;
  return [
    { label: words.commonZones, options: common },
    {
      label: words.otherZones,
      options: others.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') })),
    },
  ];
}

import { useMessages } from '@alms/ui/i18n';
import type { SelectFieldProps } from '@alms/ui/select-field';
import { timeZonesMessages } from './words/index.ts';

/**
 * Returns the time zones of the specification by their IANA names, which include daylight saving
 * time, followed by all others.
 *
 * @param zones Zones offered besides the four of the specification.
 *
 * @param present Zone in the field, offered or not; empty for none.
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

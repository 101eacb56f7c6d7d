import type { StorageBox } from '@alms/lis-domain/samples';

/** Separator from larger to smaller locations; mirrored in right-to-left text. */
const INTO = ' › ';

/** Formats a box’s location from building to rack, as far as recorded; empty when it is not. */
export function placeText({
  site,
  room,
  device,
  shelf,
  rack,
}: Pick<StorageBox, 'site' | 'room' | 'device' | 'shelf' | 'rack'>): string {
  return [site, room, device, shelf, rack].filter((part) => part !== '').join(INTO);
}

import type { StorageBox } from '@alms/lis-domain/samples';

/** Leads from the larger to the smaller; it turns with the direction of the text. */
const INTO = ' › ';

/** Where a box stands, from the building to the rack, as far as it was said; empty when nothing was. */
export function placeText({
  site,
  room,
  device,
  shelf,
  rack,
}: Pick<StorageBox, 'site' | 'room' | 'device' | 'shelf' | 'rack'>): string {
  return [site, room, device, shelf, rack].filter((part) => part !== '').join(INTO);
}

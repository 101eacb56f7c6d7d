/** Current IANA names of zones that V8 and ICU list by their former name, such as Asia/Calcutta. */
const renamed = [
  'Africa/Asmara',
  'America/Argentina/Buenos_Aires',
  'America/Argentina/Catamarca',
  'America/Argentina/Cordoba',
  'America/Argentina/Jujuy',
  'America/Argentina/Mendoza',
  'America/Atikokan',
  'America/Indiana/Indianapolis',
  'America/Kentucky/Louisville',
  'America/Nuuk',
  'Asia/Ho_Chi_Minh',
  'Asia/Kathmandu',
  'Asia/Kolkata',
  'Asia/Yangon',
  'Atlantic/Faroe',
  'Europe/Kyiv',
  'Pacific/Chuuk',
  'Pacific/Kanton',
  'Pacific/Pohnpei',
];

/** The name by which this runtime lists a zone; without one, the zone of the device. */
const listedName = (zone?: string) =>
  new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;

/** Returns the time zones that this runtime knows, by their current IANA names. */
export function timeZoneNames(): readonly string[] {
  const current = new Map(renamed.map((zone) => [listedName(zone), zone]));
  return Intl.supportedValuesOf('timeZone').map((zone) => current.get(zone) ?? zone);
}

/** Returns whether a zone is that of the device, under its current or a former name. */
export function isDeviceTimeZone(zone: string): boolean {
  return listedName(zone) === listedName();
}

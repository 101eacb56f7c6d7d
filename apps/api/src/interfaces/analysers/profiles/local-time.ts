/**
 * Local time of an analyser as `2026-11-30T14:05:00`; null when it is no time. Fractions of a
 * second and a zone are left out: analysers have no zone setting to rely on.
 */
export function localTime(text: string): string | null {
  const [, year, month, day, hour, minute, second = '00'] =
    /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)?(?:\.\d+)?(?:[+-]\d{4})?$/.exec(text) ?? [];
  if (year === undefined) return null;
  const time = `${year}-${month}-${day}T${hour}:${minute}:${second}`;
  const isReal =
    !Number.isNaN(Date.parse(`${time}Z`)) && new Date(`${time}Z`).toISOString().startsWith(time);
  return isReal ? time : null;
}

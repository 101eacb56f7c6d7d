import { describe, expect, it, vi } from 'vitest';
import { isDeviceTimeZone, timeZoneNames } from './time-zone-names.ts';
import { isTimeZone } from './time-zone.schema.ts';

describe('names of time zones', () => {
  const names = timeZoneNames();

  it.each([
    ['Asia/Kolkata', 'Asia/Calcutta'],
    ['Asia/Kathmandu', 'Asia/Katmandu'],
    ['Asia/Ho_Chi_Minh', 'Asia/Saigon'],
    ['Europe/Kyiv', 'Europe/Kiev'],
    ['America/Nuuk', 'America/Godthab'],
    ['America/Argentina/Buenos_Aires', 'America/Buenos_Aires'],
  ])('contain %s instead of %s', (current, former) => {
    expect(names).toContain(current);
    expect(names).not.toContain(former);
  });

  it('are one for each zone of the runtime, and accepted by the service', () => {
    expect(new Set(names).size).toBe(Intl.supportedValuesOf('timeZone').length);
    expect(names.filter((name) => !isTimeZone(name))).toEqual([]);
  });
});

describe('time zone of the device', () => {
  it.each([
    ['Asia/Kolkata', 'Asia/Calcutta', true],
    ['Asia/Calcutta', 'Asia/Kolkata', true],
    ['Asia/Kolkata', 'Asia/Colombo', false],
    ['Europe/Lisbon', 'Europe/Lisbon', true],
  ])('is compared under any of its names: %s on a device with %s', (zone, device, same) => {
    vi.stubEnv('TZ', device);
    expect(isDeviceTimeZone(zone)).toBe(same);
    vi.unstubAllEnvs();
  });
});

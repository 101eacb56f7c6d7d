import { describe, expect, it } from 'vitest';
import type { PortalRule } from '../catalogue/value-rules.schema.ts';
import {
  portalVisibility,
  portalFrom,
  refusesPortalRelease,
  type PortalVisibility,
  type SeenResult,
} from './portal-release.ts';

const RELEASED = '2026-05-12T08:40:00.000Z';
const rule = (change: Partial<PortalRule> = {}): PortalRule => ({
  visible: true,
  release: 'on_verify',
  delay_hours: null,
  ...change,
});
const delay = (delay_hours: number) => rule({ release: 'delay', delay_hours });

describe('portalFrom', () => {
  it.each<[string, PortalRule, string | null]>([
    ['at once', rule(), RELEASED],
    ['an hour later', delay(1), '2026-05-12T09:40:00.000Z'],
    ['three days later', delay(72), '2026-05-15T08:40:00.000Z'],
    ['a year later', delay(8_760), '2027-05-12T08:40:00.000Z'],
    ['not automatically', rule({ release: 'manual' }), null],
    ['never', rule({ visible: false }), null],
    [
      'never, regardless of other settings',
      { visible: false, release: 'delay', delay_hours: 1 },
      null,
    ],
  ])('%s', (_, portal, expected) => {
    expect(portalFrom(portal, RELEASED)).toBe(expected);
  });
});

describe('portalVisibility and refusesPortalRelease', () => {
  const released: SeenResult = {
    status: 'released',
    released_at: RELEASED,
    portal_from: RELEASED,
    awaiting_notification: false,
  };
  it.each<[string, Partial<SeenResult>, PortalRule, string, PortalVisibility]>([
    ['released', {}, rule(), RELEASED, 'shown'],
    [
      'amended',
      { status: 'amended', released_at: '2026-05-13T08:40:00.000Z' },
      rule(),
      RELEASED,
      'shown',
    ],
    [
      'entered in error after portal release',
      { status: 'entered_in_error' },
      rule(),
      RELEASED,
      'shown',
    ],
    [
      'entered in error before portal release',
      { status: 'entered_in_error', portal_from: null },
      delay(72),
      RELEASED,
      'manual',
    ],
    [
      'entered in error before it was reported',
      { status: 'entered_in_error', released_at: null, portal_from: null },
      rule(),
      RELEASED,
      'unreported',
    ],
    [
      'waiting',
      { status: 'entered', released_at: null, portal_from: null },
      rule(),
      RELEASED,
      'unreported',
    ],
    ['completed without a value', { status: 'not_calculated' }, rule(), RELEASED, 'shown'],
    [
      'not calculated yet',
      { status: 'not_calculated', released_at: null, portal_from: null },
      rule(),
      RELEASED,
      'unreported',
    ],
    [
      'a moment before its release time',
      { portal_from: '2026-05-15T08:40:00.000Z' },
      delay(72),
      '2026-05-15T08:39:59.999Z',
      'delayed',
    ],
    [
      'at its release time',
      { portal_from: '2026-05-15T08:40:00.000Z' },
      delay(72),
      '2026-05-15T08:40:00.000Z',
      'shown',
    ],
    [
      'released immediately, with a clock that is behind',
      {},
      rule(),
      '2026-05-12T08:39:00.000Z',
      'shown',
    ],
    [
      'pending manual release',
      { portal_from: null },
      rule({ release: 'manual' }),
      RELEASED,
      'manual',
    ],
    ['released manually', {}, rule({ release: 'manual' }), RELEASED, 'shown'],
    ['never shown', { portal_from: null }, rule({ visible: false }), RELEASED, 'never'],
    [
      'critical and not notified, visible at once',
      { awaiting_notification: true },
      rule(),
      RELEASED,
      'awaiting_notification',
    ],
    [
      'critical and not notified, after its delay',
      { awaiting_notification: true, portal_from: '2026-05-15T08:40:00.000Z' },
      delay(72),
      '2026-05-16T08:40:00.000Z',
      'awaiting_notification',
    ],
    [
      'critical and not notified, pending manual release',
      { awaiting_notification: true, portal_from: null },
      rule({ release: 'manual' }),
      RELEASED,
      'awaiting_notification',
    ],
    [
      'critical and not notified, never shown',
      { awaiting_notification: true, portal_from: null },
      rule({ visible: false }),
      RELEASED,
      'never',
    ],
    [
      'critical, not notified and not reported',
      { awaiting_notification: true, status: 'entered', released_at: null, portal_from: null },
      rule(),
      RELEASED,
      'unreported',
    ],
  ])('%s', (_, change, portal, now, expected) => {
    expect(portalVisibility({ ...released, ...change }, portal, now)).toBe(expected);
  });

  it.each<[PortalVisibility, ReturnType<typeof refusesPortalRelease>]>([
    ['unreported', 'result_state'],
    ['shown', 'result_shown'],
    ['awaiting_notification', 'notification_open'],
    ['never', 'result_state'],
    ['delayed', undefined],
    ['manual', undefined],
  ])('%s: manual release to the portal is allowed, or %s', (visibility, refusal) => {
    expect(refusesPortalRelease(visibility)).toBe(refusal);
  });
});

import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { roles } from '../access/index.ts';
import { aNotification, aUser, someNotifications } from '../fixtures/index.ts';
import {
  bulkSendBody,
  notificationReach,
  notificationSchema,
  notificationsQuery,
  notificationTypes,
  notificationTypesOf,
  openLink,
  sendNotificationBody,
} from './index.ts';

const id = aUser('nurse').id;
const content = { type: 'system', title: 'Water is off', message: 'Until noon.' };
const faultsOf = (schema: v.GenericSchema, value: unknown) =>
  v.safeParse(schema, value).issues?.map((issue) => v.getDotPath(issue));

describe('notification query', () => {
  it.each([
    [{}, { limit: 20, offset: 0 }],
    [
      { limit: '0', offset: '0' },
      { limit: 20, offset: 0 },
    ],
    [{ limit: '200' }, { limit: 200, offset: 0 }],
    [
      { limit: '5000', offset: '40' },
      { limit: 200, offset: 40 },
    ],
    [
      { unread_only: 'true', type: 'payment' },
      { unread_only: 'true', type: 'payment', limit: 20, offset: 0 },
    ],
  ])('%j is read as %j', (query, taken) => {
    expect(v.parse(notificationsQuery, query)).toEqual(taken);
  });

  it.each([
    { limit: '-1' },
    { limit: '1.5' },
    { offset: 'x' },
    { offset: '12345678' },
    { unread_only: '1' },
    { type: 'gossip' },
  ])('%j is rejected', (query) => {
    expect(v.is(notificationsQuery, query)).toBe(false);
  });
});

describe('notification to send', () => {
  it('goes to one person or one role, in the product, by default', () => {
    expect(v.parse(sendNotificationBody, { recipient_id: id, ...content })).toEqual({
      recipient_id: id,
      ...content,
      priority: 'normal',
      channels: ['in_app'],
    });
    expect(v.is(sendNotificationBody, { recipient_role: 'nurse', ...content })).toBe(true);
  });

  it.each<[string, object, string[]]>([
    ['none', {}, ['recipient_id']],
    ['a recipient and a role', { recipient_id: id, recipient_role: 'nurse' }, ['recipient_id']],
    ['a blank title', { recipient_id: id, title: ' ' }, ['title']],
    ['a title over 120 characters', { recipient_id: id, title: 'a'.repeat(121) }, ['title']],
    ['no message', { recipient_id: id, message: '' }, ['message']],
    [
      'a message over 1000 characters',
      { recipient_id: id, message: 'a'.repeat(1001) },
      ['message'],
    ],
    ['an SMS channel', { recipient_id: id, channels: ['sms'] }, ['channels.0']],
    [
      'a scheduled email',
      { recipient_id: id, channels: ['email'], scheduled_for: '2026-05-13T08:00:00Z' },
      ['scheduled_for'],
    ],
  ])('is rejected with %s', (_, body, faults) => {
    expect(faultsOf(sendNotificationBody, { ...content, ...body })).toEqual(faults);
  });

  it.each([
    '/app',
    '/app/test-results',
    '/app/settings/staff?status=pending',
    `/app/patient-portal/${id}`,
  ])('can link to %s', (link) => {
    expect(v.is(sendNotificationBody, { recipient_id: id, ...content, link })).toBe(true);
  });

  it.each([
    'https://elsewhere.example',
    '//elsewhere.example',
    '/\\elsewhere.example',
    '/apple',
    '/login',
    'javascript:alert(1)',
    '/app\n',
    '/app/@x',
    '',
  ])('cannot link to %j', (link) => {
    expect(faultsOf(sendNotificationBody, { recipient_id: id, ...content, link })).toEqual([
      'link',
    ]);
  });

  it.each<[string, object, string[] | undefined]>([
    ['people', { recipient_ids: [id] }, undefined],
    ['roles', { roles: ['nurse', 'doctor'] }, undefined],
    ['all', { all: true }, undefined],
    ['no one', {}, ['roles']],
    ['roles and all users', { roles: ['nurse'], all: true }, ['roles']],
    ['an empty list', { recipient_ids: [] }, ['recipient_ids']],
    ['501 people', { recipient_ids: Array.from({ length: 501 }, () => id) }, ['recipient_ids']],
    ['not everybody', { all: false }, ['all']],
  ])('to many recipients: %s', (_, body, faults) => {
    expect(faultsOf(bulkSendBody, { ...content, ...body })).toEqual(faults);
  });
});

it('requires the send permission, and the admin role to reach everyone', () => {
  expect(
    roles
      .map((role) => [role, notificationReach(aUser(role))])
      .filter(([, reach]) => reach !== 'none'),
  ).toEqual([
    ['admin', 'all'],
    ['lab_manager', 'role'],
  ]);
  expect(
    notificationReach(aUser('nurse', { preferences: { permissions: ['send_notifications'] } })),
  ).toBe('role');
  expect(
    notificationReach(aUser('patient', { preferences: { permissions: ['send_notifications'] } })),
  ).toBe('none');
});

it('links each recipient to the first route they may open', () => {
  const routes = ['/app/test-results', '/app/patient-portal'] as const;
  expect(
    (['technician', 'patient', 'phlebotomist'] as const).map((role) =>
      openLink(aUser(role), routes),
    ),
  ).toEqual(['/app/test-results', '/app/patient-portal', null]);
});

it('has fixtures that match the schema', () => {
  for (const each of [aNotification(), ...someNotifications()])
    expect(v.parse(notificationSchema, each)).toEqual(each);
});

it.each(roles)('lets %s configure exactly the types that the role receives', (role) => {
  expect(notificationTypesOf(role)).toEqual(
    role === 'patient'
      ? ['result_ready', 'appointment_reminder', 'payment', 'system']
      : notificationTypes,
  );
});

import { describe, expect, it } from 'vitest';
import { readDraft, withoutSecrets } from './draft-text.ts';

describe('withoutSecrets', () => {
  it.each([
    [
      'password',
      'newPassword',
      'password_confirmation',
      'passphrase',
      'client_secret',
      'resetToken',
      'oneTimeCode',
      'cvc',
      'pin',
    ],
  ])('saves no %s', (...names) => {
    const values = Object.fromEntries(names.map((name) => [name, 'x']));
    expect(withoutSecrets({ town: 'Oslo', ...values }, new Set())).toEqual({ town: 'Oslo' });
  });

  it('keeps names that merely look similar', () => {
    const values = { passport: 'x', pinned: true, shipping: 'y', tokens_left: undefined };
    expect(withoutSecrets(values, new Set())).toEqual({
      passport: 'x',
      pinned: true,
      shipping: 'y',
    });
  });

  it('checks rows and groups, and removes the excluded names', () => {
    const values = {
      guests: [{ name: 'Amara', password: 'x', diet: 'none' }],
      address: { town: 'Oslo', note: 'x' },
      count: 0,
      nothing: null,
    };
    expect(withoutSecrets(values, new Set(['diet', 'note']))).toEqual({
      guests: [{ name: 'Amara' }],
      address: { town: 'Oslo' },
      count: 0,
      nothing: null,
    });
    expect(values.guests[0]).toHaveProperty('password');
  });
});

describe('readDraft', () => {
  it('restores stored content', () => {
    const draft = { savedAt: '2026-05-12T12:04:00.000Z', values: { town: 'Oslo' } };
    expect(readDraft(JSON.stringify(draft))).toEqual(draft);
  });

  it.each([
    '',
    '{',
    'null',
    '7',
    '{"values":{}}',
    '{"savedAt":7,"values":{}}',
    '{"savedAt":"yesterday","values":{}}',
    '{"savedAt":"2026-05-12T12:04:00Z"}',
    '{"savedAt":"2026-05-12T12:04:00Z","values":null}',
  ])('rejects %j as a draft', (text) => {
    expect(readDraft(text)).toBeUndefined();
  });
});

import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { aSession } from '../fixtures/index.ts';
import { withReadableUser } from './readable-user.ts';
import { signInAnswer } from './session.schema.ts';

const session = aSession('lab_manager');
const withRole = (role: unknown) => ({ ...session, user: { ...session.user, role } });

describe('withReadableUser', () => {
  it.each([
    ['lab_manager'],
    ['Lab Manager'],
    ['lab-manager'],
    [{ value: 'lab_manager' }],
    [{ name: 'LAB_MANAGER' }],
  ])('reads the role %j', (role) => {
    expect(v.parse(signInAnswer, withReadableUser(withRole(role)))).toEqual(session);
  });

  it('reads a user without preferences as one without permissions', () => {
    const { preferences: _, ...user } = session.user;
    expect(v.parse(signInAnswer, withReadableUser({ ...session, user })).user.preferences).toEqual({
      permissions: [],
    });
  });

  it('reads a sign-in with the members of the specification only', () => {
    const { email, full_name, username, tenant_id, preferences } = session.user;
    const signIn = (address: string) =>
      v.parse(
        signInAnswer,
        withReadableUser({
          access_token: session.access_token,
          user: {
            email: address,
            full_name,
            username,
            role: { value: 'lab_manager' },
            tenant_id,
            preferences: { permissions: preferences.permissions },
          },
        }),
      );
    const { user, ...rest } = signIn(email);
    expect(rest).toEqual({
      access_token: session.access_token,
      token_type: 'bearer',
      expires_in: 900,
    });
    expect(user).toMatchObject({
      email,
      role: 'lab_manager',
      preferences,
      laboratory_id: tenant_id,
      laboratories: [],
      needs_second_factor: false,
    });
    expect(signIn(email.toUpperCase()).user.id).toBe(user.id);
    expect(signIn('another@northside.test').user.id).not.toBe(user.id);
  });

  it('reads a user who is the answer itself', () => {
    expect(withReadableUser({ ...session.user, role: { value: 'lab_manager' } })).toEqual(
      session.user,
    );
  });

  it.each([[withRole('owner')], [{ items: [] }], [[session]], ['text'], [null], [undefined]])(
    'changes nothing in %j',
    (answer) => {
      expect(withReadableUser(answer)).toEqual(answer);
    },
  );
});

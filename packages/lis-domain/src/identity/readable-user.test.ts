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

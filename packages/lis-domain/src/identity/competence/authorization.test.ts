import { describe, expect, it } from 'vitest';
import {
  authorizationDatesProblem,
  authorizationState,
  tasksNotAuthorized,
  type AuthorizationState,
  type ResultTask,
} from './authorization.ts';

const TODAY = '2026-05-12';

describe('authorizationState', () => {
  it.each<[string, string, boolean, AuthorizationState]>([
    ['ends long after today', '2027-05-12', false, 'in_force'],
    ['ends in 31 days', '2026-06-12', false, 'in_force'],
    ['ends in 30 days', '2026-06-11', false, 'expiring'],
    ['ends today', '2026-05-12', false, 'expiring'],
    ['ended yesterday', '2026-05-11', false, 'expired'],
    ['is withdrawn before its end', '2027-05-12', true, 'withdrawn'],
    ['is withdrawn and past its end', '2026-05-11', true, 'withdrawn'],
  ])('%s', (_, valid_until, is_withdrawn, state) => {
    expect(authorizationState({ valid_until, is_withdrawn }, TODAY)).toBe(state);
  });
});

describe('tasksNotAuthorized', () => {
  const authorized = (
    department: string,
    tasks: ResultTask[],
    state: AuthorizationState = 'in_force',
  ) => ({ department, tasks, state });

  it.each<[string, ReturnType<typeof authorized>[], ResultTask[]]>([
    ['without any authorization', [], ['enter', 'verify', 'release']],
    [
      'with an authorization for some tasks',
      [authorized('chemistry', ['enter'])],
      ['verify', 'release'],
    ],
    [
      'with one for another department',
      [authorized('hematology', ['enter'])],
      ['enter', 'verify', 'release'],
    ],
    [
      'with one that ends soon',
      [authorized('chemistry', ['enter', 'verify', 'release'], 'expiring')],
      [],
    ],
    [
      'with one that is expired',
      [authorized('chemistry', ['enter'], 'expired')],
      ['enter', 'verify', 'release'],
    ],
    [
      'with one that is withdrawn',
      [authorized('chemistry', ['enter'], 'withdrawn')],
      ['enter', 'verify', 'release'],
    ],
    [
      'with several, each for one task',
      [authorized('chemistry', ['enter']), authorized('chemistry', ['verify'])],
      ['release'],
    ],
  ])('%s', (_, authorizations, expected) => {
    expect(tasksNotAuthorized(authorizations, 'chemistry')).toEqual(expected);
  });
});

describe('authorizationDatesProblem', () => {
  it.each<[string, string, string | undefined]>([
    ['2026-05-12', '2027-05-12', undefined],
    ['2026-05-12', '2026-05-12', undefined],
    ['2026-05-13', '2027-05-12', 'assessed_on'],
    ['2026-05-12', '2026-05-11', 'valid_until'],
    ['2021-05-12', '2026-05-14', undefined],
    ['2021-05-12', '2026-05-17', 'valid_until'],
  ])('assessed on %s, valid until %s: %s', (assessed_on, valid_until, field) => {
    expect(authorizationDatesProblem({ assessed_on, valid_until }, TODAY)?.field).toBe(field);
  });
});

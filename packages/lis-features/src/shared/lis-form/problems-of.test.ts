import { describe, expect, it } from 'vitest';
import { problemsOf } from './problems-of.ts';

describe('problemsOf', () => {
  it.each([
    ['no errors', {}, []],
    [
      'one field',
      { email: { type: 'x', message: 'emailRequired' } },
      [{ name: 'email', key: 'emailRequired' }],
    ],
    [
      'a row of a list',
      { invites: [undefined, { email: { type: 'x', message: 'emailInvalid' } }] },
      [{ name: 'invites.1.email', key: 'emailInvalid' }],
    ],
    [
      'a list as a whole',
      { invites: { type: 'x', message: 'tooMany' } },
      [{ name: 'invites', key: 'tooMany' }],
    ],
    [
      'a field that is called message',
      { message: { type: 'x', message: 'required' } },
      [{ name: 'message', key: 'required' }],
    ],
    [
      'a group with a field that is called message',
      { note: { message: { type: 'x', message: 'required' } } },
      [{ name: 'note.message', key: 'required' }],
    ],
  ])('flattens %s', (_case, errors, expected) => {
    expect(problemsOf(errors)).toEqual(expected);
  });
});

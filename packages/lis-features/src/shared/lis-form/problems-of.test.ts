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
      'an error in a list item',
      { invites: [undefined, { email: { type: 'x', message: 'emailInvalid' } }] },
      [{ name: 'invites.1.email', key: 'emailInvalid' }],
    ],
    [
      'an error of the whole list',
      { invites: { type: 'x', message: 'tooMany' } },
      [{ name: 'invites', key: 'tooMany' }],
    ],
    [
      'a field named message',
      { message: { type: 'x', message: 'required' } },
      [{ name: 'message', key: 'required' }],
    ],
    [
      'a group with a field named message',
      { note: { message: { type: 'x', message: 'required' } } },
      [{ name: 'note.message', key: 'required' }],
    ],
  ])('flattens %s', (_case, errors, expected) => {
    expect(problemsOf(errors)).toEqual(expected);
  });
});

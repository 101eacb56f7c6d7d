import { expect, it } from 'vitest';
import { formFields } from './form-body.ts';

it('reads each field of a form once', () => {
  expect(formFields('username=a%40b.test&password=x%2By+z')).toEqual({
    username: 'a@b.test',
    password: 'x+y z',
  });
  expect(formFields('code=1&code=2')).toEqual({ code: [] });
});

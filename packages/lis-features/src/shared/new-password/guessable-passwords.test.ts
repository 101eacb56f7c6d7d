import { expect, it } from 'vitest';
import { fetchLeakedPasswords, isGuessable, strengthOf } from './guessable-passwords.ts';

it('refuses common passwords and names at once, and leaked ones when the list is loaded', async () => {
  expect(isGuessable('Password1!')).toBe(true);
  expect(isGuessable('Northside-1', ['Northside Clinic'])).toBe(true);
  expect(isGuessable('short')).toBe(false);
  await fetchLeakedPasswords();
  expect(isGuessable('Michael1')).toBe(true);
  expect(strengthOf('Christopher1!')).toBe('weak');
  expect(isGuessable('Gull-over-9-harbours!')).toBe(false);
  expect(strengthOf('Gull-over-9-harbours!')).toBe('strong');
});

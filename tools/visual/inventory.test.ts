import { describe, expect, it } from 'vitest';
import { expectedPictures, keptPictures } from './inventory.ts';

describe('the pictures in visual/', () => {
  it('are those of the stories there are: npm run visual:update takes what is missing and removes what is left over', () => {
    expect(keptPictures()).toEqual(expectedPictures());
  });
});

import { describe, expect, it } from 'vitest';
import { expectedPictures, keptPictures } from './inventory.ts';

describe('screenshots in visual/', () => {
  it('match the existing stories: npm run visual:update adds missing ones and removes obsolete ones', () => {
    expect(keptPictures()).toEqual(expectedPictures());
  });
});

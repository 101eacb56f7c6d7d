import { describe, expect, it } from 'vitest';
import { chosenLanguage, directionOf, preferredLanguage, languageOf, languages } from './index.ts';

describe('languageOf', () => {
  it.each([
    ['fr', 'fr'],
    ['pt-BR', 'pt'],
    ['AR-eg', 'ar'],
    [' es ', 'es'],
    ['de', undefined],
    ['french', undefined],
    ['', undefined],
    [null, undefined],
    [undefined, undefined],
  ])('%j is %j', (tag, expected) => {
    expect(languageOf(tag)).toBe(expected);
  });
});

describe('preferredLanguage', () => {
  it.each([
    ['fr-CH, fr;q=0.9, en;q=0.8, de;q=0.7, *;q=0.5', 'fr'],
    ['de, en;q=0.5, ar;q=0.7', 'ar'],
    ['en;q=0.5, es;q=0.5', 'en'],
    ['fr;q=0, es;q=0.1', 'es'],
    ['fr;q=high, pt', 'pt'],
    ['de-DE,nl', undefined],
    ['*', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('%j is %j', (header, expected) => {
    expect(preferredLanguage(header)).toBe(expected);
  });
});

describe('chosenLanguage', () => {
  it.each([
    [['fr', 'es', 'pt'], 'fr'],
    [[null, 'es', 'pt'], 'es'],
    [[undefined, null, 'pt'], 'pt'],
    [['de', null, 'ar'], 'ar'],
    [[], 'en'],
  ])('%j gives %j', (preferences, expected) => {
    expect(chosenLanguage(...preferences)).toBe(expected);
  });
});

it('sets Arabic right to left', () => {
  expect(languages.filter((each) => directionOf(each) === 'rtl')).toEqual(['ar']);
});

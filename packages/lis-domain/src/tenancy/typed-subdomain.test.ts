import { describe, expect, it } from 'vitest';
import { typedSubdomain } from './typed-subdomain.ts';

describe('typedSubdomain', () => {
  it.each([
    ['northside', 'northside'],
    ['Northside', 'northside'],
    [' lab-7 ', 'lab-7'],
    ['-ab', '-ab'],
  ])('%j is %s', (typed, subdomain) => {
    expect(typedSubdomain(typed)).toEqual({ subdomain });
  });

  it.each([
    ['', 'required'],
    [' \t', 'required'],
    ['ab', 'invalid'],
    ['my lab', 'invalid'],
    ['my_lab', 'invalid'],
    ['läb', 'invalid'],
    ['lab\nx', 'invalid'],
    ['evil.example', 'invalid'],
    ['evil.example/x', 'invalid'],
    ['lab:8080', 'invalid'],
    ['user@lab', 'invalid'],
  ])('%j is rejected: %s', (typed, refusal) => {
    expect(typedSubdomain(typed)).toEqual({ refusal });
  });
});

import { expect, it } from 'vitest';
import { typedName } from './typed-name.ts';

it.each([
  ['Testwell, Ada', { family_name: 'Testwell', given_name: 'Ada' }],
  [' Testwell ,Ada  Maria ', { family_name: 'Testwell', given_name: 'Ada Maria' }],
  ['von Testwell, Ada', { family_name: 'von Testwell', given_name: 'Ada' }],
  ['Testwell,', { family_name: 'Testwell', given_name: '' }],
  ['Ada Testwell', { family_name: 'Testwell', given_name: 'Ada' }],
  ['Ada Maria  Testwell', { family_name: 'Testwell', given_name: 'Ada Maria' }],
  ['Testwell', { family_name: 'Testwell', given_name: '' }],
  ['MRN-4001', undefined],
  ['1957-11-03', undefined],
  ['555 0101', undefined],
  ['  ', undefined],
  ['', undefined],
])('%j prefills a registration with %j', (query, expected) => {
  expect(typedName(query)).toEqual(expected);
});

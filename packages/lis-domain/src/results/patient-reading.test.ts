import { expect, it } from 'vitest';
import { aPatientResult } from '../fixtures/index.ts';
import { readingIn } from './patient-reading.ts';

it('reads a figure in the language of the reader, and the figure as it stands', () => {
  expect(readingIn(aPatientResult({ code: 'K', value_text: '6.8' }), 'ar')).toMatchObject({
    test_name: 'البوتاسيوم',
    meaning: 'ملح ينظم العضلات والقلب',
    value_text: '6.8',
  });
});

it('reads an answer, and the one that is expected', () => {
  expect(readingIn(aPatientResult({ code: 'MALAG', value_text: 'Positive' }), 'es')).toMatchObject({
    test_name: 'Antígeno de malaria, prueba rápida',
    value_text: 'Positivo',
    range: { text: 'Negativo' },
  });
});

it('reads what nobody has translated in the facility’s own words', () => {
  const result = aPatientResult({ code: 'MALAG', value_text: 'Positive', translations: {} });
  expect(readingIn(result, 'es')).toEqual({ ...result, meaning: '' });
});

it('makes no word of a value that is not there', () => {
  expect(
    readingIn(aPatientResult({ code: 'K', value_text: null, range: null }), 'fr'),
  ).toMatchObject({ value_text: null, range: null });
});

import { expect, it } from 'vitest';
import { aPatientResult } from '../fixtures/index.ts';
import { readingIn } from './patient-reading.ts';

it('returns the test texts in the user’s language and the number unchanged', () => {
  expect(readingIn(aPatientResult({ code: 'K', value_text: '6.8' }), 'ar')).toMatchObject({
    test_name: 'البوتاسيوم',
    meaning: 'ملح ينظم العضلات والقلب',
    value_text: '6.8',
  });
});

it('translates a coded value and the expected one', () => {
  expect(readingIn(aPatientResult({ code: 'MALAG', value_text: 'Positive' }), 'es')).toMatchObject({
    test_name: 'Antígeno de malaria, prueba rápida',
    value_text: 'Positivo',
    range: { text: 'Negativo' },
  });
});

it('falls back to the facility’s own text without a translation', () => {
  const result = aPatientResult({ code: 'MALAG', value_text: 'Positive', translations: {} });
  expect(readingIn(result, 'es')).toEqual({ ...result, meaning: '' });
});

it('keeps a missing value missing', () => {
  expect(
    readingIn(aPatientResult({ code: 'K', value_text: null, range: null }), 'fr'),
  ).toMatchObject({ value_text: null, range: null });
});

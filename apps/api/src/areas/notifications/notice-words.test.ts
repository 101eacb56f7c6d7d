import { languages, type LanguageTag } from '@alms/lis-domain/language';
import { notificationTypes } from '@alms/lis-domain/notifications';
import { describe, expect, it } from 'vitest';
import { noticeWords } from './notification-words.ts';

describe('system notification text', () => {
  it.each(notificationTypes)('names the kind for emails in every language: %s', (type) => {
    expect(new Set(languages.map((language) => noticeWords(language).kinds[type])).size).toBe(
      languages.length,
    );
  });

  it.each<[LanguageTag, Record<number, string>]>([
    ['en', { 1: 'Order O-1: 1 result.', 2: 'Order O-1: 2 results.' }],
    ['fr', { 1: 'Demande O-1\u00a0: 1 résultat.', 2: 'Demande O-1\u00a0: 2 résultats.' }],
    ['es', { 1: 'Solicitud O-1: 1 resultado.', 2: 'Solicitud O-1: 2 resultados.' }],
    ['pt', { 1: 'Pedido O-1: 1 resultado.', 2: 'Pedido O-1: 2 resultados.' }],
    [
      'ar',
      {
        1: 'الطلب O-1: نتيجة واحدة.',
        2: 'الطلب O-1: نتيجتان.',
        3: 'الطلب O-1: 3 نتائج.',
        11: 'الطلب O-1: 11 نتيجة.',
        100: 'الطلب O-1: 100 نتيجة.',
      },
    ],
  ])('pluralises results in %s', (language, expected) => {
    for (const [count, text] of Object.entries(expected))
      expect(noticeWords(language).resultsOf('O-1', Number(count))).toBe(text);
  });

  it.each(languages)('names the subject in %s', (language) => {
    const {
      mail,
      critical,
      criticalWaits,
      rejected,
      unusableFor,
      collectAgainAs,
      asksToJoin,
      secondStepResetBy,
      controlRejected,
      controlRejectedBy,
      roundDue,
      roundDueOf,
      kinds,
    } = noticeWords(language);
    expect(critical('Potassium', '6.8 mmol/L')).toContain('Potassium 6.8 mmol/L');
    expect(criticalWaits('O-1', 'S-2')).toMatch(/O-1.*S-2/);
    expect(rejected('S-2')).toContain('S-2');
    expect(unusableFor('O-1', 'RH')).toMatch(/O-1.*RH/);
    expect(collectAgainAs('S-3')).toContain('S-3');
    expect(controlRejected('Potassium', 'Analyser 2')).toMatch(/Potassium.*Analyser 2/);
    expect(controlRejectedBy('1-3s, 4-1s')).toContain('1-3s, 4-1s');
    expect([roundDue.soon('Coast EQA, Spring'), roundDue.overdue('Coast EQA, Spring')]).toEqual([
      expect.stringContaining('Coast EQA, Spring'),
      expect.stringContaining('Coast EQA, Spring'),
    ]);
    expect([roundDueOf.soon('12 May'), roundDueOf.overdue('12 May')]).toEqual([
      expect.stringContaining('12 May'),
      expect.stringContaining('12 May'),
    ]);
    expect(asksToJoin('Ivo Joinwell')).toContain('Ivo Joinwell');
    expect(secondStepResetBy('Ada Minster')).toContain('Ada Minster');
    const { subject, text } = mail(
      'Quayside',
      kinds.result_ready,
      'https://quayside.example/app/notifications',
    );
    expect(subject).toMatch(/^Quayside/);
    expect(text.split('\n')).toContain('https://quayside.example/app/notifications');
  });
});

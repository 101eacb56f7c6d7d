import { languages, type LanguageTag } from '@alms/lis-domain/language';
import { notificationTypes } from '@alms/lis-domain/notifications';
import { describe, expect, it } from 'vitest';
import { isolateBidi } from '../../platform/i18n/isolate-bidi.ts';
import { noticeWords, type NoticeWords } from './notice-words.ts';
import { noticeText } from './notification-mail.ts';

describe('system notification text', () => {
  it.each(notificationTypes)('names the kind for emails in every language: %s', (type) => {
    expect(new Set(languages.map((language) => noticeWords(language)(`kind_${type}`))).size).toBe(
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
        1: 'الطلب \u2068O-1\u2069: نتيجة واحدة.',
        2: 'الطلب \u2068O-1\u2069: نتيجتان.',
        3: 'الطلب \u2068O-1\u2069: 3 نتائج.',
        11: 'الطلب \u2068O-1\u2069: 11 نتيجة.',
        100: 'الطلب \u2068O-1\u2069: 100 نتيجة.',
      },
    ],
  ])('pluralises results in %s', (language, expected) => {
    for (const [count, text] of Object.entries(expected))
      expect(noticeWords(language)('resultsOf', { order: 'O-1', count: Number(count) })).toBe(text);
  });

  it.each<[Parameters<NoticeWords>[0], Record<string, string>]>([
    ['critical', { test: 'Potassium', value: '6.8 mmol/L' }],
    ['criticalWaits', { order: 'O-1', sample: 'S-2' }],
    ['rejected', { sample: 'S-2' }],
    ['unusableFor', { order: 'O-1', reason: 'RH' }],
    ['collectAgainAs', { sample: 'S-3' }],
    ['controlRejected', { test: 'Potassium', instrument: 'Analyser 2' }],
    ['controlRejectedBy', { rules: '1-3s, 4-1s' }],
    ['roundDue_soon', { round: 'Coast EQA, Spring' }],
    ['roundDue_overdue', { round: 'Coast EQA, Spring' }],
    ['roundDueOf_soon', { closes: '12 May' }],
    ['roundDueOf_overdue', { closes: '12 May' }],
    ['asksToJoin', { name: 'Ivo Joinwell' }],
    ['twoStepResetBy', { name: 'Ada Minster' }],
  ])('names the subject in every language: %s', (id, values) => {
    for (const language of languages) {
      const inserted = isolateBidi(language);
      const text = noticeWords(language)(id, values);
      let from = 0;
      for (const value of Object.values(values)) {
        expect(text.indexOf(inserted(value), from)).toBeGreaterThanOrEqual(from);
        from = text.indexOf(inserted(value), from) + 1;
      }
    }
  });

  it.each(languages)(
    'has an email with the facility and a link on its own line in %s',
    (language) => {
      const url = 'https://quayside.example/app/notifications';
      const { subject, text } = noticeText(language, 'result_ready', 'Quayside', url);
      expect(subject.startsWith(isolateBidi(language)('Quayside'))).toBe(true);
      expect(text.split('\n')).toContain(url);
    },
  );
});

import { describe, expect, it } from 'vitest';
import { testsOfPack, writtenIn } from './starter-packs/index.ts';
import { starterWords } from './starter-packs/starter-words.ts';
import { checkDefinition } from './check-definition.ts';
import { blankTest } from './test-parameter.schema.ts';
import { wordsIn } from './translation.ts';

const all = testsOfPack('full');
const find = (code: string) => all.find((test) => test.code === code);
const malaria = find('MALAG') ?? blankTest;

describe('wordsIn', () => {
  it.each([
    ['ar', 'مستضد الملاريا، فحص سريع', 'إيجابي'],
    ['fr', 'Antigène du paludisme, test rapide', 'Positif'],
    ['en', 'Malaria antigen, rapid test', 'Positive'],
  ] as const)('in %s', (language, name, positive) => {
    const words = wordsIn(malaria, language);
    expect([words.name, words.translate('Positive'), words.translate('POS')]).toEqual([
      name,
      positive,
      language === 'en' ? 'POS' : positive,
    ]);
    expect(words.meaning).not.toBe('');
  });

  it('leaves numbers, free text and untranslated coded values unchanged', () => {
    const { translate } = wordsIn(
      { ...malaria, translations: { fr: { name: '', meaning: '', answers: { NEG: 'Négatif' } } } },
      'fr',
    );
    expect(
      ['4.20', 'Specimen clotted, please come again', 'Positive', 'Negative'].map(translate),
    ).toEqual(['4.20', 'Specimen clotted, please come again', 'Positive', 'Négatif']);
    expect(wordsIn({ ...malaria, translations: {} }, 'fr')).toMatchObject({
      name: malaria.name,
      meaning: '',
    });
  });

  it('translates several expected coded values one by one', () => {
    const colour = find('UCOL') ?? blankTest;
    expect(wordsIn(colour, 'es').translate('Yellow, Straw')).toBe('Amarillo, Amarillo pajizo');
  });
});

describe('starter packs', () => {
  it.each(['fr', 'es', 'pt', 'ar'] as const)(
    'have exactly the names, meanings and coded values they need in %s',
    (language) => {
      const { names, meanings, answers } = starterWords[language];
      // Urea is urea nitrogen in SI units.
      const codes = [...all.map(({ code }) => code), 'UREA'];
      const tests = all.flatMap(({ kind, code }) => (kind === 'panel' ? [] : [code]));
      expect(codes.filter((code) => !names[code])).toEqual([]);
      expect(tests.filter((code) => !meanings[code])).toEqual([]);
      expect(
        [...Object.keys(names), ...Object.keys(meanings)].filter((code) => !codes.includes(code)),
      ).toEqual([]);
      // Grades and blood groups are symbols and need no translation.
      const wordsOfAnswers = new Set(
        all.flatMap(({ coded_values }) =>
          coded_values.flatMap(({ display }) =>
            /^([123]\+|A|B|AB|O)$/.test(display) ? [] : [display],
          ),
        ),
      );
      expect(Object.keys(answers).toSorted()).toEqual([...wordsOfAnswers].toSorted());
      for (const text of [
        ...Object.values(names),
        ...Object.values(meanings),
        ...Object.values(answers),
      ])
        expect(text.trim()).toBe(text);
    },
  );

  it('explain every test to the patient in English', () => {
    expect(
      all.filter(({ kind, translations }) => kind !== 'panel' && !translations.en?.meaning),
    ).toEqual([]);
  });

  it.each(['fr', 'ar'] as const)(
    'are in %s for a facility with that language, with English as the translation',
    (language) => {
      const written = writtenIn(malaria, language);
      expect(written).toMatchObject({
        name: wordsIn(malaria, language).name,
        short_name: 'Malaria RDT',
        ranges: [{ text: wordsIn(malaria, language).translate('Negative') }],
      });
      expect(wordsIn(written, 'en')).toMatchObject({
        name: malaria.name,
        meaning: wordsIn(malaria, 'en').meaning,
      });
      expect(
        written.coded_values.map(({ display }) => wordsIn(written, 'en').translate(display)),
      ).toEqual(['Negative', 'Positive', 'Invalid']);
      expect(wordsIn(written, language)).toMatchObject({
        name: written.name,
        meaning: wordsIn(malaria, language).meaning,
      });
      expect(
        checkDefinition(written, find).filter(({ severity }) => severity === 'refused'),
      ).toEqual([]);
    },
  );

  it('are unchanged in English', () => {
    expect(writtenIn(malaria, 'en')).toBe(malaria);
  });
});

it('rejects a translation of a coded value that the test does not have', () => {
  const test = {
    ...malaria,
    translations: {
      fr: { name: '', meaning: '', answers: { NEG: 'Négatif', MAYBE: 'Peut-être' } },
    },
  };
  expect(checkDefinition(test, find).map(({ code, at }) => `${code} ${at}`)).toContain(
    'translated_answer_unknown translations.fr.answers.MAYBE',
  );
});

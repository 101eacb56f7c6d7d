import { describe, expect, it } from 'vitest';
import { testsOfPack, writtenIn } from './starter-packs/index.ts';
import { starterWords } from './starter-packs/words/starter-words.ts';
import { checkDefinition } from './check-definition.ts';
import { blankTest } from './test-parameter.schema.ts';
import { wordsIn } from './translation.ts';

const all = testsOfPack('full');
const find = (code: string) => all.find((test) => test.code === code);
const malaria = find('MALAG') ?? blankTest;

describe('the words of a test in a language', () => {
  it.each([
    ['ar', 'مستضد الملاريا، فحص سريع', 'إيجابي'],
    ['fr', 'Antigène du paludisme, test rapide', 'Positif'],
    ['en', 'Malaria antigen, rapid test', 'Positive'],
  ] as const)('in %s', (language, name, positive) => {
    const words = wordsIn(malaria, language);
    expect([words.name, words.said('Positive'), words.said('POS')]).toEqual([
      name,
      positive,
      language === 'en' ? 'POS' : positive,
    ]);
    expect(words.meaning).not.toBe('');
  });

  it('leaves what is no answer as it stands: a figure, free text, an answer nobody translated', () => {
    const { said } = wordsIn(
      { ...malaria, translations: { fr: { name: '', meaning: '', answers: { NEG: 'Négatif' } } } },
      'fr',
    );
    expect(
      ['4.20', 'Specimen clotted, please come again', 'Positive', 'Negative'].map(said),
    ).toEqual(['4.20', 'Specimen clotted, please come again', 'Positive', 'Négatif']);
    expect(wordsIn({ ...malaria, translations: {} }, 'fr')).toMatchObject({
      name: malaria.name,
      meaning: '',
    });
  });

  it('says several expected answers one by one', () => {
    const colour = find('UCOL') ?? blankTest;
    expect(wordsIn(colour, 'es').said('Yellow, Straw')).toBe('Amarillo, Amarillo pajizo');
  });
});

describe('the starter packs', () => {
  it.each(['fr', 'es', 'pt', 'ar'] as const)(
    'have every name, meaning and answer in %s, and none too many',
    (language) => {
      const { names, meanings, answers } = starterWords[language];
      const codes = all.map(({ code }) => code);
      const tests = all.flatMap(({ kind, code }) => (kind === 'panel' ? [] : [code]));
      expect(codes.filter((code) => !names[code])).toEqual([]);
      expect(tests.filter((code) => !meanings[code])).toEqual([]);
      expect(
        [...Object.keys(names), ...Object.keys(meanings)].filter((code) => !codes.includes(code)),
      ).toEqual([]);
      // Grades and blood groups are signs, not words.
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

  it('tell what each test is for in English, too', () => {
    expect(
      all.filter(({ kind, translations }) => kind !== 'panel' && !translations.en?.meaning),
    ).toEqual([]);
  });

  it.each(['fr', 'ar'] as const)(
    'are written in %s for a facility that writes it, and English is the translation',
    (language) => {
      const written = writtenIn(malaria, language);
      expect(written).toMatchObject({
        name: wordsIn(malaria, language).name,
        short_name: 'Malaria RDT',
        ranges: [{ text: wordsIn(malaria, language).said('Negative') }],
      });
      expect(wordsIn(written, 'en')).toMatchObject({
        name: malaria.name,
        meaning: wordsIn(malaria, 'en').meaning,
      });
      expect(
        written.coded_values.map(({ display }) => wordsIn(written, 'en').said(display)),
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

  it('stay as they are in English', () => {
    expect(writtenIn(malaria, 'en')).toBe(malaria);
  });
});

it('refuses the translation of an answer that the test does not have', () => {
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

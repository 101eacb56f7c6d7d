import { languages } from '../../language/languages.ts';
import type { CodedCommentDefinition } from '../coded-comments/coded-comment.schema.ts';
import enTexts from './words/comments/en.json' with { type: 'json' };
import frTexts from './words/comments/fr.json' with { type: 'json' };
import esTexts from './words/comments/es.json' with { type: 'json' };
import ptTexts from './words/comments/pt.json' with { type: 'json' };
import arTexts from './words/comments/ar.json' with { type: 'json' };

type CommentCode = keyof typeof enTexts;

const texts = { en: enTexts, fr: frTexts, es: esTexts, pt: ptTexts, ar: arTexts } as const;

/**
 * Comments on preanalytical errors and repeated measurements (professional knowledge; effects as in
 * CLSI GP41, GP44, H20 and H21). Hemolysis raises potassium from the grade of the proposed
 * interference limits.
 */
const proposals: Readonly<
  Record<CommentCode, Pick<CodedCommentDefinition, 'department' | 'rules'>>
> = {
  REPEATED: { department: null, rules: [] },
  'NEW-SPECIMEN': { department: null, rules: [] },
  'HEMOLYSIS-K': {
    department: 'chemistry',
    rules: [{ kind: 'interference', test: 'K', index: 'hemolysis', from_grade: '2+' }],
  },
  'NOT-FASTING': { department: 'chemistry', rules: [] },
  'LATE-SEPARATION': { department: 'chemistry', rules: [] },
  'PLATELET-CLUMPS': { department: 'hematology', rules: [] },
  'SMALL-CLOTS': { department: 'hematology', rules: [] },
  UNDERFILLED: { department: 'coagulation', rules: [] },
  CONTAMINATED: { department: 'urinalysis', rules: [] },
};

/**
 * Coded comments that this project proposes, in every language. They are inactive: a laboratory
 * reviews their texts and activates those it uses.
 */
export const proposedComments: readonly CodedCommentDefinition[] = (
  Object.keys(proposals) as CommentCode[]
).map((code) => ({
  code,
  texts: Object.fromEntries(languages.map((language) => [language, texts[language][code]])),
  ...proposals[code],
  active: false,
}));

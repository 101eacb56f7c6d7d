import {
  checkCodedComment,
  MAX_COMMENT,
  type CodedComment,
  type CodedCommentDefinition,
  type CommentedTest,
  type CommentRule,
} from '@alms/lis-domain/catalogue/coded-comments';
import { departments } from '@alms/lis-domain/catalogue';
import { languages, type LanguageTag } from '@alms/lis-domain/language';
import * as v from 'valibot';

/** A test that a rule can apply to, by its immutable code. */
export type CommentTest = CommentedTest & { name: string };

const optionalText = v.pipe(v.string(), v.trim(), v.maxLength(MAX_COMMENT, 'tooLong'));

const ruleFields = v.object({
  id: v.string(),
  test: v.pipe(v.string(), v.nonEmpty('testRequired')),
  /** A comparison of the value, or the index whose grade is compared. */
  op: v.string(),
  value: v.pipe(v.string(), v.trim(), v.nonEmpty('valueRequired')),
});
export type CommentRuleFields = v.InferInput<typeof ruleFields>;

/** Fields of the comment form: a text by language, and the rules as rows. */
export const codedCommentForm = v.pipe(
  v.object({
    code: v.pipe(v.string(), v.trim(), v.regex(/^[A-Z0-9_-]{1,20}$/, 'codeForm')),
    texts: v.object({
      en: optionalText,
      fr: optionalText,
      es: optionalText,
      pt: optionalText,
      ar: optionalText,
    }),
    department: v.string(),
    rules: v.array(ruleFields),
    active: v.boolean(),
  }),
  v.forward(
    v.partialCheck(
      [['texts']],
      ({ texts }) => Object.values(texts).some((text) => text !== ''),
      'textRequired',
    ),
    ['texts', 'en'],
  ),
);
export type CommentFields = v.InferInput<typeof codedCommentForm>;

/** Prefix of an interference index in the field that otherwise contains a comparison. */
const INDEX = 'index:';

export const indexOp = (index: string): string => `${INDEX}${index}`;
export const isIndexOp = (op: string): boolean => op.startsWith(INDEX);

function rowOf(rule: CommentRule, id: string): CommentRuleFields {
  return rule.kind === 'value'
    ? { id, test: rule.test, op: rule.op, value: rule.value }
    : { id, test: rule.test, op: indexOp(rule.index), value: rule.from_grade };
}

function ruleOf({ test, op, value }: CommentRuleFields): CommentRule {
  return (
    isIndexOp(op)
      ? { kind: 'interference', test, index: op.slice(INDEX.length), from_grade: value }
      : { kind: 'value', test, op, value: value.replace(/^(-?\d+),(\d+)$/, '$1.$2') }
  ) as CommentRule;
}

/** Returns the fields of a saved comment, or of a new one. */
export function fieldsOf(comment: CodedComment | undefined): CommentFields {
  const textIn = (language: LanguageTag) => comment?.texts[language] ?? '';
  return {
    code: comment?.code ?? '',
    texts: {
      en: textIn('en'),
      fr: textIn('fr'),
      es: textIn('es'),
      pt: textIn('pt'),
      ar: textIn('ar'),
    },
    department: comment?.department ?? '',
    rules: (comment?.rules ?? []).map((rule, index) => rowOf(rule, String(index))),
    active: comment?.active ?? true,
  };
}

/** Returns the comment as entered. A language without a text is omitted. */
export function commentOf({
  texts,
  department,
  rules,
  ...fields
}: CommentFields): CodedCommentDefinition {
  return {
    ...fields,
    texts: Object.fromEntries(
      languages.flatMap((language) =>
        texts[language] === '' ? [] : [[language, texts[language]]],
      ),
    ),
    department: departments.find((each) => each === department) ?? null,
    rules: rules.map(ruleOf),
  };
}

/** Returns the errors of a comment by field, as message keys. */
export function faultsOf(
  comment: CodedCommentDefinition,
  tests: readonly CommentTest[],
): Record<string, string> {
  const faults = checkCodedComment(comment, (code) => tests.find((test) => test.code === code));
  return Object.fromEntries(faults.map(({ at, code }) => [at, code]));
}

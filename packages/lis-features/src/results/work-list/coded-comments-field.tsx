import {
  commentText,
  MAX_APPLIED_COMMENTS,
  type CodedComment,
} from '@alms/lis-domain/catalogue/coded-comments';
import { chosenLanguage } from '@alms/lis-domain/language';
import type { Result } from '@alms/lis-domain/results';
import { useLanguage, useMessages } from '@alms/ui/i18n';
import {
  MultiSelectField,
  type Choice,
  type MultiSelectFieldProps,
} from '@alms/ui/multi-select-field';
import type { Resource } from '@alms/ui/resource';
import { resultCommentsMessages } from './words/result-comments/index.ts';

export interface CodedCommentsFieldProps extends Omit<
  MultiSelectFieldProps,
  'label' | 'hint' | 'options' | 'value' | 'max' | 'onValueChange'
> {
  /** The comments of the result, which it may keep although they were retired. */
  before: Result['coded_comments'];
  /** The dictionary. Retired comments are not offered. */
  comments: Resource<readonly CodedComment[]>;
  /** Ids of the chosen comments, in the order of the report. */
  chosen: readonly string[];
  onChosen: (ids: string[]) => void;
}

/** Choice of the coded comments of a result. */
export function CodedCommentsField({
  before,
  comments,
  chosen,
  onChosen,
  ...field
}: CodedCommentsFieldProps) {
  const words = useMessages(resultCommentsMessages);
  const language = chosenLanguage(useLanguage().locale);
  const choiceOf = ({ id, code, texts }: Pick<CodedComment, 'id' | 'code' | 'texts'>): Choice => ({
    value: id,
    label: `${code}: ${commentText(texts, language)}`,
  });
  const offered: Resource<readonly Choice[]> =
    comments.status === 'ready'
      ? { ...comments, data: comments.data.filter(({ active }) => active).map(choiceOf) }
      : comments;
  const known = [...before.map(choiceOf), ...(offered.status === 'ready' ? offered.data : [])];
  return (
    <MultiSelectField
      {...field}
      label={words.comments}
      hint={words.commentsHint}
      options={offered}
      value={chosen.map(
        (id) => known.find(({ value }) => value === id) ?? { value: id, label: id },
      )}
      max={MAX_APPLIED_COMMENTS}
      onValueChange={(next) => onChosen(next.map(({ value }) => value))}
    />
  );
}

import { commentText } from '@alms/lis-domain/catalogue/coded-comments';
import { chosenLanguage } from '@alms/lis-domain/language';
import type { AppliedComment } from '@alms/lis-domain/results';
import { useLanguage, useMessages } from '@alms/ui/i18n';
import { resultCommentsMessages } from './words/result-comments/index.ts';
import * as S from './entry.styles.ts';

export interface CodedCommentsNoteProps {
  comments: readonly AppliedComment[];
}

/** The coded comments of a result, each with the user or the rule that it is from. */
export function CodedCommentsNote({ comments }: CodedCommentsNoteProps) {
  const words = useMessages(resultCommentsMessages);
  const language = chosenLanguage(useLanguage().locale);
  return comments.map(({ id, code, texts, by }) => (
    <S.Comment key={id}>
      <b>
        <bdi dir="ltr">{code}</bdi>
      </b>{' '}
      <bdi>{commentText(texts, language)}</bdi>{' '}
      <small>{by === null ? words.byRule : words.byUser({ name: by.name })}</small>
    </S.Comment>
  ));
}

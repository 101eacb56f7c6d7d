import { briefValue } from '@alms/lis-domain/results';
import { NarrativeText } from './narrative-text.tsx';
import * as S from './narrative-text.styles.ts';

export interface NarrativeValueProps {
  /** Value of a narrative result. */
  text: string;
}

/** A narrative result in a list: its first line, which opens the whole text. */
export function NarrativeValue({ text }: NarrativeValueProps) {
  return (
    <S.Folded data-component="narrative-value">
      <summary>
        <bdi>{briefValue(text)}</bdi>
      </summary>
      <NarrativeText text={text} />
    </S.Folded>
  );
}

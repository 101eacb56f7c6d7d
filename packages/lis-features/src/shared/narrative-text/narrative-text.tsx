import { narrativeBlocks } from '@alms/lis-domain/results';
import * as S from './narrative-text.styles.ts';

export interface NarrativeTextProps {
  /** Value of a narrative result. */
  text: string;
}

/**
 * A narrative result with its headings and paragraphs. Each has the direction of its own first
 * letter, because a text may contain several languages.
 */
export function NarrativeText({ text }: NarrativeTextProps) {
  return (
    <S.Root data-component="narrative-text">
      {narrativeBlocks(text).map((block, index) =>
        block.kind === 'heading' ? (
          // oxlint-disable-next-line react/no-array-index-key -- blocks have no identity
          <p key={index} dir="auto" data-part="heading">
            {block.text}
          </p>
        ) : (
          // oxlint-disable-next-line react/no-array-index-key -- blocks have no identity
          <p key={index} dir="auto">
            {block.lines.join('\n')}
          </p>
        ),
      )}
    </S.Root>
  );
}

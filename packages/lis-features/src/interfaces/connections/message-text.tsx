import { Button } from '@alms/ui/button';
import { ResourceView, type Resource } from '@alms/ui/resource';
import { Skeleton } from '@alms/ui/skeleton';
import { Stack } from '@alms/ui/stack';
import { Text } from '@alms/ui/text';
import * as S from './connections.styles.ts';

export interface MessageTextProps {
  /** The text by segments; `idle` until it is requested, because reading it is audited. */
  content: Resource<{ segments: readonly string[] }>;
  words: {
    /** Accessible name of the text. */
    label: string;
    show: string;
    /** States before the request that reading is audited. */
    showNote: string;
    note: string;
  };
  onRead: () => void;
}

/** The text of a message, requested by a button. */
export function MessageText({ content, words, onRead }: MessageTextProps) {
  if (content.status === 'idle')
    return (
      <Stack gap="s1">
        <div>
          <Button onClick={onRead}>{words.show}</Button>
        </div>
        <Text tone="muted">{words.showNote}</Text>
      </Stack>
    );
  return (
    <ResourceView
      resource={content}
      label={words.label}
      headingLevel={3}
      skeleton={<Skeleton count={5} />}
      onRetry={onRead}
    >
      {({ segments }) => (
        <Stack gap="s1">
          <Text tone="muted">{words.note}</Text>
          <S.Segments dir="ltr" tabIndex={0} role="region" aria-label={words.label}>
            {segments.join('\n')}
          </S.Segments>
        </Stack>
      )}
    </ResourceView>
  );
}

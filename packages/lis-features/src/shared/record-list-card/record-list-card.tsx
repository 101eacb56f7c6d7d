import { Button } from '@alms/ui/button';
import { Card } from '@alms/ui/card';
import { Dialog } from '@alms/ui/dialog';
import { Inline } from '@alms/ui/inline';
import { ResourceView, type Resource } from '@alms/ui/resource';
import { Skeleton } from '@alms/ui/skeleton';
import { Stack } from '@alms/ui/stack';
import { Text } from '@alms/ui/text';
import { useState, type ReactNode } from 'react';
import * as S from './record-list-card.styles.ts';

export interface RecordListCardProps<R, Entry extends { id: string }> {
  resource: Resource<R>;
  entriesOf: (record: R) => readonly Entry[];
  renderEntry: (entry: Entry) => ReactNode;
  /**
   * Renders the editor of the whole list, mounted each time its dialog opens. When omitted, access
   * is read-only.
   */
  renderEditor?: ((record: R, onClose: () => void) => ReactNode) | undefined;
  words: Readonly<Record<'title' | 'none' | 'add' | 'change' | 'editTitle', string>>;
  onRetry?: (() => void | Promise<void>) | undefined;
  'data-component': string;
}

/** Card with a list from a patient’s record, and the dialog that edits the whole list. */
export function RecordListCard<R, Entry extends { id: string }>({
  resource,
  entriesOf,
  renderEntry,
  renderEditor,
  words,
  onRetry,
  ...rest
}: RecordListCardProps<R, Entry>) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <Card heading={words.title} {...rest}>
      <ResourceView
        resource={resource}
        label={words.title}
        skeleton={<Skeleton count={3} />}
        {...(onRetry && { onRetry })}
      >
        {(record) => {
          const entries = entriesOf(record);
          return (
            <Stack gap="s4">
              {entries.length === 0 ? (
                <Text tone="muted">{words.none}</Text>
              ) : (
                <S.RuledList>
                  {entries.map((entry) => (
                    <li key={entry.id}>{renderEntry(entry)}</li>
                  ))}
                </S.RuledList>
              )}
              {renderEditor && (
                <>
                  <Inline>
                    <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
                      {entries.length === 0 ? words.add : words.change}
                    </Button>
                  </Inline>
                  <Dialog open={open} onClose={close} size="large" title={words.editTitle}>
                    {renderEditor(record, close)}
                  </Dialog>
                </>
              )}
            </Stack>
          );
        }}
      </ResourceView>
    </Card>
  );
}

import { Button } from '@alms/ui/button';
import { useMessages } from '@alms/ui/i18n';
import { Icon, RefreshGlyph, WarningGlyph } from '@alms/ui/icon';
import { MessagePage } from '../../shared/message-page/index.js';
import { uncaughtErrorMessages } from './uncaught-error.messages.js';

export interface UncaughtErrorScreenProps {
  /**
   * A message written for readers, from an error class of our own. When omitted, a fixed sentence stands there: the
   * text of any other error may hold a patient's data.
   */
  message?: string;
  /** Loads the page anew. */
  onRefresh: () => void;
}

/** What remains when a screen has broken while it was drawn. */
export function UncaughtErrorScreen({ message, onRefresh }: UncaughtErrorScreenProps) {
  const words = useMessages(uncaughtErrorMessages);
  return (
    <MessagePage
      component="uncaught-error-screen"
      glyph={WarningGlyph}
      tone="critical"
      title={words.title}
      body={message ?? words.unexpected}
      action={
        <Button variant="primary" size="large" leading={<Icon glyph={RefreshGlyph} />} onClick={onRefresh}>
          {words.refresh}
        </Button>
      }
    />
  );
}

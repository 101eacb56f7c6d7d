import { Button, LinkButton } from '@alms/ui/button';
import { useMessages } from '@alms/ui/i18n';
import { Icon, RefreshGlyph, WarningGlyph } from '@alms/ui/icon';
import { Inline } from '@alms/ui/inline';
import { MessagePage } from '../../shared/message-page/index.ts';
import { uncaughtErrorMessages } from './words/index.ts';

export interface UncaughtErrorScreenProps {
  /**
   * A message written for readers, from an error class of our own. When omitted, a fixed sentence stands there: the
   * text of any other error may hold a patient's data.
   */
  message?: string;
  /** Loads the page anew. */
  onRefresh: () => void;
  /** The way out where loading the page anew alone would not help. When omitted, there is none. */
  hrefs?: { signIn: string };
}

/** What remains when a screen has broken while it was drawn. */
export function UncaughtErrorScreen({ message, onRefresh, hrefs }: UncaughtErrorScreenProps) {
  const words = useMessages(uncaughtErrorMessages);
  return (
    <MessagePage
      component="uncaught-error-screen"
      glyph={WarningGlyph}
      tone="critical"
      title={words.title}
      body={message ?? words.unexpected}
      action={
        <Inline gap="s3" justify="center">
          <Button
            variant="primary"
            size="large"
            leading={<Icon glyph={RefreshGlyph} />}
            onClick={onRefresh}
          >
            {words.refresh}
          </Button>
          {hrefs && (
            <LinkButton href={hrefs.signIn} size="large">
              {words.signIn}
            </LinkButton>
          )}
        </Inline>
      }
    />
  );
}

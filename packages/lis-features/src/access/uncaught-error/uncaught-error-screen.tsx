import type { PublicInfo } from '@alms/lis-domain/facility';
import { Button, LinkButton } from '@alms/ui/button';
import { useMessages } from '@alms/ui/i18n';
import { Icon, RefreshGlyph, WarningGlyph } from '@alms/ui/icon';
import { Inline } from '@alms/ui/inline';
import type { Resource } from '@alms/ui/resource';
import { MessagePage } from '../../shared/message-page/index.ts';
import { uncaughtErrorMessages } from './words/index.ts';

export interface UncaughtErrorScreenProps {
  /** Facility of the address; idle on the main site. */
  facility?: Resource<PublicInfo>;
  /**
   * User-facing message from one of the application’s own error classes. When omitted, a generic
   * message is shown: other error texts may contain patient data.
   */
  message?: string;
  /** Reloads the page. */
  onRefresh: () => void;
  /** Sign-in link for errors that a reload would not resolve. When omitted, no link is shown. */
  hrefs?: { signIn: string };
}

/** Error page shown when rendering a screen throws. */
export function UncaughtErrorScreen({
  facility,
  message,
  onRefresh,
  hrefs,
}: UncaughtErrorScreenProps) {
  const words = useMessages(uncaughtErrorMessages);
  return (
    <MessagePage
      component="uncaught-error-screen"
      facility={facility}
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

import { LinkButton } from '@alms/ui/button';
import { useMessages } from '@alms/ui/i18n';
import { SearchGlyph } from '@alms/ui/icon';
import { MessagePage } from '../../shared/message-page/index.ts';
import { notFoundMessages } from './words/index.ts';

export interface NotFoundScreenProps {
  /** Where the way on leads: signed-in people go to their dashboard, everybody else to the landing page. */
  reader: 'signed-in' | 'visitor';
  hrefs: { dashboard: string; landing: string };
}

/** Where an address leads that the portal does not have. */
export function NotFoundScreen({ reader, hrefs }: NotFoundScreenProps) {
  const words = useMessages(notFoundMessages);
  const wayOn =
    reader === 'signed-in'
      ? { href: hrefs.dashboard, label: words.dashboard }
      : { href: hrefs.landing, label: words.landing };
  return (
    <MessagePage
      component="not-found-screen"
      glyph={SearchGlyph}
      title={words.title}
      body={words.body}
      action={
        <LinkButton href={wayOn.href} variant="primary" size="large">
          {wayOn.label}
        </LinkButton>
      }
    />
  );
}

import type { PublicInfo } from '@alms/lis-domain/facility';
import { LinkButton } from '@alms/ui/button';
import { useMessages } from '@alms/ui/i18n';
import { SearchGlyph } from '@alms/ui/icon';
import type { Resource } from '@alms/ui/resource';
import { MessagePage } from '../../shared/message-page/index.ts';
import { notFoundMessages } from './words/index.ts';

export interface NotFoundScreenProps {
  /** Facility of the address; idle on the main site. */
  facility?: Resource<PublicInfo>;
  /**
   * Determines the link target: the dashboard for signed-in users, the landing page for visitors.
   */
  reader: 'signed-in' | 'visitor';
  hrefs: { dashboard: string; landing: string };
}

/** Page for unknown addresses. */
export function NotFoundScreen({ facility, reader, hrefs }: NotFoundScreenProps) {
  const words = useMessages(notFoundMessages);
  const wayOn =
    reader === 'signed-in'
      ? { href: hrefs.dashboard, label: words.dashboard }
      : { href: hrefs.landing, label: words.landing };
  return (
    <MessagePage
      component="not-found-screen"
      facility={facility}
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

import type { PublicInfo } from '@alms/lis-domain/facility';
import { LinkButton } from '@alms/ui/button';
import { useMessages } from '@alms/ui/i18n';
import { ShieldGlyph } from '@alms/ui/icon';
import type { Resource } from '@alms/ui/resource';
import { MessagePage } from '../../shared/message-page/index.ts';
import { unauthorizedMessages } from './words/index.ts';

export interface UnauthorizedScreenProps {
  /** Facility of the address; idle on the main site. */
  facility?: Resource<PublicInfo>;
  hrefs: { dashboard: string };
}

/** Page for signed-in users without permission for the requested page. */
export function UnauthorizedScreen({ facility, hrefs }: UnauthorizedScreenProps) {
  const words = useMessages(unauthorizedMessages);
  return (
    <MessagePage
      component="unauthorized-screen"
      facility={facility}
      glyph={ShieldGlyph}
      title={words.title}
      body={words.body}
      action={
        <LinkButton href={hrefs.dashboard} variant="primary" size="large">
          {words.dashboard}
        </LinkButton>
      }
    />
  );
}

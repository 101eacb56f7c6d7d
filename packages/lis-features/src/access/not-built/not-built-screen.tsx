import { LinkButton } from '@alms/ui/button';
import { EmptyState } from '@alms/ui/empty-state';
import { useMessages } from '@alms/ui/i18n';
import { notBuiltMessages } from './not-built.messages.js';

export interface NotBuiltScreenProps {
  hrefs: { dashboard: string };
}

/** Stands where the specification has a screen that this version does not have: said plainly, instead of an empty look-alike. */
export function NotBuiltScreen({ hrefs }: NotBuiltScreenProps) {
  const words = useMessages(notBuiltMessages);
  return <EmptyState headingLevel={1} title={words.title} body={words.body} action={<LinkButton href={hrefs.dashboard}>{words.dashboard}</LinkButton>} />;
}

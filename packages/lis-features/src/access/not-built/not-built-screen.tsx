import { LinkButton } from '@alms/ui/button';
import { useMessages } from '@alms/ui/i18n';
import { PageHeader } from '@alms/ui/page-header';
import { notBuiltMessages } from './not-built.messages.js';

export interface NotBuiltScreenProps {
  hrefs: { dashboard: string };
}

/** Stands where the specification has a screen that this version does not have: said plainly, instead of an empty look-alike. */
export function NotBuiltScreen({ hrefs }: NotBuiltScreenProps) {
  const words = useMessages(notBuiltMessages);
  return <PageHeader title={words.title} context={words.body} actions={<LinkButton href={hrefs.dashboard}>{words.dashboard}</LinkButton>} />;
}

import { InboxScreen } from '@alms/lis-features/results/inbox';
import { useInbox } from './use-inbox.ts';

/** `/app/inbox` */
export default function InboxRoute() {
  return <InboxScreen {...useInbox()} />;
}

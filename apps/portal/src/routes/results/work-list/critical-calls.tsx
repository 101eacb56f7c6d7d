import { listCriticalCalls, recordCallAttempt, type CriticalCall } from '@alms/lis-domain/results';
import { CriticalCallsDialog, type CallView } from '@alms/lis-features/results/critical-calls';
import type { Resource } from '@alms/ui/resource';
import { useState } from 'react';
import { useView } from '../../../app/use-view.ts';
import { itemsOf } from '../../../data/lists.ts';
import { useAction } from '../../../data/use-action.ts';
import { usePages } from '../../../data/use-endpoint.ts';
import { useSiteQuery } from '../../../session/use-workplace.ts';

export interface CriticalCallsProps {
  calls: Resource<readonly CriticalCall[]>;
  onMore: (() => void) | undefined;
  reload: () => Promise<void>;
}

/** Critical result notifications; whether the dialog is open is stored in the URL. */
export default function CriticalCalls({ calls, onMore, reload }: CriticalCallsProps) {
  const [, change] = useView();
  const [view, setView] = useState<CallView>('open');
  const site = useSiteQuery();
  const closed = usePages(
    listCriticalCalls,
    view === 'closed' ? { query: { closed: 'true', ...site } } : undefined,
    { emptiness: 'none-yet' },
  );
  const shown =
    view === 'open'
      ? { calls, onMore, onRetry: reload }
      : { calls: itemsOf(closed.resource), onMore: closed.more, onRetry: closed.reload };
  const record = useAction(recordCallAttempt, { after: reload });
  return (
    <CriticalCallsDialog
      open
      onClose={() => change({ calls: null })}
      view={view}
      onViewChange={setView}
      {...shown}
      recording={record.state}
      onRecord={({ id, version, ...body }) => void record.submit({ params: { id }, version, body })}
    />
  );
}

import { recordCallAttempt, type CriticalCall } from '@alms/lis-domain/results';
import { CriticalCallsDialog } from '@alms/lis-features/results/critical-calls';
import type { Resource } from '@alms/ui/resource';
import { useView } from '../../../app/use-view.ts';
import { useAction } from '../../../data/use-action.ts';

export interface CriticalCallsProps {
  calls: Resource<readonly CriticalCall[]>;
  onMore: (() => void) | undefined;
  reload: () => Promise<void>;
}

/** Critical results awaiting notification; whether they are open is stored in the URL. */
export default function CriticalCalls({ calls, onMore, reload }: CriticalCallsProps) {
  const [, change] = useView();
  const record = useAction(recordCallAttempt, { after: reload });
  return (
    <CriticalCallsDialog
      open
      onClose={() => change({ calls: null })}
      calls={calls}
      onMore={onMore}
      onRetry={reload}
      recording={record.state}
      onRecord={({ id, version, ...body }) => void record.submit({ params: { id }, version, body })}
    />
  );
}

import { listStorageBoxes, type SampleId } from '@alms/lis-domain/samples';
import type { DisposalViewProps, StorageViewProps } from '@alms/lis-features/samples/storage';
import { TrackingScreen } from '@alms/lis-features/samples/sample-tracking';
import { Skeleton } from '@alms/ui/skeleton';
import { loaded, onceLoaded } from '../../../app/screen.tsx';
import { useView } from '../../../app/use-view.ts';
import { useMayCall } from '../../../session/session-provider.tsx';
import { useDisposal } from './use-disposal.ts';
import { useSampleActions } from './use-sample-actions.ts';
import { useScan } from './use-scan.ts';
import { useStorage } from './use-storage.ts';
import { useTracked } from './use-tracked.ts';

// Components that only other tabs need are loaded with them.
const StorageView = loaded<StorageViewProps>(async () => ({
  default: (await import('@alms/lis-features/samples/storage')).StorageView,
}));
const DisposalView = loaded<DisposalViewProps>(async () => ({
  default: (await import('@alms/lis-features/samples/storage')).DisposalView,
}));
const skeleton = <Skeleton count={8} />;

/** `/app/sample-tracking` */
export default function SampleTrackingRoute() {
  const [, change] = useView();
  const { view, list, specimen, openId, reload: reloadTracked } = useTracked();
  const keeps = useMayCall()(listStorageBoxes);
  const storage = useStorage(keeps && view.tab === 'storage');
  const disposal = useDisposal(keeps && view.tab === 'disposal');
  /** Also after an error, to display concurrent changes. */
  const reload = async () => {
    await Promise.all([reloadTracked(), storage.reload(), disposal.reload()]);
  };
  const actions = useSampleActions(reload);
  const scan = useScan({ onFound: (id) => change({ specimen: id }), reload });
  const onOpen = (id: SampleId | null) => {
    actions.reset();
    change({ specimen: id });
  };
  const shown = { openId: openId ?? undefined, onOpen, onRetry: reload };
  const keeping = {
    storage: onceLoaded(<StorageView {...storage.view} {...shown} />, skeleton),
    disposal: onceLoaded(
      <DisposalView
        {...disposal.view}
        {...shown}
        onDispose={(samples) => disposal.dispose(samples).finally(reload)}
      />,
      skeleton,
    ),
  };
  return (
    <TrackingScreen
      view={view}
      list={{ ...list, onRetry: reload }}
      scan={scan}
      specimen={{ ...specimen, onOpen }}
      actions={actions}
      keeping={keeps ? keeping : undefined}
    />
  );
}

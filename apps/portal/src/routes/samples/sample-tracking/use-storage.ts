import {
  createStorageBox,
  listSamples,
  listStorageBoxes,
  readStorageBox,
  storeSample,
  updateStorageBox,
} from '@alms/lis-domain/samples';
import type { StorageViewProps } from '@alms/lis-features/samples/storage';
import { idIn, useView } from '../../../app/use-view.ts';
import { itemsOf } from '../../../data/lists.ts';
import { useAction } from '../../../data/use-action.ts';
import { useEndpoint, usePages } from '../../../data/use-endpoint.ts';
import { useDebouncedValue } from '../../../data/use-debounced-value.ts';
import { useSubmission } from '../../../data/use-submission.ts';
import { useApi } from '../../../session/session-provider.tsx';

type StorageProps = Omit<StorageViewProps, 'openId' | 'onOpen' | 'onRetry'>;

/**
 * Data of the storage boxes tab; search and open box are stored in the URL. `isShown`: nothing is
 * requested before that.
 */
export function useStorage(isShown: boolean): { view: StorageProps; reload: () => Promise<void> } {
  const { call } = useApi();
  const [address, setAddress] = useView();
  const query = address.get('boxes') ?? '';
  const search = useDebouncedValue(query, 300);
  const boxId = idIn(address, 'box');
  const boxes = usePages(
    listStorageBoxes,
    isShown ? { query: { limit: '100', ...(search && { q: search }) } } : undefined,
    { emptiness: search ? 'no-match' : 'none-yet' },
  );
  const contents = useEndpoint(
    readStorageBox,
    isShown && boxId !== null ? { params: { id: boxId } } : undefined,
  );
  const reload = async () => {
    await Promise.all([boxes.reload(), contents.reload()]);
  };
  const storing = useSubmission({ after: reload });
  const store: StorageProps['onStore'] = ({ accession, boxId: box_id, position }) =>
    storing.submit(
      async () => {
        const { items } = await call(listSamples, { query: { q: accession } });
        const found = items.find(({ accession_number }) => accession_number === accession);
        if (!found) return 'not_found';
        await call(storeSample, {
          params: { id: found.id },
          version: found.version,
          body: { box_id, position },
        });
        return 'stored';
      },
      {
        read: (outcome) =>
          outcome === 'stored'
            ? { status: 'done' }
            : { status: 'rejected', fieldErrors: {}, formError: outcome },
      },
    );
  const create = useAction(createStorageBox, { after: reload });
  const update = useAction(updateStorageBox, { after: reload });
  const saveBox: StorageProps['onSaveBox'] = async ({ box, body }) => {
    const outcome = await (box
      ? update.submit({ params: { id: box.id }, version: box.version, body })
      : create.submit({ body }));
    // A retired box is no longer displayed.
    if (outcome.status === 'done' && !body.active) setAddress({ box: null });
    return outcome;
  };

  return {
    view: {
      boxes: itemsOf(boxes.resource),
      onMore: boxes.more,
      query,
      onSearch: (next) => setAddress({ boxes: next }),
      contents: contents.resource,
      onOpenBox: (box) => setAddress({ box }),
      onSaveBox: saveBox,
      onStore: store,
    },
    reload,
  };
}

import {
  exportPriceList,
  readPriceFile,
  readPriceList,
  updatePriceList,
} from '@alms/lis-domain/billing';
import type { PriceListDraft, PriceListScreenProps } from '@alms/lis-features/billing/payments';
import { paths } from '../../../app/paths.ts';
import { useAction } from '../../../data/use-action.ts';
import { useEndpoint } from '../../../data/use-endpoint.ts';
import { useFilePreview } from '../../../data/use-file-preview.ts';
import { saveFile } from '../../../data/save-file.ts';
import { useVersionedSave } from '../../../data/use-versioned-save.ts';
import { useApi, useOffer } from '../../../session/session-provider.tsx';
import { useUnsavedWork } from '../../../session/use-unsaved-work.ts';
import { usePageReading } from '../../../session/use-page-reading.ts';

/**
 * A single price list: editable for users who manage prices, read-only for users who take payments.
 */
export function usePriceList({
  base,
  listId,
}: {
  base: string;
  listId: string;
}): Omit<PriceListScreenProps, 'listsHref'> {
  const { call } = useApi();
  const offer = useOffer();
  const params = { id: listId };
  const { resource, reload } = useEndpoint(readPriceList, { params });
  usePageReading(resource);
  const exporting = useAction(exportPriceList, { onDone: saveFile });
  const { state, save } = useVersionedSave({
    after: ({ status }) => status === 'done' && reload(),
  });
  const { restored, keep, forget } = useUnsavedWork<PriceListDraft>(`price-list ${listId}`);
  const { preview, choose, clear } = useFilePreview((file) =>
    call(readPriceFile, { params, body: { file } }),
  );
  const editing: PriceListScreenProps['editing'] = {
    submission: state,
    onSave: ({ body, base: { version } }) =>
      save(
        () => call(updatePriceList, { params, body, version }),
        () => call(readPriceList, { params }),
      ),
    draft: restored,
    onDraftChange: (draft) => (draft ? keep(draft) : forget()),
    file: preview,
    onFileChosen: (chosen) => void choose(chosen),
    onFileDone: clear,
  };
  return {
    list: resource,
    onExport: () => void exporting.submit({ params }),
    exporting: exporting.state,
    editing: base === paths.payments ? offer(updatePriceList, editing) : undefined,
    onRetry: reload,
  };
}

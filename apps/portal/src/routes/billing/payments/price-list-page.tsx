import { mayCall } from '@alms/lis-domain/access';
import {
  exportPriceList,
  readPriceFile,
  readPriceList,
  updatePriceList,
  type PriceFile,
} from '@alms/lis-domain/billing';
import { PriceListScreen, type PriceListDraft } from '@alms/lis-features/billing/payments';
import { loading, ready, type Resource } from '@alms/ui/resource';
import { useRef, useState } from 'react';
import { paths } from '../../../app/paths.ts';
import { base64Of } from '../../../data/base64-of.ts';
import { toResourceError } from '../../../data/to-fetched.ts';
import { useEndpoint } from '../../../data/use-endpoint.ts';
import { saveFile } from '../../../data/use-object-url.ts';
import { useSubmission } from '../../../data/use-submission.ts';
import { useVersionedSave } from '../../../data/use-versioned-save.ts';
import { useApi, useSignedIn } from '../../../session/session-provider.tsx';
import { useUnsavedWork } from '../../../session/use-unsaved-work.ts';

export interface PriceListPageProps {
  /** Path of the price lists. */
  base: string;
  listId: string;
}

/**
 * A single price list: editable for users who manage prices, read-only for users who take payments.
 */
export function PriceListPage({ base, listId }: PriceListPageProps) {
  const { user } = useSignedIn();
  const { call } = useApi();
  const params = { id: listId };
  const { resource, reload } = useEndpoint(readPriceList, { params });
  const exporting = useSubmission();
  const { submission, save } = useVersionedSave();
  const { restored, keep, forget } = useUnsavedWork<PriceListDraft>(`price-list ${listId}`);
  const [file, setFile] = useState<Resource<PriceFile>>({ status: 'idle' });
  /** The most recently selected file. */
  const asked = useRef<File>(undefined);
  const decides = base === paths.payments && mayCall(user, updatePriceList.access).allowed;

  const read = async (chosen: File) => {
    asked.current = chosen;
    setFile(loading);
    const answer = await base64Of(chosen)
      .then((bytes) => call(readPriceFile, { params, body: { file: bytes } }))
      .then(
        (found): Resource<PriceFile> => ready(found),
        (error: unknown): Resource<PriceFile> => ({
          status: 'error',
          error: toResourceError(error),
        }),
      );
    if (asked.current === chosen) setFile(answer);
  };

  return (
    <PriceListScreen
      list={resource}
      listsHref={`${base}?tab=prices`}
      onExport={() =>
        void exporting.submit(async () =>
          saveFile(await call(exportPriceList, { params }), 'prices.csv'),
        )
      }
      exporting={exporting.submission}
      editing={
        decides
          ? {
              submission,
              onSave: async ({ body, base: { version } }) => {
                const outcome = await save(
                  () => call(updatePriceList, { params, body, version }),
                  () => call(readPriceList, { params }),
                );
                if (outcome.status === 'saved') await reload();
                return outcome;
              },
              draft: restored,
              onDraftChange: (draft) => (draft ? keep(draft) : forget()),
              file,
              onFileChosen: (chosen) => void read(chosen),
              onFileDone: () => {
                asked.current = undefined;
                setFile({ status: 'idle' });
              },
            }
          : undefined
      }
      onRetry={reload}
    />
  );
}

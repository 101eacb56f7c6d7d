import {
  exportCatalogue,
  importCatalogue,
  previewImport,
  type ImportCounts,
  type ImportPreview,
} from '@alms/lis-domain/catalogue';
import { csvOf } from '@alms/lis-domain/spreadsheet';
import { CatalogueImportScreen } from '@alms/lis-features/catalogue/test-parameters';
import { loading, ready, type Resource } from '@alms/ui/resource';
import { useRef, useState } from 'react';
import { paths } from '../../../app/paths.ts';
import { base64Of } from '../../../data/base64-of.ts';
import { toResourceError } from '../../../data/to-fetched.ts';
import { useIdempotencyKey } from '../../../data/use-idempotency-key.ts';
import { saveFile } from '../../../data/use-object-url.ts';
import { useSubmission } from '../../../data/use-submission.ts';
import { useApi } from '../../../session/session-provider.tsx';

/**
 * `/app/test-parameters/import`: the server reads the selected file twice, for the preview and for
 * the import.
 */
export default function ImportTestsRoute() {
  const { call } = useApi();
  const key = useIdempotencyKey();
  const [file, setFile] = useState<File>();
  const [preview, setPreview] = useState<Resource<ImportPreview>>({ status: 'idle' });
  const [imported, setImported] = useState<ImportCounts>();
  const exporting = useSubmission();
  const importing = useSubmission();
  /** The file of the latest preview request. */
  const asked = useRef<File>(undefined);

  const read = async (chosen: File) => {
    asked.current = chosen;
    setFile(chosen);
    setImported(undefined);
    importing.reset();
    setPreview(loading);
    const answer = await base64Of(chosen)
      .then((bytes) => call(previewImport, { body: { file: bytes } }))
      .then(
        (found): Resource<ImportPreview> => ready(found),
        (error: unknown): Resource<ImportPreview> => ({
          status: 'error',
          error: toResourceError(error),
        }),
      );
    // Ignored if another file was selected since.
    if (asked.current === chosen) setPreview(answer);
  };

  return (
    <CatalogueImportScreen
      listHref={paths.testParameters}
      onExport={() =>
        void exporting.submit(async () =>
          saveFile(await call(exportCatalogue, {}), 'catalogue.csv'),
        )
      }
      exporting={exporting.submission}
      file={file}
      onFileChosen={(chosen) => void read(chosen)}
      onFileRemoved={() => {
        asked.current = undefined;
        setFile(undefined);
        setImported(undefined);
        setPreview({ status: 'idle' });
      }}
      preview={preview}
      importing={importing.submission}
      imported={imported}
      onImport={async ({ take, digest }) => {
        if (!file) return;
        const bytes = await base64Of(file);
        const outcome = await importing.submit(async () =>
          setImported(
            await call(importCatalogue, {
              body: { file: bytes, file_name: file.name, digest, take },
              key: key.read(),
            }),
          ),
        );
        if (outcome.status !== 'failed') key.renew();
      }}
      onReport={({ headings, rows }) =>
        saveFile(new Blob([csvOf(headings, rows)], { type: 'text/csv' }), 'refused.csv')
      }
      onRetry={() => (file ? read(file) : undefined)}
    />
  );
}

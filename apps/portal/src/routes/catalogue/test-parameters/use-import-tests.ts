import { fileName } from '@alms/lis-domain/http';
import {
  exportCatalogue,
  importCatalogue,
  previewImport,
  type ImportCounts,
} from '@alms/lis-domain/catalogue';
import { csvOf } from '@alms/lis-domain/spreadsheet';
import type { CatalogueImportScreenProps } from '@alms/lis-features/catalogue/test-parameters';
import { useState } from 'react';
import { base64Of } from '../../../data/base64-of.ts';
import { useAction } from '../../../data/use-action.ts';
import { useFilePreview } from '../../../data/use-file-preview.ts';
import { saveFile } from '../../../data/save-file.ts';
import { useApi } from '../../../session/session-provider.tsx';
import { useTenant } from '../../../tenant/tenant-provider.tsx';

/** Import of tests: the server reads the selected file for the preview and again for the import. */
export function useImportTests(): Omit<CatalogueImportScreenProps, 'listHref'> {
  const { call } = useApi();
  const { subdomain } = useTenant();
  const [file, setFile] = useState<File>();
  const [imported, setImported] = useState<ImportCounts>();
  const { preview, choose, clear } = useFilePreview((bytes) =>
    call(previewImport, { body: { file: bytes } }),
  );
  const exporting = useAction(exportCatalogue, { onDone: saveFile });
  const importing = useAction(importCatalogue, { onDone: setImported });
  const read = (chosen: File) => {
    setFile(chosen);
    setImported(undefined);
    importing.reset();
    return choose(chosen);
  };
  return {
    onExport: () => void exporting.submit({}),
    exporting: exporting.state,
    file,
    onFileChosen: (chosen) => void read(chosen),
    onFileRemoved: () => {
      clear();
      setFile(undefined);
      setImported(undefined);
    },
    preview,
    importing: importing.state,
    imported,
    onImport: async ({ take, digest }) => {
      if (!file) return;
      const bytes = await base64Of(file);
      await importing.submit({ body: { file: bytes, file_name: file.name, digest, take } });
    },
    onReport: ({ headings, rows }) =>
      saveFile(
        new File(
          [csvOf(headings, rows)],
          fileName({ subject: 'rejected-rows', facility: subdomain ?? 'alms' }, 'csv'),
          { type: 'text/csv' },
        ),
      ),
    onRetry: () => (file ? read(file) : undefined),
  };
}

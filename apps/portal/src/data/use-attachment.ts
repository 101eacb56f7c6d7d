import { downloadAttachment, type ResultId } from '@alms/lis-domain/results';
import { useCallback } from 'react';
import { useApi } from '../session/session-provider.tsx';
import { useFileDownload } from './use-file-download.ts';

/** Downloads an attachment result in its current or an earlier version. */
export function useAttachment() {
  const { call } = useApi();
  const download = useFileDownload();
  return useCallback(
    ({ id, version }: { id: ResultId; version?: number }) => {
      const query = version === undefined ? {} : { version: String(version) };
      return download(() => call(downloadAttachment, { params: { id }, query }));
    },
    [call, download],
  );
}

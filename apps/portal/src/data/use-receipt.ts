import { downloadReceipt } from '@alms/lis-domain/billing';
import { useCallback } from 'react';
import { useApi } from '../session/session-provider.tsx';
import { useDownload } from './use-download.ts';

/** Returns the download of a payment’s receipt. */
export function useReceipt(): (paymentId: string) => void {
  const { call } = useApi();
  const download = useDownload();
  return useCallback(
    (id) => void download(() => call(downloadReceipt, { params: { id } })),
    [call, download],
  );
}

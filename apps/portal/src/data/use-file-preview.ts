import { loading, ready, type Resource } from '@alms/ui/resource';
import { useRef, useState } from 'react';
import { base64Of } from './base64-of.ts';
import { toResourceError } from './to-fetched.ts';

/**
 * Sends a selected file to the server for a preview. The response is ignored if another file was
 * selected since.
 * @param read Requests the preview of a file, given as base64.
 */
export function useFilePreview<T>(read: (file: string) => Promise<T>) {
  const [preview, setPreview] = useState<Resource<T>>({ status: 'idle' });
  const latest = useRef<File>(undefined);
  const choose = async (file: File): Promise<void> => {
    latest.current = file;
    setPreview(loading);
    const answer = await base64Of(file)
      .then(read)
      .then(
        (found): Resource<T> => ready(found),
        (error: unknown): Resource<T> => ({ status: 'error', error: toResourceError(error) }),
      );
    if (latest.current === file) setPreview(answer);
  };
  const clear = () => {
    latest.current = undefined;
    setPreview({ status: 'idle' });
  };
  return { preview, choose, clear };
}

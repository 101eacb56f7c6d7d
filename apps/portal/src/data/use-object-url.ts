import type { Resource } from '@alms/ui/resource';
import { useEffect, useMemo } from 'react';

/**
 * Returns an object URL of a downloaded file for an image; revoked when it is replaced or the
 * component unmounts.
 */
export function useObjectUrl(file: Resource<Blob>): Resource<string> {
  const blob = file.status === 'ready' ? file.data : undefined;
  const url = useMemo(() => blob && URL.createObjectURL(blob), [blob]);
  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url]);
  if (file.status !== 'ready') return file;
  return { ...file, data: url ?? '' };
}

/** Saves a downloaded file under the given name. */
export function saveFile(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 0);
}

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

/** Saves a file under its own name: that of the server, or of `fileName`. */
export function saveFile(file: File): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 0);
}

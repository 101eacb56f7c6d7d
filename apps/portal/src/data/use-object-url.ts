import type { Resource } from '@alms/ui/resource';
import { useEffect, useMemo } from 'react';

/** A fetched file as an address an image can show; released when it is replaced or leaves the screen. */
export function useObjectUrl(file: Resource<Blob>): Resource<string> {
  const blob = file.status === 'ready' ? file.data : undefined;
  const url = useMemo(() => blob && URL.createObjectURL(blob), [blob]);
  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url]);
  if (file.status !== 'ready') return file;
  return { ...file, data: url ?? '' };
}

/** Hands a fetched file to the person under a name we choose. */
export function saveFile(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 0);
}

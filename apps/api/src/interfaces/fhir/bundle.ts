import type { Bundle } from '@medplum/fhirtypes';
import type { FoundRecord } from './resource-types.ts';

export interface FoundPage {
  records: readonly FoundRecord[];
  /** Cursor of the next page; undefined on the last. */
  next: string | undefined;
}

/** A page of search results. The total is not counted because it may reach a million. */
export function searchBundle(
  { records, next }: FoundPage,
  {
    base,
    type,
    understood,
  }: { base: string; type: string; understood: readonly (readonly [string, string])[] },
): Bundle {
  const address = (cursor?: string) => {
    const query = new URLSearchParams([
      ...understood.map(([name, value]) => [name, value]),
      ...(cursor === undefined ? [] : [['_cursor', cursor]]),
    ] as [string, string][]).toString();
    return `${base}/${type}${query === '' ? '' : `?${query}`}`;
  };
  return {
    resourceType: 'Bundle',
    type: 'searchset',
    link: [
      { relation: 'self', url: address() },
      ...(next === undefined ? [] : [{ relation: 'next', url: address(next) }]),
    ],
    ...(records.length > 0 && {
      entry: records.map(({ resource }) => ({
        fullUrl: `${base}/${type}/${resource.id}`,
        resource,
        search: { mode: 'match' as const },
      })),
    }),
  };
}

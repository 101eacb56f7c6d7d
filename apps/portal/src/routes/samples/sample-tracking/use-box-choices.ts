import { listStorageBoxes } from '@alms/lis-domain/samples';
import type { TrackingScreenProps } from '@alms/lis-features/samples/sample-tracking';
import type { Resource } from '@alms/ui/resource';
import { useState } from 'react';
import { usePages } from '../../../data/use-endpoint.ts';
import { useDebouncedValue } from '../../../data/use-debounced-value.ts';

/** Returns the boxes in use, requested when the user selects one. */
export function useBoxChoices(): TrackingScreenProps['actions']['boxes'] {
  const [typed, setTyped] = useState<string>();
  const search = useDebouncedValue(typed, 300);
  const { resource } = usePages(
    listStorageBoxes,
    search === undefined ? undefined : { query: { limit: '20', ...(search && { q: search }) } },
    { emptiness: 'no-match' },
  );
  const options: Resource<readonly { value: string; label: string; note: string }[]> =
    resource.status === 'ready'
      ? {
          ...resource,
          data: resource.data.items.map(({ id, name, device, room }) => ({
            value: id,
            label: name,
            note: [device, room].filter(Boolean).join(', '),
          })),
        }
      : resource;
  return { options, onSearch: setTyped };
}

import {
  addStarterPacks,
  listStarterPacks,
  type StarterPack,
  type UnitSystem,
} from '@alms/lis-domain/catalogue/starter-packs';
import { useState } from 'react';
import { itemsOf } from '../../../data/lists.ts';
import { useAction } from '../../../data/use-action.ts';
import { useEndpoint } from '../../../data/use-endpoint.ts';

/**
 * Returns the starter packs, read when they are first opened, and the tests that could not be added
 * in the chosen unit system.
 *
 * @param reload Reloads the test list after packs were added.
 */
export function useStarterPacks(reload: () => Promise<unknown>) {
  const [choosing, setChoosing] = useState(false);
  const packs = useEndpoint(listStarterPacks, choosing ? {} : undefined);
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  const add = useAction(addStarterPacks, {
    onDone: ({ left_out }) => setLeftOut(left_out.map(({ name }) => name)),
    after: () => Promise.all([reload(), packs.reload()]),
  });
  return {
    onStarterPacks: () => setChoosing(true),
    starterPacks: {
      packs: itemsOf(packs.resource),
      unitSystem: packs.resource.status === 'ready' ? packs.resource.data.unit_system : undefined,
      leftOut,
      onRetry: packs.reload,
      onAdd: (chosen: StarterPack[], unit_system: UnitSystem) =>
        add.submit({ body: { packs: chosen, unit_system } }),
    },
  };
}

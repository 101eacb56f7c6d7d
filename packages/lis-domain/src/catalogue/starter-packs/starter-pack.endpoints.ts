import * as v from 'valibot';
import { endpoint } from '../../http/index.ts';
import { unitSystems } from './unit-system.ts';
import { addPacksBody, packsAddedSchema, packSchema } from './starter-pack.schema.ts';

const keepers = { anyOf: ['manage_tests'] } as const;

export const listStarterPacks = endpoint({
  id: 'starter-packs.list',
  method: 'GET',
  path: '/laboratory/starter-packs',
  summary: 'List starter packs and the tests the facility already has.',
  access: keepers,
  answer: v.object({
    /** The unit system of the facility’s tests; conventional without tests. */
    unit_system: v.picklist(unitSystems),
    items: v.array(packSchema),
  }),
});

export const addStarterPacks = endpoint({
  id: 'starter-packs.add',
  method: 'POST',
  path: '/laboratory/starter-packs',
  summary:
    'Add the tests of starter packs. Tests with an existing code, active or retired, are unchanged. Calculated tests whose formula fits no unit of their inputs are left out.',
  access: keepers,
  body: addPacksBody,
  answer: packsAddedSchema,
  creates: true,
});

export const starterPackEndpoints = [listStarterPacks, addStarterPacks] as const;

import { permissions } from '@alms/lis-domain/access';
import { expect, it } from 'vitest';
import { permissionGroups } from './permission-groups.ts';

it('every permission stands in one group', () => {
  expect(Object.values(permissionGroups).flat().toSorted()).toEqual([...permissions].toSorted());
});

import { permissions } from '@alms/lis-domain/access';
import { expect, it } from 'vitest';
import { permissionGroups } from './permission-groups.ts';

it('permissionGroups contain every permission exactly once', () => {
  expect(Object.values(permissionGroups).flat().toSorted()).toEqual([...permissions].toSorted());
});

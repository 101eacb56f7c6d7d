import { permissions } from '@alms/lis-domain/access';
import { expect, it } from 'vitest';
import { permissionGroups } from './permission-groups.js';

it('every permission stands in one group', () => {
  expect(Object.values(permissionGroups).flat().toSorted()).toEqual([...permissions].toSorted());
});

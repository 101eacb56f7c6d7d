import * as v from 'valibot';
import { endpoint } from '../http/index.ts';
import { byLaboratoryId } from './laboratory-id.ts';
import { laboratoryBody, laboratorySchema } from './laboratory.schema.ts';

const managers = { anyOf: ['manage_settings'] } as const;

export const listLaboratories = endpoint({
  id: 'facility.list-laboratories',
  method: 'GET',
  path: '/laboratories',
  summary: 'List the laboratories (sites) of the facility, the main one first, then by name.',
  access: 'staff',
  answer: v.object({ items: v.array(laboratorySchema) }),
});

export const createLaboratory = endpoint({
  id: 'facility.create-laboratory',
  method: 'POST',
  path: '/laboratories',
  summary: 'Add a laboratory.',
  access: managers,
  body: laboratoryBody,
  status: 201,
  answer: laboratorySchema,
  problems: ['duplicate', 'too_many_laboratories'],
  creates: true,
});

export const readLaboratory = endpoint({
  id: 'facility.read-laboratory',
  method: 'GET',
  path: '/laboratories/{id}',
  summary: 'Read a laboratory.',
  access: 'staff',
  params: byLaboratoryId,
  answer: laboratorySchema,
  problems: ['not_found'],
});

export const updateLaboratory = endpoint({
  id: 'facility.update-laboratory',
  method: 'PUT',
  path: '/laboratories/{id}',
  summary:
    'Replace a laboratory. New orders follow the new departments and tests; existing orders stay where they are.',
  access: managers,
  params: byLaboratoryId,
  body: laboratoryBody,
  answer: laboratorySchema,
  problems: ['not_found', 'duplicate', 'laboratory_in_use', 'main_laboratory'],
  versioned: true,
});

export const retireLaboratory = endpoint({
  id: 'facility.retire-laboratory',
  method: 'DELETE',
  path: '/laboratories/{id}',
  summary:
    'Retire a laboratory. Its records are kept. Rejected while it has pending tests, stock or instruments, and for the main laboratory.',
  access: managers,
  params: byLaboratoryId,
  answer: laboratorySchema,
  problems: ['not_found', 'laboratory_in_use', 'main_laboratory'],
  versioned: true,
});

export const laboratoryEndpoints = [
  listLaboratories,
  createLaboratory,
  readLaboratory,
  updateLaboratory,
  retireLaboratory,
] as const;

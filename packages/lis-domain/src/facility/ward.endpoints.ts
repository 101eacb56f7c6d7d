import * as v from 'valibot';
import { endpoint } from '../http/index.ts';
import { byWardId } from './ward-id.ts';
import { wardBody, wardSchema } from './ward.schema.ts';

const managers = { anyOf: ['manage_settings'] } as const;

export const listWards = endpoint({
  id: 'facility.list-wards',
  method: 'GET',
  path: '/wards',
  summary: 'List the wards of the facility, by name.',
  access: 'staff',
  answer: v.object({ items: v.array(wardSchema) }),
});

export const createWard = endpoint({
  id: 'facility.create-ward',
  method: 'POST',
  path: '/wards',
  summary: 'Add a ward.',
  access: managers,
  body: wardBody,
  status: 201,
  answer: wardSchema,
  problems: ['duplicate', 'too_many_wards'],
  creates: true,
});

export const updateWard = endpoint({
  id: 'facility.update-ward',
  method: 'PUT',
  path: '/wards/{id}',
  summary: 'Replace a ward. An inactive ward gets no new orders; its orders and members keep it.',
  access: managers,
  params: byWardId,
  body: wardBody,
  answer: wardSchema,
  problems: ['not_found', 'duplicate'],
  versioned: true,
});

export const wardEndpoints = [listWards, createWard, updateWard] as const;

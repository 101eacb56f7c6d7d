import { endpoint, pageOf } from '../../http/index.ts';
import { byUserId } from '../user-id.ts';
import { byAuthorizationId } from './authorization-id.ts';
import {
  authorizeBody,
  competenceQuery,
  competenceSchema,
  ownAuthorizationsSchema,
  withdrawBody,
} from './competence.schema.ts';

const access = { anyOf: ['authorize_staff'] } as const;

export const listCompetence = endpoint({
  id: 'competence.list',
  method: 'GET',
  path: '/competence',
  summary:
    'List active staff who enter or verify results, by name, with their authorizations by department.',
  access,
  query: competenceQuery,
  answer: pageOf(competenceSchema),
});

export const listOwnAuthorizations = endpoint({
  id: 'competence.own',
  method: 'GET',
  path: '/profile/authorizations',
  summary: 'List the caller’s own authorizations by department, the newest first.',
  access: { anyOf: ['enter_results', 'verify_results'] },
  answer: ownAuthorizationsSchema,
});

export const authorizeStaff = endpoint({
  id: 'competence.authorize',
  method: 'POST',
  path: '/competence/{id}/authorizations',
  summary:
    'Authorize a staff member for tasks in departments, after a competence assessment. Not allowed for the caller’s own account.',
  access,
  afterTrial: 'open',
  params: byUserId,
  body: authorizeBody,
  status: 201,
  answer: competenceSchema,
  problems: ['not_found', 'own_account'],
  creates: true,
});

export const withdrawAuthorization = endpoint({
  id: 'competence.withdraw',
  method: 'POST',
  path: '/authorizations/{id}/withdraw',
  summary: 'Withdraw an authorization, with a reason. The record is kept.',
  access,
  afterTrial: 'open',
  params: byAuthorizationId,
  body: withdrawBody,
  answer: competenceSchema,
  problems: ['not_found', 'conflict'],
});

export const competenceEndpoints = [
  listCompetence,
  listOwnAuthorizations,
  authorizeStaff,
  withdrawAuthorization,
] as const;

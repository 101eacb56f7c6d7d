import {
  authorizeStaff,
  listCompetence,
  listOwnAuthorizations,
  withdrawAuthorization,
} from '@alms/lis-domain/identity/competence';
import { handle, type Route } from '../../../platform/http/requests/call.ts';
import { authorize, listCompetentStaff, listOwn, withdraw } from './competence.service.ts';

export const competenceRoutes: readonly Route[] = [
  handle(listCompetence, listCompetentStaff),
  handle(listOwnAuthorizations, listOwn),
  handle(authorizeStaff, authorize),
  handle(withdrawAuthorization, withdraw),
];

import * as v from 'valibot';
import { staffRoles } from '../../access/roles.ts';
import { departments } from '../../catalogue/departments.ts';
import {
  dateField,
  enteredDateField,
  instantField,
  lineField,
  pageQuery,
} from '../../http/index.ts';
import type { Named } from '../../http/named.ts';
import { userIdField } from '../user-id.ts';
import { authorizationIdField } from './authorization-id.ts';
import { authorizationStates, resultTasks } from './authorization.ts';

const personObject = v.object({ id: userIdField, name: v.string() });

/**
 * Authorization of a staff member for tasks in one department, with the competence assessment it is
 * based on (ISO 15189:2022, 6.2.2 and 6.2.3). Records are kept: a renewal is another record.
 */
const authorizationObject = v.object({
  id: authorizationIdField,
  department: v.picklist(departments),
  tasks: v.array(v.picklist(resultTasks)),
  /** Date of the competence assessment. */
  assessed_on: dateField,
  /** Person or body that assessed the competence. */
  assessed_by: v.string(),
  remark: v.string(),
  /** Last day of the authorization. */
  valid_until: dateField,
  state: v.picklist(authorizationStates),
  granted_by: personObject,
  granted_at: instantField,
  /** Null unless withdrawn. */
  withdrawal: v.nullable(v.object({ by: personObject, at: instantField, reason: v.string() })),
});
export interface AuthorizationSchema extends Named<typeof authorizationObject> {}
export const authorizationSchema: AuthorizationSchema = authorizationObject;
export interface Authorization extends v.InferOutput<AuthorizationSchema> {}

/** A staff member with all authorizations, the newest first. */
const competenceObject = v.object({
  id: userIdField,
  full_name: v.string(),
  role: v.picklist(staffRoles),
  /** Tasks that the permissions of the account include. */
  tasks: v.array(v.picklist(resultTasks)),
  authorizations: v.array(authorizationSchema),
});
export interface CompetenceSchema extends Named<typeof competenceObject> {}
export const competenceSchema: CompetenceSchema = competenceObject;
export interface Competence extends v.InferOutput<CompetenceSchema> {}

const ownAuthorizationsObject = v.object({
  /** Whether work on results requires an authorization besides the permission. */
  required: v.boolean(),
  authorizations: v.array(authorizationSchema),
});
export interface OwnAuthorizationsSchema extends Named<typeof ownAuthorizationsObject> {}
export const ownAuthorizationsSchema: OwnAuthorizationsSchema = ownAuthorizationsObject;
export interface OwnAuthorizations extends v.InferOutput<OwnAuthorizationsSchema> {}

/** Filters of the staff list: without a current authorization, or one that ends soon or ended. */
export const competenceNeeds = ['none', 'expiring', 'expired'] as const;
export type CompetenceNeed = (typeof competenceNeeds)[number];

export const competenceQuery = v.object({
  ...pageQuery,
  /** Part of a name. */
  q: v.optional(lineField(100, 0)),
  department: v.optional(v.picklist(departments)),
  need: v.optional(v.picklist(competenceNeeds)),
});

/** Authorizes for the tasks in each of the departments, one record each. */
export const authorizeBody = v.strictObject({
  departments: v.pipe(
    v.array(v.picklist(departments)),
    v.minLength(1, 'must contain at least one department'),
    v.maxLength(departments.length, 'must not contain duplicate departments'),
  ),
  tasks: v.pipe(
    v.array(v.picklist(resultTasks)),
    v.minLength(1, 'must contain at least one task'),
    v.maxLength(resultTasks.length, 'must not contain duplicate tasks'),
  ),
  assessed_on: enteredDateField,
  assessed_by: lineField(120),
  valid_until: enteredDateField,
  remark: v.optional(lineField(200, 0), ''),
});

export const withdrawBody = v.strictObject({ reason: lineField(200) });

import { roles, type Role } from '@alms/lis-domain/access';
import { MAX_RECIPIENTS, notificationPriorities } from '@alms/lis-domain/notifications';
import type { UserId } from '@alms/lis-domain/identity';
import * as v from 'valibot';
import { chosenId } from '../../shared/lis-form/index.ts';

/** Audience options: a role, all users, or a selection in its own field. None is preselected. */
export const audiences = [...roles, 'all', 'several-roles', 'people'] as const;

/** Recipients of a notification. */
export type Recipients = 'all' | { roles: readonly Role[] } | { people: readonly UserId[] };

const people = v.array(v.object({ value: chosenId<UserId>(), label: v.string() }));

export const sendNotificationForm = v.pipe(
  v.object({
    audience: v.picklist(audiences, 'audienceRequired'),
    roles: v.array(v.picklist(roles)),
    people: v.pipe(people, v.maxLength(MAX_RECIPIENTS, 'tooManyPeople')),
    title: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty('subjectRequired'),
      v.maxLength(120, 'subjectTooLong'),
    ),
    message: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty('messageRequired'),
      v.maxLength(1000, 'messageTooLong'),
    ),
    priority: v.picklist(notificationPriorities),
    mail: v.boolean(),
  }),
  v.forward(
    v.partialCheck(
      [['audience'], ['roles']],
      ({ audience, roles: chosen }) => audience !== 'several-roles' || chosen.length > 0,
      'rolesRequired',
    ),
    ['roles'],
  ),
  v.forward(
    v.partialCheck(
      [['audience'], ['people']],
      ({ audience, people: chosen }) => audience !== 'people' || chosen.length > 0,
      'peopleRequired',
    ),
    ['people'],
  ),
  v.transform(({ audience, roles: severalRoles, people: chosen, ...content }) => ({
    ...content,
    to: recipientsOf(
      audience,
      severalRoles,
      chosen.map(({ value }) => value),
    ),
  })),
);

function recipientsOf(
  audience: (typeof audiences)[number],
  severalRoles: readonly Role[],
  chosen: readonly UserId[],
): Recipients {
  if (audience === 'all') return audience;
  if (audience === 'people') return { people: chosen };
  return { roles: audience === 'several-roles' ? severalRoles : [audience] };
}

/** Form fields that determine the recipients, possibly incomplete. */
export interface AudienceChoice {
  audience: string;
  roles: readonly Role[];
}

/**
 * Returns the audience to count on the server. Undefined while none is selected, and for
 * individuals, who are counted in the form.
 */
export function countedAudience({
  audience,
  roles: severalRoles,
}: AudienceChoice): Exclude<Recipients, { people: unknown }> | undefined {
  const chosen = audiences.find((each) => each === audience);
  if (
    chosen === undefined ||
    chosen === 'people' ||
    (chosen === 'several-roles' && severalRoles.length === 0)
  )
    return undefined;
  return chosen === 'all'
    ? chosen
    : { roles: chosen === 'several-roles' ? severalRoles : [chosen] };
}

import { roles, type Role } from '@alms/lis-domain/access';
import { MOST_RECIPIENTS, notificationPriorities } from '@alms/lis-domain/notifications';
import * as v from 'valibot';

/** Everybody in a role, everybody, or whoever is chosen in a field of its own. Nothing is chosen at first. */
export const audiences = [...roles, 'everybody', 'several-roles', 'people'] as const;

/** Whom a notification is for. */
export type Recipients = 'everybody' | { roles: readonly Role[] } | { people: readonly string[] };

const people = v.array(v.object({ value: v.string(), label: v.string() }));

export const sendNotificationForm = v.pipe(
  v.object({
    audience: v.picklist(audiences, 'audienceRequired'),
    roles: v.array(v.picklist(roles)),
    people: v.pipe(people, v.maxLength(MOST_RECIPIENTS, 'tooManyPeople')),
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
  chosen: readonly string[],
): Recipients {
  if (audience === 'everybody') return audience;
  if (audience === 'people') return { people: chosen };
  return { roles: audience === 'several-roles' ? severalRoles : [audience] };
}

/** What of the form says whom a notification is for, as far as it is filled in. */
export interface AudienceChoice {
  audience: string;
  roles: readonly Role[];
}

/** The audience whose size has to be asked for; undefined while none is chosen, and for people, who are counted as they are chosen. */
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
  return chosen === 'everybody'
    ? chosen
    : { roles: chosen === 'several-roles' ? severalRoles : [chosen] };
}

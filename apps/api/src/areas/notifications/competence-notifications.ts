import type { Department } from '@alms/lis-domain/catalogue';
import { departmentWords } from '@alms/lis-domain/catalogue/words/department-words';
import type { UserId } from '@alms/lis-domain/identity';
import type { LanguageTag } from '@alms/lis-domain/language';
import type { TenantId } from '@alms/lis-domain/tenancy';
import type { TenantTransaction } from '../../platform/db/tenant-transaction.ts';
import { catalogue } from '../../platform/i18n/catalogue.ts';
import { printedDate } from '../../platform/i18n/printed-dates.ts';
import { addNotifications, findRecipients } from './notifications.store.ts';
import { addressed } from './result-notifications.ts';

const namesOfDepartments = catalogue(departmentWords);

/** Authorizations of one person that end on the same day. */
export interface EndingAuthorizations {
  user_id: UserId;
  full_name: string;
  departments: readonly Department[];
  valid_until: string;
  hasEnded: boolean;
}

/** Notifies a person, and users who authorize staff, of authorizations that end soon or ended. */
export async function notifyOfEndingAuthorizations(
  tx: TenantTransaction,
  tenantId: TenantId,
  ending: readonly EndingAuthorizations[],
  now: Date,
): Promise<void> {
  if (ending.length === 0) return;
  const managers = await findRecipients(tx, tenantId, {
    roles: ['admin'],
    granted: 'authorize_staff',
  });
  const people = await findRecipients(tx, tenantId, { ids: ending.map(({ user_id }) => user_id) });
  const rows = ending.flatMap(({ user_id, full_name, departments, valid_until, hasEnded }) =>
    addressed(
      [
        ...people.filter(({ id }) => id === user_id),
        ...managers.filter(({ id }) => id !== user_id),
      ],
      {
        type: 'system',
        priority: hasEnded ? 'high' : 'normal',
        entity: { type: 'account', id: user_id },
        screens: ['/app/settings/competence'],
        view: `?q=${encodeURIComponent(full_name)}`,
        says: (words, language) => ({
          title: words(hasEnded ? 'authorizationEnded' : 'authorizationEnds', { name: full_name }),
          message: words('authorizationOf', {
            departments: listOf(departments, language),
            date: printedDate(valid_until, language),
          }),
        }),
      },
      now,
    ),
  );
  await addNotifications(tx, rows);
}

function listOf(departments: readonly Department[], language: LanguageTag): string {
  const words = namesOfDepartments(language);
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(
    departments.map((department) => words(department)),
  );
}

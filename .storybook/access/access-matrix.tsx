import {
  defaultGrants,
  reasonToRequest,
  reasonToOpen,
  roles,
  routes,
  type Actor,
  type AccessReason,
  type Permission,
  type Role,
} from '@alms/lis-domain/access';
import { contract } from '@alms/lis-domain/contract';
import { idOf } from '@alms/lis-domain/fixtures';
import type { PatientId } from '@alms/lis-domain/patients';
import { CheckGlyph, CloseGlyph, Icon } from '@alms/ui/icon';
import { SearchField } from '@alms/ui/search-field';
import { Segmented } from '@alms/ui/segmented';
import { SelectField } from '@alms/ui/select-field';
import { Table, type TableColumn } from '@alms/ui/table';
import { Text } from '@alms/ui/text';
import { t } from '@alms/ui/theme';
import { VisuallyHidden } from '@alms/ui/visually-hidden';
import { useState } from 'react';
import { styled } from 'styled-components';
import { usePermissionWords } from '../../packages/lis-features/src/shared/permission-words/index.ts';
import { useRoleWords } from '../../packages/lis-features/src/shared/role-words/index.ts';

const OWN = idOf<PatientId>('own');

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${t.space.s4};
  > [data-part='filters'] {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: ${t.space.s3};
  }
  > [data-part='filters'] > [data-component='search-field'] {
    flex: 1 1 16rem;
    max-inline-size: 24rem;
  }
  [data-part='ground'] {
    display: flex;
    align-items: center;
    gap: ${t.space.s1};
    font-size: ${t.size.s1};
    line-height: ${t.line.s1};
  }
  [data-part='ground'][data-size='large'] {
    gap: ${t.space.s2};
    font-size: inherit;
    line-height: inherit;
  }
  [data-part='name'] {
    display: grid;
    justify-items: start;
    font-weight: ${t.weight.text};
  }
  [data-part='name'] > * {
    min-inline-size: 0;
    max-inline-size: 100%;
    overflow-wrap: anywhere;
  }
`;

/** A row of the matrix, with the access reasons per role. */
interface Row {
  id: string;
  /** Route or endpoint. */
  name: string;
  about?: string;
  grounds: Record<Role, AccessReason>;
}

/**
 * A user with the default permissions of the role; for a patient, the requested record is their
 * own.
 */
const asCreated = (role: Role): Actor => ({
  role,
  preferences: { permissions: defaultGrants[role] },
  ...(role === 'patient' && { patient_id: OWN }),
});

const forEachRole = (ground: (actor: Actor) => AccessReason) =>
  Object.fromEntries(roles.map((role) => [role, ground(asCreated(role))])) as Record<
    Role,
    AccessReason
  >;

const rowsOf: Record<'screens' | 'calls', readonly Row[]> = {
  screens: routes.map((route) => ({
    id: route,
    name: route,
    grounds: forEachRole((actor) => reasonToOpen(actor, route)),
  })),
  calls: contract.map(({ id, method, path, summary, access }) => ({
    id,
    name: `${method} ${path}`,
    about: summary,
    grounds: forEachRole((actor) => reasonToRequest(actor, access, { patientId: OWN })),
  })),
};

/** Short labels for the cells of the full matrix. */
const SHORT = {
  nothing: 'Anybody',
  account: 'Account',
  staff: 'Staff',
  role: 'Role',
  'own-record': 'Own record',
  permission: 'Permission',
} as const;

const LONG = {
  nothing: 'Public: no sign-in required.',
  account: 'Every account may.',
  staff: 'Everybody on the staff may.',
  role: 'The role is enough.',
  'own-record': 'Own record only. Other records return “not found”.',
} as const;

const LACK = {
  account: 'Needs an account.',
  role: 'Never available to this role.',
  'own-record': 'Not their own record.',
} as const;

/** Formats the access reason as a sentence. */
function sentenceOf(
  ground: AccessReason,
  permissionWords: Readonly<Record<Permission, string>>,
): string {
  const named = (list: readonly Permission[], or: string) =>
    list.map((each) => `${permissionWords[each]} (${each})`).join(or);
  if (ground.allowed)
    return ground.by === 'permission'
      ? `Holds ${named(ground.permissions, ' and ')}.`
      : LONG[ground.by];
  return ground.lacks === 'permission'
    ? `Needs ${named(ground.permissions, ' or ')}.`
    : LACK[ground.lacks];
}

function Mark({ ground }: { ground: AccessReason }) {
  const words = usePermissionWords();
  if (ground.allowed) {
    return (
      <span data-part="ground">
        <Icon glyph={CheckGlyph} size="small" />
        {SHORT[ground.by]}
      </span>
    );
  }
  return (
    <span data-part="ground">
      <Text as="span" tone="muted" aria-hidden="true">
        –
      </Text>
      <VisuallyHidden>{`No. ${sentenceOf(ground, words)}`}</VisuallyHidden>
    </span>
  );
}

function Name({ row: { name, about } }: { row: Row }) {
  return (
    <span data-part="name">
      <Text as="span" size="small" code dir="ltr">
        {name}
      </Text>
      {about !== undefined && (
        <Text as="span" size="small" tone="muted">
          {about}
        </Text>
      )}
    </span>
  );
}

export interface AccessMatrixProps {
  /** What the matrix lists: routes or endpoints. */
  of: 'screens' | 'calls';
  /** Initially selected role. @default all roles */
  first?: Role;
}

/**
 * Access matrix by role with reasons, generated from the policy and the API contract that router,
 * menu and server enforce.
 */
export function AccessMatrix({ of, first }: AccessMatrixProps) {
  const roleWords = useRoleWords();
  const permissionWords = usePermissionWords();
  const [search, setSearch] = useState('');
  const [role, setRole] = useState<Role | undefined>(first);
  const [only, setOnly] = useState<'all' | 'open' | 'shut'>('all');

  const sought = search.trim().toLowerCase();
  const rows = rowsOf[of].filter(({ id, name, about = '', grounds }) => {
    if (!`${id} ${name} ${about}`.toLowerCase().includes(sought)) return false;
    return role === undefined || only === 'all' || grounds[role].allowed === (only === 'open');
  });

  const what: TableColumn<Row> = {
    id: 'what',
    header: of === 'screens' ? 'Screen' : 'Call',
    rowHeader: true,
    width: role === undefined ? '19%' : '40%',
    render: (row) => <Name row={row} />,
  };
  const everybody: TableColumn<Row>[] = roles.map((each) => ({
    id: each,
    header: roleWords[each],
    render: ({ grounds }) => <Mark ground={grounds[each]} />,
  }));
  const reasonsOf = (one: Role): TableColumn<Row> => ({
    id: 'why',
    header: roleWords[one],
    render: ({ grounds }) => (
      <span data-part="ground" data-size="large">
        <Icon glyph={grounds[one].allowed ? CheckGlyph : CloseGlyph} size="small" />
        <VisuallyHidden>{grounds[one].allowed ? 'May.' : 'May not.'}</VisuallyHidden>
        {sentenceOf(grounds[one], permissionWords)}
      </span>
    ),
  });

  return (
    <Root>
      <div data-part="filters">
        <SearchField
          label={of === 'screens' ? 'Address' : 'Call, address or summary'}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <SelectField
          dense
          label="Role"
          value={role ?? ''}
          options={[
            { value: '', label: 'All roles' },
            ...roles.map((value) => ({ value, label: roleWords[value] })),
          ]}
          onChange={(event) => setRole(roles.find((each) => each === event.target.value))}
        />
        {role !== undefined && (
          <Segmented
            label="Which"
            value={only}
            onValueChange={setOnly}
            options={[
              { value: 'all', label: 'All' },
              { value: 'open', label: 'May' },
              { value: 'shut', label: 'May not' },
            ]}
          />
        )}
      </div>
      <Table
        caption={of === 'screens' ? 'Who may open which screen' : 'Who may make which call'}
        sticky
        rows={rows}
        rowKey={({ id }) => id}
        columns={[what, ...(role === undefined ? everybody : [reasonsOf(role)])]}
        emptyLabel="Nothing matches."
      />
    </Root>
  );
}

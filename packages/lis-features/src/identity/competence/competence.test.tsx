import { aCompetence, aUser } from '@alms/lis-domain/fixtures';
import type { Submission } from '@alms/ui/resource';
import { renderUi } from '@alms/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import * as v from 'valibot';
import { authorizationForm } from './competence.form.ts';
import { competenceArgs, staff } from './competence.args.ts';
import { CompetenceScreen, type CompetenceScreenProps } from './index.ts';

const show = (props: Partial<CompetenceScreenProps> = {}) =>
  renderUi(<CompetenceScreen {...competenceArgs} {...props} />);
const row = (name: string) => screen.getByRole('row', { name: new RegExp(name) });

describe('competence list', () => {
  it('shows authorizations in force and the last expired one of a department', () => {
    show();
    expect(row('Tessa Benchley')).toHaveTextContent(
      'ChemistryEnter resultsuntil 03 May 2026ExpiredHematologyEnter results, Verify resultsuntil 01 Mar 2027',
    );
    expect(row(staff.dataEntry.full_name)).toHaveTextContent('Ends soon');
    expect(row(staff.dataEntry.full_name)).not.toHaveTextContent('Withdrawn');
    expect(row(staff.manager.full_name)).toHaveTextContent('None');
  });

  it('omits an expired authorization once the department is authorized again', () => {
    const [current, expired] = aCompetence().authorizations;
    if (!current || !expired) throw new Error('The fixture has two authorizations.');
    show({
      staff: {
        status: 'ready',
        data: {
          items: [
            aCompetence({ authorizations: [current, { ...expired, department: 'hematology' }] }),
          ],
          nextCursor: null,
        },
        freshness: 'fresh',
        asOf: '2026-05-12T08:42:00Z',
      },
    });
    expect(row('Tessa Benchley')).not.toHaveTextContent('Expired');
  });

  it('does not let users authorize themselves', () => {
    show({ viewerId: aUser('technician').id });
    expect(screen.getByRole('button', { name: 'Authorize Tessa Benchley…' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });

  it.each([
    [false, 1],
    [true, 0],
    [undefined, 0],
  ])('says that authorizations are not required only when that is known (%s)', (isRequired, n) => {
    show({ isRequired });
    expect(screen.queryAllByText(/recorded but not required/)).toHaveLength(n);
  });
});

describe('authorization form', () => {
  const valid = {
    departments: ['chemistry'],
    tasks: ['enter'],
    assessed_on: '2026-05-02',
    assessed_by: 'Ines Qualifier',
    valid_until: '2027-05-01',
    remark: '',
  };
  const firstIssue = (fields: object) =>
    v
      .safeParse(authorizationForm('2026-05-12'), { ...valid, ...fields })
      .issues?.map(({ message }) => message)[0];

  it.each<[object, string | undefined]>([
    [{}, undefined],
    [{ departments: [] }, 'departmentsRequired'],
    [{ tasks: [] }, 'tasksRequired'],
    [{ assessed_by: '  ' }, 'assessedByRequired'],
    [{ assessed_on: '2026-05-13' }, 'assessedInFuture'],
    [{ valid_until: '2026-05-11' }, 'validUntilOutside'],
    [{ valid_until: '2031-06-01' }, 'validUntilOutside'],
    [{ assessed_on: '' }, 'assessedOnRequired'],
    [{ valid_until: '0026-05-01' }, 'dateInvalid'],
  ])('%o: %s', (fields, expected) => {
    expect(firstIssue(fields)).toBe(expected);
  });
});

describe('withdrawal', () => {
  it('needs a reason and returns to the records', async () => {
    const onWithdraw = vi.fn(async (): Promise<Submission> => ({ status: 'done' }));
    const { user } = show({ onWithdraw });
    await user.click(screen.getByRole('button', { name: 'Records of Tessa Benchley' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Withdraw…' }));
    await user.click(dialog.getByRole('button', { name: 'Withdraw authorization' }));
    expect(onWithdraw).not.toHaveBeenCalled();
    await user.type(dialog.getByLabelText('Reason'), 'Left the department');
    await user.click(dialog.getByRole('button', { name: 'Withdraw authorization' }));
    await waitFor(() => expect(onWithdraw).toHaveBeenCalledOnce());
    expect(dialog.getByRole('group', { name: 'Hematology' })).toBeVisible();
  });
});

import type { Submission } from '@alms/ui/resource';
import { renderUi } from '@alms/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { LaboratoriesCard, type LaboratoriesCardProps } from './index.ts';
import { laboratoriesArgs, someLaboratories } from './laboratories.args.ts';

const show = (props: Partial<LaboratoriesCardProps> = {}) =>
  renderUi(<LaboratoriesCard {...laboratoriesArgs} {...props} />);

describe('LaboratoriesCard', () => {
  it('shows what each site performs', () => {
    show();
    const row = (name: RegExp) => within(screen.getByRole('row', { name }));
    expect(row(/Northside Clinic/).getByText('All departments')).toBeVisible();
    expect(row(/Harbour Street/).getByText('Hematology')).toBeVisible();
    expect(row(/Market Square/).getByText('Collection only')).toBeVisible();
    expect(row(/Market Square/).getByText('Retired')).toBeVisible();
  });

  it('adds a site with its departments, tests and time zone', async () => {
    const onSave = vi.fn(laboratoriesArgs.onSave);
    const { user } = show({ onSave });
    await user.click(screen.getByRole('button', { name: 'Add site…' }));
    await user.type(screen.getByLabelText('Name'), ' Riverside ');
    await user.type(screen.getByLabelText('Code'), 'riv-1');
    expect(screen.getByText(/^Times and days of this site use it/)).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Time zone'), 'Africa/Nairobi');
    await user.type(screen.getByLabelText(/Departments/), 'Serol');
    await user.click(await screen.findByRole('option', { name: /Serology/ }));
    await user.type(screen.getByLabelText(/Tests from other departments/), 'Trop');
    await user.click(await screen.findByRole('option', { name: /Troponin/ }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(onSave).toHaveBeenCalledWith({
        laboratory: undefined,
        body: {
          name: 'Riverside',
          code: 'RIV-1',
          address: '',
          phone: '',
          time_zone: 'Africa/Nairobi',
          departments: ['serology'],
          tests: ['test-2'],
          director: '',
          accreditation: '',
          active: true,
        },
      }),
    );
  });

  it('retires a site, but never the main one', async () => {
    const onSave = vi.fn(laboratoriesArgs.onSave);
    const { user } = show({ onSave });
    await user.click(screen.getByText('Northside Clinic'));
    expect(screen.queryByRole('checkbox', { name: 'Active' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByText('Harbour Street'));
    await user.click(screen.getByRole('checkbox', { name: 'Active' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(onSave).toHaveBeenCalledOnce());
    expect(onSave.mock.calls[0]?.[0]).toMatchObject({
      laboratory: someLaboratories[1],
      body: { name: 'Harbour Street', active: false },
    });
  });

  it.each([
    ['laboratory_in_use', /cannot be retired while/],
    ['too_many_laboratories', /^A facility has at most 100 sites\.$/],
    ['version_stale', /Another user changed this site/],
  ])('explains the refusal %s and keeps the form', async (formError, text) => {
    const refused: Submission = { status: 'rejected', fieldErrors: {}, formError };
    const { user } = show({ onSave: async () => refused });
    await user.click(screen.getByText('Harbour Street'));
    const name = screen.getByLabelText('Name');
    await user.type(name, ' 2');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(text)).toBeVisible();
    expect(name).toHaveValue('Harbour Street 2');
  });
});

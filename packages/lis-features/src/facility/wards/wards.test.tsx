import { fixtureId } from '@alms/lis-domain/fixtures';
import type { Submission } from '@alms/ui/resource';
import { renderUi } from '@alms/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { WardsCard, type WardsCardProps } from './index.ts';
import { someWards, wardsArgs } from './wards.args.ts';

const show = (props: Partial<WardsCardProps> = {}) =>
  renderUi(<WardsCard {...wardsArgs} {...props} />);

describe('WardsCard', () => {
  it('shows site, contact and status of each ward', () => {
    show();
    const row = (name: RegExp) => within(screen.getByRole('row', { name }));
    expect(row(/Intensive care/).getByText('icu@northside.example')).toBeVisible();
    expect(row(/Intensive care/).getByText('Northside Clinic')).toBeVisible();
    expect(row(/Maternity/).getByText('Inactive')).toBeVisible();
  });

  it('adds a ward to the site of the user', async () => {
    const onSave = vi.fn(wardsArgs.onSave);
    const { user } = show({ onSave });
    await user.click(screen.getByRole('button', { name: 'Add ward…' }));
    expect(screen.queryByRole('checkbox', { name: 'Active' })).toBeNull();
    await user.type(screen.getByLabelText('Name'), ' Ward 4 ');
    await user.type(screen.getByLabelText('Code'), '4');
    await user.type(screen.getByLabelText(/^Email/), 'ward4@northside.example');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(onSave).toHaveBeenCalledWith({
        ward: undefined,
        body: {
          name: 'Ward 4',
          code: '4',
          laboratory_id: fixtureId('laboratory', 1),
          phone: '',
          email: 'ward4@northside.example',
          active: true,
        },
      }),
    );
  });

  it('deactivates a ward', async () => {
    const onSave = vi.fn(wardsArgs.onSave);
    const { user } = show({ onSave, sites: wardsArgs.sites.slice(0, 1) });
    await user.click(screen.getByText('Ward 3B'));
    expect(screen.queryByLabelText('Site')).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: 'Active' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(onSave).toHaveBeenCalledOnce());
    expect(onSave.mock.calls[0]?.[0]).toMatchObject({
      ward: someWards[2],
      body: { name: 'Ward 3B', active: false },
    });
  });

  it.each([
    ['too_many_wards', /^A facility has at most 300 wards\.$/],
    ['version_stale', /Another user changed this ward/],
  ])('explains the refusal %s and keeps the form', async (formError, text) => {
    const refused: Submission = { status: 'rejected', fieldErrors: {}, formError };
    const { user } = show({ onSave: async () => refused });
    await user.click(screen.getByText('Ward 3B'));
    const name = screen.getByLabelText('Name');
    await user.type(name, ' 2');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(text)).toBeVisible();
    expect(name).toHaveValue('Ward 3B 2');
  });
});

import { aPatient } from '@alms/lis-domain/fixtures';
import { renderUi } from '@alms/ui/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ChoosePatientScreen, type ChoosePatientScreenProps } from './index.ts';
import { choosePatientArgs, foundArgs } from './new-order.args.ts';

const show = (props: Partial<ChoosePatientScreenProps> = {}) =>
  renderUi(<ChoosePatientScreen {...choosePatientArgs} {...props} />);

describe('ChoosePatientScreen', () => {
  it('lists no patients before a search', async () => {
    const onSearch = vi.fn();
    const { user } = show({ onSearch });
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.getByRole('heading', { name: 'Select a patient' })).toBeVisible();
    await user.type(screen.getByRole('searchbox'), 'a');
    expect(onSearch).toHaveBeenCalledWith('a');
  });

  it('links from a patient to the order', () => {
    show(foundArgs);
    const links = screen
      .getAllByRole('link', { name: 'Testwell, Ada' })
      .map((link) => link.getAttribute('href'));
    expect(links).toEqual(
      [1, 7].map((number) => `/app/patient-portal/${aPatient({ number }).id}/order`),
    );
  });

  it('offers registration only to users who may register patients', () => {
    const noPatient = {
      query: 'Unregistered',
      patients: { status: 'empty', reason: 'no-match' },
    } as const;
    const { rerender } = show(noPatient);
    expect(screen.queryByRole('link', { name: 'Register patient' })).toBeNull();
    expect(
      screen.getByText('Check the spelling, or search by MRN or date of birth.'),
    ).toBeVisible();
    rerender(
      <ChoosePatientScreen
        {...choosePatientArgs}
        {...noPatient}
        hrefs={{ ...choosePatientArgs.hrefs, register: '/app/patient-portal/new' }}
      />,
    );
    expect(screen.getAllByRole('link', { name: 'Register patient' })).toHaveLength(2);
    expect(screen.getByText(/before you register a new patient/)).toBeVisible();
  });
});

import { aPatient } from '@alms/lis-domain/fixtures';
import { ready } from '@alms/ui/resource';
import { renderUi } from '@alms/ui/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { PatientSearchScreen, type PatientSearchScreenProps } from './index.ts';
import { patientSearchArgs } from './patient-search.args.ts';

const show = (props: Partial<PatientSearchScreenProps> = {}) =>
  renderUi(<PatientSearchScreen {...patientSearchArgs} {...props} />);
const row = (name: RegExp) => screen.getAllByRole('row', { name });

describe('PatientSearchScreen', () => {
  it('distinguishes namesakes by date of birth and number', () => {
    show();
    const [one, other] = row(/Testwell, Ada/);
    expect(one).toHaveTextContent('Testwell, Ada03 Nov 195768 yFemaleMRN-4001');
    expect(other).toHaveTextContent('Testwell, Ada11 Mar 196165 yFemaleMRN-4007');
  });

  it('links from a row to the patient', () => {
    const patient = aPatient({ number: 2 });
    show();
    expect(screen.getByRole('link', { name: patient.full_name })).toHaveAttribute(
      'href',
      `/app/patient-portal/${patient.id}`,
    );
  });

  it('reports the search text at each keystroke', async () => {
    const onSearch = vi.fn();
    const { user } = show({ onSearch });
    await user.type(screen.getByRole('searchbox'), 'ad');
    expect(onSearch.mock.calls).toEqual([['a'], ['d']]);
  });

  it('offers registration only with permission', () => {
    const { rerender } = show();
    expect(screen.getByRole('link', { name: 'Register patient' })).toHaveAttribute(
      'href',
      '/app/patient-portal/new',
    );
    rerender(
      <PatientSearchScreen
        {...patientSearchArgs}
        hrefs={{ patient: patientSearchArgs.hrefs.patient }}
      />,
    );
    expect(screen.queryByRole('link', { name: 'Register patient' })).not.toBeInTheDocument();
  });

  it('offers registration after a search without matches, with advice to check the search first', () => {
    show({ patients: { status: 'empty', reason: 'no-match' } });
    const results = within(screen.getByRole('group', { name: 'Patients found' }));
    expect(results.getByRole('heading', { name: 'No patient matches' })).toBeVisible();
    expect(results.getByRole('link', { name: 'Register patient' })).toBeVisible();
  });

  it('loads the next page on request, and counts the rows shown', async () => {
    const onMore = vi.fn();
    const { user } = show({ onMore });
    expect(screen.getByText(/^First 9 patients/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(onMore).toHaveBeenCalledOnce();
  });

  it('reports more matches than counted, and that the newest are shown', () => {
    show({ moreThan: 1_000, onMore: vi.fn() });
    expect(
      screen.getByText(
        'More than 1,000 patients match. The 9 most recently registered are listed. Refine the search.',
      ),
    ).toBeVisible();
  });

  it('counts all rows on the last page, without offering more', () => {
    show({ patients: ready({ items: [aPatient()], nextCursor: null }) });
    expect(screen.getByText('1 patient')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
  });

  it('does not link sample patients', () => {
    show({
      patients: {
        status: 'ready',
        freshness: 'sample',
        data: { items: [aPatient()], nextCursor: null },
      },
    });
    expect(within(screen.getByRole('table')).queryByRole('link')).not.toBeInTheDocument();
  });
});

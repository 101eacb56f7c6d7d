import { aPatientResult, aPatientSummary } from '@alms/lis-domain/fixtures';
import { ready } from '@alms/ui/resource';
import { renderUi } from '@alms/ui/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ResultsPage } from './results-page.tsx';
import { french } from './words.ts';

const inFrench = { locale: 'fr', translations: french };

describe('the results page', () => {
  it('shows whose results these are, and each value as reported', () => {
    const record = { patient: aPatientSummary(), results: [aPatientResult()] };
    renderUi(<ResultsPage title="Clinique" record={ready(record)} onSignOut={vi.fn()} />, inFrench);
    const banner = screen.getByRole('region', { name: record.patient.full_name });
    expect(banner.textContent).toContain(record.patient.mrn);
    const table = within(screen.getByRole('table', { name: 'Résultats' }));
    const row = table.getByRole('row', { name: /mmol\/L/ });
    expect(row.textContent).toContain(record.results[0]?.value_text);
  });

  it('signs out', async () => {
    const onSignOut = vi.fn();
    const { user } = renderUi(
      <ResultsPage title="Clinique" record={{ status: 'loading' }} onSignOut={onSignOut} />,
      inFrench,
    );
    await user.click(screen.getByRole('button', { name: 'Se déconnecter' }));
    expect(onSignOut).toHaveBeenCalledOnce();
  });
});

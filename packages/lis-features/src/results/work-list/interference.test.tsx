import { ready, type Submission } from '@alms/ui/resource';
import { renderUi } from '@alms/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { withChanges } from '../../shared/testing/with-changes.ts';
import { ResultsScreen } from './results-screen.tsx';
import { enterArgs, interfered, verified, verifyArgs } from './work-list.args.ts';

const rowOf = async (test: string) =>
  (await screen.findByRole('rowheader', { name: new RegExp(`^${test}`) })).closest('tr')!;

it('shows a value that is not reported with its reason, and the measured value', async () => {
  renderUi(
    <ResultsScreen {...withChanges(verifyArgs, { specimen: { results: ready(interfered) } })} />,
  );
  const row = within(await rowOf('Potassium'));
  expect(row.getByText('Not reported: hemolyzed specimen')).toBeInTheDocument();
  expect(
    await screen.findByText(
      /Hemolysis: gross \(3\+\)\. Limit reached: not reported\. Measured: 6\.8/,
    ),
  ).toBeInTheDocument();
  expect(
    screen.getByText(/Hemolysis: gross \(3\+\)\. Limit reached: requires a decision/),
  ).toBeInTheDocument();
  expect(screen.getByText(/Lipemia: 35/)).toBeInTheDocument();
});

it('names a verified value for amendment after a later index', async () => {
  renderUi(
    <ResultsScreen
      {...withChanges(verifyArgs, {
        specimen: {
          results: ready(
            verified.map((result) => ({ ...result, late_interference: 'suppress' as const })),
          ),
        },
      })}
    />,
  );
  expect(
    (await screen.findAllByText(/The verified value is unchanged: amend it/)).length,
  ).toBeGreaterThan(0);
});

it('records indices of the open specimen, and refuses a number that is missing', async () => {
  const onRecordIndices = vi.fn(async (): Promise<Submission> => ({ status: 'done' }));
  const { user } = renderUi(
    <ResultsScreen {...withChanges(enterArgs, { entry: { onRecordIndices } })} />,
  );
  await user.click(await screen.findByRole('button', { name: 'Record HIL indices…' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Record indices' }));
  expect((await dialog.findAllByText('Record at least one index')).length).toBeGreaterThan(0);
  await user.selectOptions(dialog.getByLabelText('Hemolysis'), 'Index…');
  await user.click(dialog.getByRole('button', { name: 'Record indices' }));
  expect((await dialog.findAllByText('Enter a number such as 120')).length).toBeGreaterThan(0);
  expect(onRecordIndices).not.toHaveBeenCalled();
  await user.type(dialog.getByRole('textbox', { name: /^Hemolysis/ }), '250');
  await user.click(dialog.getByRole('button', { name: 'Record indices' }));
  await waitFor(() =>
    expect(onRecordIndices).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        condition: { codes: [], note: '', indices: { hemolysis: '250' } },
        reason: '',
      }),
    ),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('offers no indices to users who may not record them', async () => {
  renderUi(<ResultsScreen {...enterArgs} />);
  await screen.findAllByRole('rowheader');
  expect(screen.queryByRole('button', { name: 'Record HIL indices…' })).toBeNull();
});

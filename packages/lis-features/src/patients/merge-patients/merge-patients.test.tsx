import { ready } from '@alms/ui/resource';
import { renderUi } from '@alms/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { MergePatientsScreen, type MergePatientsScreenProps } from './index.ts';
import { mergePatientsArgs, mergePreview } from './merge-patients.args.ts';

const show = (props: Partial<MergePatientsScreenProps> = {}) =>
  renderUi(<MergePatientsScreen {...mergePatientsArgs} {...props} />);

describe('merging two records', () => {
  it('keeps the values of the remaining record by default, and shows the data to be moved', async () => {
    const onMerge = vi.fn<MergePatientsScreenProps['onMerge']>(() =>
      Promise.resolve({ status: 'done' }),
    );
    const { user } = show({ onMerge });
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(
      expect.arrayContaining(['2 orders', '3 specimens', '9 results', '1 invoice']),
    );
    expect(screen.queryByText(/appointment/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Merge records' }));
    expect(await screen.findAllByText('Enter a reason')).toHaveLength(2);
    await user.click(
      within(screen.getByRole('radiogroup', { name: 'Given name' })).getByRole('radio', {
        name: /Leyla/,
      }),
    );
    await user.type(screen.getByLabelText('Reason'), 'Spelled two ways');
    await user.click(screen.getByRole('button', { name: 'Merge records' }));
    await waitFor(() =>
      expect(onMerge).toHaveBeenCalledWith(mergePreview, {
        loser_id: mergePreview.loser.id,
        taken: ['given_name'],
        reason: 'Spelled two ways',
      }),
    );
  });

  it('requires a separate reason when sex or date of birth differ', async () => {
    const onMerge = vi.fn<MergePatientsScreenProps['onMerge']>(() =>
      Promise.resolve({ status: 'done' }),
    );
    const { user } = show({ onMerge, preview: ready({ ...mergePreview, identity_differs: true }) });
    await user.type(screen.getByLabelText('Reason'), 'One person');
    await user.click(screen.getByRole('button', { name: 'Merge records' }));
    expect(await screen.findAllByText('Enter the reason')).toHaveLength(2);
    expect(onMerge).not.toHaveBeenCalled();
  });

  it('offers no merge that the server would refuse', () => {
    show({ preview: ready({ ...mergePreview, refusal: 'patient_merged' }) });
    expect(screen.getByText(/One of the records was already/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Merge records' })).toBeNull();
  });

  it('reports a concurrent change of either record', async () => {
    const { user } = show({
      onMerge: () =>
        Promise.resolve({ status: 'rejected', fieldErrors: {}, formError: 'version_stale' }),
    });
    await user.type(screen.getByLabelText('Reason'), 'One person');
    await user.click(screen.getByRole('button', { name: 'Merge records' }));
    expect(await screen.findByText(/Another user updated one of the records/)).toBeVisible();
  });
});

describe('undoing a merge', () => {
  it('requires a reason, and reports a failure', async () => {
    const onUndo = vi.fn<MergePatientsScreenProps['onUndo']>(() =>
      Promise.resolve({ status: 'rejected', fieldErrors: {}, formError: 'patient_merged' }),
    );
    const { user } = show({ onUndo });
    await user.click(screen.getByRole('button', { name: 'Undo the merge of MRN-3871…' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Reason'), 'Two people after all');
    await user.click(dialog.getByRole('button', { name: 'Undo merge' }));
    await waitFor(() =>
      expect(onUndo).toHaveBeenCalledWith(
        expect.objectContaining({ loser: expect.objectContaining({ mrn: 'MRN-3871' }) }),
        'Two people after all',
      ),
    );
    expect(await dialog.findByText(/One of the records was already/)).toBeVisible();
  });
});

import { FIXTURE_NOW } from '@alms/lis-domain/fixtures';
import { ready, type Submission } from '@alms/ui/resource';
import { renderUi } from '@alms/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { InstrumentsCard, type InstrumentsCardProps } from './index.ts';
import {
  instrumentsArgs,
  instrumentsOfSites,
  someInstruments,
  someSites,
} from './instruments.args.ts';

const show = (props: Partial<InstrumentsCardProps> = {}) =>
  renderUi(<InstrumentsCard {...instrumentsArgs} {...props} />);

describe('InstrumentsCard', () => {
  it('shows the site and status of each instrument', () => {
    show();
    const row = (name: RegExp) => within(screen.getByRole('row', { name }));
    expect(row(/Immuno 1/).getByText(someSites[1]!.name)).toBeVisible();
    expect(row(/Immuno 1/).getByText('Active')).toBeVisible();
    expect(row(/Analyser 1/).getByText('Retired')).toBeVisible();
  });

  it('shows no site in a facility with one', async () => {
    const onSave = vi.fn(instrumentsArgs.onSave);
    const { user } = show({ instruments: ready(someInstruments, FIXTURE_NOW), sites: [], onSave });
    expect(screen.queryByText('Site')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Add instrument…' }));
    expect(screen.queryByLabelText('Site')).toBeNull();
    await user.type(screen.getByLabelText('Name'), ' Coag 1 {Enter}');
    await waitFor(() =>
      expect(onSave).toHaveBeenCalledWith({
        instrument: undefined,
        body: { name: 'Coag 1', active: true },
      }),
    );
  });

  it('renames, moves and retires an instrument', async () => {
    const onSave = vi.fn(instrumentsArgs.onSave);
    const { user } = show({ onSave });
    await user.click(screen.getByText('Analyser 2'));
    await user.type(screen.getByLabelText('Name'), 'b');
    await user.selectOptions(screen.getByLabelText('Site'), someSites[1]!.id);
    await user.click(screen.getByRole('checkbox', { name: 'Active' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(onSave).toHaveBeenCalledWith({
        instrument: instrumentsOfSites[0],
        body: { name: 'Analyser 2b', laboratory_id: someSites[1]!.id, active: false },
      }),
    );
  });

  it.each([
    ['controls_not_in_order', /^This instrument has a QC hold\./],
    ['version_stale', /^Another user changed this instrument\./],
  ])('explains the refusal %s and keeps the form', async (formError, text) => {
    const refused: Submission = { status: 'rejected', fieldErrors: {}, formError };
    const { user } = show({ onSave: async () => refused });
    await user.click(screen.getByText('Immuno 1'));
    await user.type(screen.getByLabelText('Name'), ' b');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByLabelText('Name')).toHaveValue('Immuno 1 b');
  });
});

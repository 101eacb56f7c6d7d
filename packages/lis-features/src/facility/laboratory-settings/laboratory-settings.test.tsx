import { aLaboratorySettings, FIXTURE_NOW } from '@alms/lis-domain/fixtures';
import { ready } from '@alms/ui/resource';
import { renderUi } from '@alms/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { LaboratorySettingsScreen, type LaboratorySettingsScreenProps } from './index.ts';
import { laboratorySettingsArgs, plainNumbers, rulesOfOthers } from './laboratory-settings.args.ts';

const noEscalation = aLaboratorySettings().critical_escalation;
const show = (props: Partial<LaboratorySettingsScreenProps> = {}) =>
  renderUi(<LaboratorySettingsScreen {...laboratorySettingsArgs} {...props} />);
const minutes = () => screen.getByLabelText('Report critical results within');
const atOnce = () => screen.getByLabelText('Appointments at the same time');
const save = () => screen.getByRole('button', { name: 'Save' });

describe('LaboratorySettingsScreen', () => {
  it('saves all rules, with numbers as numbers', async () => {
    const onSave = vi.fn(laboratorySettingsArgs.onSave);
    const { user } = show({ onSave });
    await user.clear(minutes());
    await user.type(minutes(), ' 45 ');
    await user.clear(atOnce());
    await user.type(atOnce(), '12');
    await user.click(screen.getByLabelText('The person who entered a result may verify it'));
    await user.click(save());
    await waitFor(() =>
      expect(onSave).toHaveBeenCalledWith({
        values: {
          critical_within_minutes: 45,
          critical_escalation: noEscalation,
          appointments_at_once: 12,
          storage_retention_days: 7,
          mrn_pattern: plainNumbers,
          self_verification: true,
          authorization_required: false,
          reagent_lot_comparison: 'off',
          verification_levels: 1,
          autoverification_enabled: false,
        },
        base: aLaboratorySettings(),
      }),
    );
  });

  it.each(['', '4', '241', '7.5', 'soon'])('rejects "%s" minutes', async (typed) => {
    const onSave = vi.fn(laboratorySettingsArgs.onSave);
    const { user } = show({ onSave });
    await user.clear(minutes());
    if (typed !== '') await user.type(minutes(), typed);
    await user.click(save());
    expect(
      await screen.findAllByText('Enter a whole number of minutes from 5 to 240'),
    ).toHaveLength(2);
    expect(onSave).not.toHaveBeenCalled();
  });

  it.each(['', '0', '101', '2.5'])('rejects "%s" simultaneous appointments', async (typed) => {
    const onSave = vi.fn(laboratorySettingsArgs.onSave);
    const { user } = show({ onSave });
    await user.clear(atOnce());
    if (typed !== '') await user.type(atOnce(), typed);
    await user.click(save());
    expect(await screen.findAllByText('Enter a whole number from 1 to 100')).toHaveLength(2);
    expect(onSave).not.toHaveBeenCalled();
  });

  it('sets no retention period when the field is empty', async () => {
    const onSave = vi.fn(laboratorySettingsArgs.onSave);
    const { user } = show({ onSave });
    const days = screen.getByLabelText(/^Keep specimens for/);
    await user.clear(days);
    await user.type(days, '3651');
    await user.click(save());
    expect(
      await screen.findAllByText('Enter a whole number of days from 1 to 3650, or leave it empty'),
    ).toHaveLength(2);
    await user.clear(days);
    await user.click(save());
    await waitFor(() =>
      expect(onSave).toHaveBeenCalledWith(
        expect.objectContaining({
          values: expect.objectContaining({ storage_retention_days: null }) as unknown,
        }),
      ),
    );
  });

  it.each([
    [true, 'The person who entered a result may verify it.'],
    [false, 'A result must be verified by a different user than the one who entered it.'],
  ])(
    'shows the self-verification setting (%s) read-only without permission, and saves it unchanged',
    async (self_verification, text) => {
      const onSave = vi.fn(laboratorySettingsArgs.onSave);
      const { user } = show({
        settings: ready(aLaboratorySettings({ self_verification }), FIXTURE_NOW),
        mayLiftRules: false,
        onSave,
      });
      expect(screen.getByText(text)).toBeVisible();
      expect(screen.getAllByText(/Only an administrator can change this/)).toHaveLength(2);
      expect(
        screen.getByText('New reagent lots: May be used without a lot comparison'),
      ).toBeVisible();
      expect(screen.queryByRole('checkbox')).toBeNull();
      await user.type(minutes(), '{Backspace}');
      await user.type(minutes(), '5');
      await user.click(save());
      await waitFor(() =>
        expect(onSave).toHaveBeenCalledWith(
          expect.objectContaining({
            values: {
              critical_within_minutes: 35,
              critical_escalation: noEscalation,
              appointments_at_once: 4,
              storage_retention_days: 7,
              mrn_pattern: plainNumbers,
              self_verification,
              authorization_required: false,
              reagent_lot_comparison: 'off',
              verification_levels: 1,
              autoverification_enabled: false,
            },
          }),
        ),
      );
    },
  );

  it('lets only an administrator require release by a second person', async () => {
    const onSave = vi.fn(laboratorySettingsArgs.onSave);
    const { user, unmount } = show({ onSave });
    await user.click(
      screen.getByRole('radio', { name: 'A second user releases verified results' }),
    );
    await user.click(save());
    await waitFor(() =>
      expect(onSave).toHaveBeenCalledWith(
        expect.objectContaining({ values: expect.objectContaining({ verification_levels: 2 }) }),
      ),
    );
    unmount();
    show({
      settings: ready(aLaboratorySettings({ verification_levels: 2 }), FIXTURE_NOW),
      mayLiftRules: false,
    });
    expect(screen.getByText('A second user releases verified results')).toBeVisible();
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('lets other users only disable autoverification', async () => {
    const onSave = vi.fn(laboratorySettingsArgs.onSave);
    const { user } = show({
      settings: ready(aLaboratorySettings({ autoverification_enabled: true }), FIXTURE_NOW),
      mayLiftRules: false,
      onSave,
    });
    await user.click(screen.getByRole('checkbox', { name: 'Autoverify instrument results' }));
    await user.click(save());
    await waitFor(() =>
      expect(onSave).toHaveBeenCalledWith(
        expect.objectContaining({
          values: expect.objectContaining({ autoverification_enabled: false }),
        }),
      ),
    );
  });

  it('states manual verification to users who may not enable autoverification', () => {
    show({ mayLiftRules: false });
    expect(screen.getByText('All values require manual verification.')).toBeVisible();
  });

  it('shows another user’s rules beside the current entries', async () => {
    const { user } = show({ onSave: async () => ({ status: 'stale', record: rulesOfOthers }) });
    await user.type(minutes(), '{Backspace}5');
    await user.click(save());
    const line = within(
      await screen.findByRole('radiogroup', { name: 'Report critical results within' }),
    );
    expect(line.getByText('35 minutes')).toBeVisible();
    expect(line.getByText('15 minutes')).toBeVisible();
    expect(
      within(
        screen.getByRole('radiogroup', { name: 'The person who entered a result may verify it' }),
      ).getByText('Not allowed'),
    ).toBeVisible();
  });
});

describe('patient numbers', () => {
  it('show the next number while typing, and are saved together', async () => {
    const onSave = vi.fn(laboratorySettingsArgs.onSave);
    const { user } = show({ onSave });
    const next = () => screen.getByText(/^The next patient gets/);
    expect(next()).toHaveTextContent('The next patient gets 0000043.');
    expect(screen.queryByLabelText('Restart at 1 every year')).toBeNull();
    await user.type(screen.getByLabelText(/^Prefix/), 'nl-');
    await user.selectOptions(screen.getByLabelText('Year in the number'), 'short');
    await user.clear(screen.getByLabelText('Number of digits'));
    await user.type(screen.getByLabelText('Number of digits'), '5');
    expect(next()).toHaveTextContent('The next patient gets NL-26-00043.');
    await user.click(screen.getByLabelText('Restart at 1 every year'));
    expect(next()).toHaveTextContent('The next patient gets NL-26-00012.');
    await user.click(save());
    await waitFor(() =>
      expect(onSave).toHaveBeenCalledWith(
        expect.objectContaining({
          values: expect.objectContaining({
            mrn_pattern: { prefix: 'NL-', year: 'short', restarts: true, digits: 5 },
          }) as unknown,
        }),
      ),
    );
  });

  it.each([
    [/^Prefix/, 'ABCDEFG', 'Use at most 6 characters'],
    [/^Prefix/, 'A/B', 'Use letters A to Z, digits or hyphens'],
    [/^Prefix/, 'tmp', 'TMP is reserved for temporary numbers'],
    ['Number of digits', '3', 'Enter a whole number from 4 to 8'],
    ['Number of digits', '9', 'Enter a whole number from 4 to 8'],
  ])(
    'with %s "%s" are rejected at the field, without a next number',
    async (label, typed, message) => {
      const onSave = vi.fn(laboratorySettingsArgs.onSave);
      const { user } = show({ onSave });
      await user.clear(screen.getByLabelText(label));
      await user.type(screen.getByLabelText(label), typed);
      expect(screen.queryByText(/^The next patient gets/)).toBeNull();
      await user.click(save());
      expect(await screen.findAllByText(message)).toHaveLength(2);
      expect(screen.getByLabelText(label)).toHaveValue(typed);
      expect(onSave).not.toHaveBeenCalled();
    },
  );

  it('rejected by the server show the error at the field', () => {
    show({
      submission: {
        status: 'rejected',
        fieldErrors: { 'mrn_pattern.prefix': 'must be at most 6 characters' },
        formError: 'invalid',
      },
    });
    expect(screen.getByLabelText(/^Prefix/)).toHaveAccessibleDescription(
      /This entry was not accepted\. Please/,
    );
  });

  it('show no next number while the series is unknown', () => {
    show({ mrnSeries: undefined });
    expect(screen.queryByText(/^The next patient gets/)).toBeNull();
  });

  it('do not restart yearly when the pattern has no year', async () => {
    const onSave = vi.fn(laboratorySettingsArgs.onSave);
    const { user } = show({
      settings: ready(
        aLaboratorySettings({
          mrn_pattern: { prefix: 'P', year: 'long', restarts: true, digits: 4 },
        }),
        FIXTURE_NOW,
      ),
      onSave,
    });
    await user.selectOptions(screen.getByLabelText('Year in the number'), 'none');
    await user.click(save());
    await waitFor(() =>
      expect(onSave).toHaveBeenCalledWith(
        expect.objectContaining({
          values: expect.objectContaining({
            mrn_pattern: { prefix: 'P', year: 'none', restarts: false, digits: 4 },
          }) as unknown,
        }),
      ),
    );
  });
});

describe('escalation of critical results', () => {
  const fieldOf = (name: string, index = 0) => {
    const field = screen.getAllByLabelText(new RegExp(`^${name}`))[index];
    if (!field) throw new Error(`There is no field ${name}.`);
    return field;
  };

  it('saves the steps of first and repeated results, and of a test', async () => {
    const onSave = vi.fn(laboratorySettingsArgs.onSave);
    const { user } = show({ onSave });
    await user.type(fieldOf('Notify staff on call after'), '15');
    await user.type(fieldOf('Repeated within'), '24');
    await user.type(fieldOf('Report repeated results within'), '120');
    await user.click(screen.getByRole('button', { name: 'Add test or ward' }));
    await user.selectOptions(fieldOf('Test'), 'Potassium');
    await user.type(fieldOf('Report critical results within', 1), '10');
    await user.click(save());
    await waitFor(() =>
      expect(onSave).toHaveBeenCalledWith(
        expect.objectContaining({
          values: expect.objectContaining({
            critical_escalation: {
              ward_minutes: 0,
              on_call_minutes: 15,
              repeated: {
                within_hours: 24,
                ward_minutes: 0,
                on_call_minutes: null,
                manager_minutes: 120,
              },
              rules: [
                {
                  test_parameter_id: 'test-k',
                  ward_id: null,
                  ward_minutes: 0,
                  on_call_minutes: null,
                  manager_minutes: 10,
                  repeated: null,
                },
              ],
            },
          }) as unknown,
        }),
      ),
    );
  });

  it('saves the step to the ward, and times of a ward', async () => {
    const onSave = vi.fn(laboratorySettingsArgs.onSave);
    const { user } = show({ onSave, wards: [{ value: 'ward-icu', label: 'Intensive care' }] });
    await user.clear(fieldOf('Notify the ward after'));
    await user.type(fieldOf('Notify the ward after'), '10');
    await user.click(screen.getByRole('button', { name: 'Add test or ward' }));
    await user.type(fieldOf('Report critical results within', 1), '20');
    await user.click(save());
    expect((await screen.findAllByText('Select a test or a ward')).length).toBeGreaterThan(0);
    await user.selectOptions(fieldOf('Ward$'), 'Intensive care');
    await user.clear(fieldOf('Notify the ward after', 1));
    await user.click(save());
    await waitFor(() => expect(onSave).toHaveBeenCalledOnce());
    expect(onSave.mock.calls[0]?.[0]).toMatchObject({
      values: {
        critical_escalation: {
          ward_minutes: 10,
          rules: [
            {
              test_parameter_id: null,
              ward_id: 'ward-icu',
              ward_minutes: null,
              manager_minutes: 20,
            },
          ],
        },
      },
    });
  });

  it('refuses a ward that is not notified before lab managers', async () => {
    const onSave = vi.fn(laboratorySettingsArgs.onSave);
    const { user } = show({ onSave, wards: [{ value: 'ward-icu', label: 'Intensive care' }] });
    await user.clear(fieldOf('Notify the ward after'));
    await user.type(fieldOf('Notify the ward after'), '30');
    await user.click(save());
    await waitFor(() =>
      expect(fieldOf('Notify the ward after')).toHaveAccessibleDescription(
        /Enter 0, or less time than for lab managers/,
      ),
    );
    await user.clear(fieldOf('Notify the ward after'));
    await user.type(fieldOf('Notify the ward after'), '3');
    await user.click(save());
    await waitFor(() =>
      expect(fieldOf('Notify the ward after')).toHaveAccessibleDescription(
        /Enter 0, or a whole number of minutes from 5 to 1440/,
      ),
    );
    expect(onSave).not.toHaveBeenCalled();
  });

  it('refuses steps outside the limits, and an incomplete step', async () => {
    const onSave = vi.fn(laboratorySettingsArgs.onSave);
    const { user } = show({ onSave });
    await user.type(fieldOf('Notify staff on call after'), '4');
    await user.type(fieldOf('Repeated within'), '24');
    await user.click(save());
    expect(
      (await screen.findAllByText('Enter a whole number of minutes from 5 to 1440')).length,
    ).toBeGreaterThan(0);
    expect(screen.getAllByText('Enter both times for repeated results, or neither').length).toBe(2);
    expect(onSave).not.toHaveBeenCalled();
  });

  it('refuses staff on call who are not notified before lab managers', async () => {
    const onSave = vi.fn(laboratorySettingsArgs.onSave);
    const { user } = show({ onSave });
    await user.clear(minutes());
    await user.type(minutes(), '20');
    await user.type(fieldOf('Notify staff on call after'), '20');
    await user.type(fieldOf('Repeated within'), '24');
    await user.type(fieldOf('Report repeated results within'), '60');
    await user.type(fieldOf('On call, repeated results after'), '61');
    await user.click(save());
    const problem = /Enter less time than for lab managers, from 5 minutes, or leave empty/;
    await waitFor(() =>
      expect(fieldOf('Notify staff on call after')).toHaveAccessibleDescription(problem),
    );
    expect(fieldOf('On call, repeated results after')).toHaveAccessibleDescription(problem);
    expect(onSave).not.toHaveBeenCalled();
  });
});

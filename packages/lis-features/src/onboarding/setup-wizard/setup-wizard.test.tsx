import { ready, type Submission } from '@alms/ui/resource';
import { renderUi } from '@alms/ui/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { SetupWizardScreen, type SetupWizardScreenProps } from './index.ts';
import { completed, leftAt, setupWizardArgs } from './setup-wizard.args.ts';

const done: Submission = { status: 'done' };
const taken: Submission = { status: 'rejected', fieldErrors: {}, formError: 'subdomain_taken' };

const show = (props: Partial<SetupWizardScreenProps> = {}) =>
  renderUi(<SetupWizardScreen {...setupWizardArgs} {...props} />);
const press = (name: string) => screen.getByRole('button', { name });
const title = () => screen.getByRole('heading', { level: 2 });
const onSaveStep = () => vi.fn<SetupWizardScreenProps['onSaveStep']>(async () => done);

describe('SetupWizardScreen', () => {
  it.each([
    ['Laboratory Setup', leftAt.laboratory, 'Step 1 of 4'],
    ['Staff Management', leftAt.staff, 'Step 2 of 4'],
    ['Test Catalog', leftAt.catalog, 'Step 3 of 4'],
    ['System Preferences', leftAt.preferences, 'Step 4 of 4'],
  ])('resumes at %s', (name, resume, position) => {
    show({ resume: ready(resume) });
    expect(title()).toHaveTextContent(name);
    expect(screen.getByText(position)).toBeVisible();
    expect(
      within(screen.getByRole('list', { name: 'Setup' }))
        .getByText(name)
        .closest('li'),
    ).toHaveAttribute('aria-current', 'step');
  });

  it('explains with the invitations and at the end why they are not emailed', () => {
    const { rerender } = show({ resume: ready(leftAt.laboratory), invitationNotice: 'They wait.' });
    expect(screen.queryByText('They wait.')).toBeNull();
    rerender(
      <SetupWizardScreen
        {...setupWizardArgs}
        key="staff"
        resume={ready(leftAt.staff)}
        invitationNotice="They wait."
      />,
    );
    expect(screen.getByText('They wait.')).toBeVisible();
    rerender(
      <SetupWizardScreen
        {...setupWizardArgs}
        completed={completed}
        invitationNotice="They wait."
      />,
    );
    expect(screen.getByText('They wait.')).toBeVisible();
  });

  it('saves the step and focuses the title of the next one', async () => {
    const save = onSaveStep();
    const { user } = show({ resume: ready(leftAt.laboratory), onSaveStep: save });
    await user.click(press('Next'));
    expect(save).toHaveBeenCalledExactlyOnceWith({
      step: 'laboratory_setup',
      status: 'completed',
      data: {
        laboratory_name: 'Northgate Regional Laboratory',
        subdomain: 'northgate',
        address: '1 Sample Street\nFixtureville',
        phone: '+1 555 0100',
        email: 'desk@northgate.test',
        timezone: 'Europe/Berlin',
        date_format: 'YYYY-MM-DD',
        primary_color: '#00796b',
      },
    });
    expect(title()).toHaveTextContent('Staff Management');
    expect(title()).toHaveFocus();
  });

  it('reports an expired trial and lets the administrator leave', () => {
    const { rerender } = show({ resume: ready(leftAt.laboratory) });
    rerender(
      <SetupWizardScreen
        {...setupWizardArgs}
        resume={ready(leftAt.laboratory)}
        submission={{ status: 'rejected', fieldErrors: {}, formError: 'trial_ended' }}
      />,
    );
    expect(screen.getByText(/^The trial has ended\. .* Your entry was not saved\./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Continue later' })).toHaveAttribute(
      'href',
      setupWizardArgs.hrefs.dashboard,
    );
  });

  it('stays on a refused step and shows the error at the field', async () => {
    const { user, rerender } = show({
      resume: ready(leftAt.laboratory),
      onSaveStep: async () => taken,
    });
    await user.click(press('Next'));
    rerender(
      <SetupWizardScreen
        {...setupWizardArgs}
        resume={ready(leftAt.laboratory)}
        submission={taken}
      />,
    );
    expect(title()).toHaveTextContent('Laboratory Setup');
    expect(screen.getByLabelText('Facility subdomain')).toHaveAccessibleDescription(
      /Subdomain is already taken$/,
    );
  });

  it('offers no back button on the first step', () => {
    show();
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
  });

  it('keeps entries when moving between steps', async () => {
    const save = onSaveStep();
    const { user } = show({ resume: ready(leftAt.preferences), onSaveStep: save });
    const minutes = () => screen.getByLabelText('Report critical results within');
    await user.clear(minutes());
    await user.type(minutes(), '45');
    await user.click(press('Back'));
    expect(title()).toHaveTextContent('Test Catalog');
    expect(save).not.toHaveBeenCalled();
    await user.click(press('Next'));
    expect(minutes()).toHaveValue('45');
  });

  it('skips optional steps', async () => {
    const save = onSaveStep();
    const { user } = show({ resume: ready(leftAt.catalog), onSaveStep: save });
    await user.click(press('Skip for now'));
    expect(save).toHaveBeenCalledExactlyOnceWith({
      step: 'test_catalog',
      status: 'skipped',
      data: { starter_pack: 'none' },
    });
    expect(title()).toHaveTextContent('System Preferences');
    expect(
      within(screen.getByRole('list', { name: 'Setup' }))
        .getByText('Test Catalog')
        .closest('li'),
    ).toHaveAttribute('data-state', 'done');
    expect(screen.queryByRole('button', { name: 'Skip for now' })).toBeNull();
  });

  it('completes the setup only after the last step is saved', async () => {
    const onComplete = vi.fn<SetupWizardScreenProps['onComplete']>(async () => done);
    const failed: Submission = { status: 'failed', error: { kind: 'server' } };
    const save = onSaveStep().mockResolvedValueOnce(failed);
    const { user } = show({ resume: ready(leftAt.preferences), onSaveStep: save, onComplete });
    await user.click(press('Complete Setup'));
    expect(onComplete).not.toHaveBeenCalled();
    await user.click(press('Complete Setup'));
    expect(onComplete).toHaveBeenCalledTimes(1);
  });

  it('links to the facility after completion', () => {
    show({ completed });
    expect(screen.getByText('northgate.lis.example')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to Your Facility' })).toHaveAttribute(
      'href',
      'https://northgate.lis.example',
    );
  });
});

describe('subdomain field', () => {
  it.each([
    ['idle', '3-50 chars; lowercase letters, numbers, hyphens'],
    ['checking', 'Checking availability...'],
    ['available', 'Subdomain is available'],
    ['taken', 'Subdomain is already taken'],
    ['invalid', 'Invalid subdomain'],
    ['unknown', 'You can continue. It is checked again on submission.'],
  ] as const)('shows the availability: %s', (subdomainCheck, text) => {
    show({ subdomainCheck });
    expect(screen.getByLabelText('Facility subdomain')).toHaveAccessibleDescription(
      new RegExp(text),
    );
  });

  it('strips invalid characters and checks the availability', async () => {
    const onSubdomainChange = vi.fn();
    const { user } = show({ onSubdomainChange });
    await user.type(screen.getByLabelText('Facility subdomain'), 'No_7');
    expect(screen.getByLabelText('Facility subdomain')).toHaveValue('no7');
    expect(onSubdomainChange).toHaveBeenLastCalledWith('no7');
  });

  it('suggests a subdomain from the name while empty', async () => {
    const onSubdomainChange = vi.fn();
    const { user } = show({ onSubdomainChange });
    await user.type(screen.getByLabelText('Laboratory name'), 'Lab Nº 9');
    await user.tab();
    expect(screen.getByLabelText('Facility subdomain')).toHaveValue('labn9');
    expect(onSubdomainChange).toHaveBeenLastCalledWith('labn9');
  });

  it('keeps an existing subdomain', async () => {
    const { user } = show({ resume: ready(leftAt.laboratory) });
    await user.type(screen.getByLabelText('Laboratory name'), ' II');
    await user.tab();
    expect(screen.getByLabelText('Facility subdomain')).toHaveValue('northgate');
  });
});

describe('invitations', () => {
  it('are added and removed one by one', async () => {
    const save = onSaveStep();
    const { user } = show({ resume: ready(leftAt.staff), onSaveStep: save });
    await user.click(press('Remove Person 1'));
    expect(press('Add person')).toHaveFocus();
    await user.keyboard('{Enter}');
    const [, added] = screen.getAllByRole('group', { name: /^Person/ });
    expect(within(added!).getByLabelText('Full Name')).toHaveFocus();
    await user.type(within(added!).getByLabelText('Full Name'), 'Vera');
    await user.type(within(added!).getByLabelText('Email'), 'v@lab.test');
    await user.selectOptions(within(added!).getByLabelText('Role'), 'Report viewer');
    await user.click(press('Next'));
    expect(save).toHaveBeenCalledExactlyOnceWith({
      step: 'staff_management',
      status: 'completed',
      data: {
        invites: [
          { full_name: 'Lamar Overview', email: 'lamar@northgate.test', role: 'lab_manager' },
          { full_name: 'Vera', email: 'v@lab.test', role: 'report_viewer' },
        ],
      },
    });
  });

  it('count as skipped when empty', async () => {
    const save = onSaveStep();
    const { user } = show({ resume: ready({ ...leftAt.staff, data: {} }), onSaveStep: save });
    expect(screen.getByText('No invitations yet.')).toBeVisible();
    await user.click(press('Next'));
    expect(save).toHaveBeenCalledExactlyOnceWith({
      step: 'staff_management',
      status: 'skipped',
      data: { invites: [] },
    });
  });
});

import { aHospitalSettings, aSubscription, FIXTURE_NOW } from '@alms/lis-domain/fixtures';
import type { Payment } from '@alms/lis-domain/subscription';
import { idle, ready } from '@alms/ui/resource';
import { renderUi } from '@alms/ui/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ContrastReport } from './contrast-report.tsx';
import { TenantSettingsScreen, type LogoUpload, type TenantSettingsScreenProps } from './index.ts';
import {
  brandedByOthers,
  DUE,
  dueSubscription,
  LOGO,
  settingsWithLogo,
  tenantSettingsArgs,
} from './tenant-settings.args.ts';

const show = (props: Partial<TenantSettingsScreenProps> = {}) =>
  renderUi(<TenantSettingsScreen {...tenantSettingsArgs} {...props} />);
const save = () => screen.getByRole('button', { name: 'Save branding' });
const primary = () => screen.getByLabelText('Primary color');
const { primary_color, secondary_color, logo_hash, custom_login_message } = aHospitalSettings();
const values = { primary_color, secondary_color, logo_hash, custom_login_message };

describe('branding form', () => {
  it('saves lowercase colours against the version they were loaded from', async () => {
    const onSave = vi.fn(tenantSettingsArgs.onSave);
    const { user } = show({ onSave });
    await user.clear(primary());
    await user.type(primary(), ' #AD1457 ');
    await user.type(screen.getByLabelText(/^Login message/), ' Closed on Mondays.');
    await user.click(save());
    await waitFor(() =>
      expect(onSave).toHaveBeenCalledWith({
        values: {
          ...values,
          primary_color: '#ad1457',
          custom_login_message: 'Results are released every day until 20:00. Closed on Mondays.',
        },
        base: aHospitalSettings(),
      }),
    );
  });

  it.each([
    ['Primary color', 'red', 'Enter the color as #rrggbb, for example #1976d2'],
    ['Secondary color', '#12345', 'Enter the color as #rrggbb, for example #1976d2'],
    [/^Login message/, 'x'.repeat(501), 'Use at most 500 characters for the login message'],
  ])('rejects %s "%s"', async (label, text, message) => {
    const onSave = vi.fn(tenantSettingsArgs.onSave);
    const { user } = show({ onSave });
    const field = screen.getByLabelText(label);
    await user.clear(field);
    await user.click(field);
    await user.paste(text);
    await user.click(save());
    expect(await screen.findAllByText(message)).toHaveLength(2);
    expect(onSave).not.toHaveBeenCalled();
  });

  it('previews both schemes while typing, and ignores an incomplete colour', async () => {
    const { user, container } = show();
    const brands = () =>
      [...container.querySelectorAll<HTMLElement>('figure [data-alms-scope]')].map((scope) => [
        scope.dataset['scheme'],
        scope.style.getPropertyValue('--alms-tenant-primary'),
      ]);
    await user.clear(primary());
    await user.type(primary(), '#ad14');
    expect(brands()).toEqual([
      ['light', '#2e7d32'],
      ['dark', '#2e7d32'],
    ]);
    await user.type(primary(), '57');
    expect(brands()).toEqual([
      ['light', '#ad1457'],
      ['dark', '#ad1457'],
    ]);
    await user.type(screen.getByLabelText(/^Login message/), '!');
    expect(
      within(container.querySelector('figure') as HTMLElement).getByText(
        'Results are released every day until 20:00.!',
      ),
    ).toBeVisible();
  });

  it('keeps the previews out of the tab order', () => {
    const { container } = show();
    const screens = [...container.querySelectorAll('figure [data-part=screen]')];
    expect(screens).toHaveLength(2);
    for (const picture of screens) expect(picture).toHaveAttribute('inert');
  });

  it('shows another user’s logo and colour beside the current entries', async () => {
    const { user } = show({ onSave: async () => ({ status: 'stale', record: brandedByOthers }) });
    await user.clear(primary());
    await user.type(primary(), '#ad1457');
    await user.click(save());
    const color = within(await screen.findByRole('radiogroup', { name: 'Primary color' }));
    expect([color.getByText('#ad1457'), color.getByText('#6a1b9a')]).toHaveLength(2);
    const logo = screen.getByRole('radiogroup', { name: 'Logo' });
    expect(logo).toHaveTextContent('No logo: initials are shown instead.');
    expect(logo.querySelector('img')).toHaveAttribute('src', LOGO);
  });
});

describe('logo field', () => {
  const png = (name = 'logo.png') =>
    new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3])], name, {
      type: 'image/png',
    });
  const input = () => screen.getByLabelText(/^Logo/, { selector: 'input' });

  it('uploads the logo at once, shows it, and saves it with the form', async () => {
    const onUploadLogo = vi.fn(tenantSettingsArgs.onUploadLogo);
    const onSave = vi.fn(tenantSettingsArgs.onSave);
    const { user, container } = show({ onUploadLogo, onSave });
    const file = png();
    await user.upload(input(), file);
    await waitFor(() => expect(onUploadLogo).toHaveBeenCalledExactlyOnceWith(file));
    await waitFor(() =>
      expect(container.querySelectorAll(`figure img[src='${LOGO}']`).length).toBeGreaterThan(0),
    );
    await user.click(save());
    await waitFor(() =>
      expect(onSave).toHaveBeenCalledWith(
        expect.objectContaining({ values: { ...values, logo_hash: 'b'.repeat(64) } }),
      ),
    );
  });

  it('removes the logo only when the form is saved', async () => {
    const onSave = vi.fn(tenantSettingsArgs.onSave);
    const { user } = show({ settings: ready(settingsWithLogo, FIXTURE_NOW), onSave });
    await user.click(screen.getByRole('button', { name: 'Remove logo' }));
    expect(screen.getByText('No logo: initials are shown instead.')).toBeVisible();
    expect(onSave).not.toHaveBeenCalled();
    await user.click(save());
    await waitFor(() =>
      expect(onSave).toHaveBeenCalledWith(
        expect.objectContaining({ values: { ...values, logo_hash: null } }),
      ),
    );
  });

  it.each<[string, LogoUpload, RegExp]>([
    [
      'no picture',
      { status: 'rejected', fieldErrors: {}, formError: 'picture_type' },
      /This is not a PNG, JPEG/,
    ],
    [
      'too many pixels',
      { status: 'rejected', fieldErrors: {}, formError: 'picture_dimensions' },
      /The picture has too many pixels\./,
    ],
    [
      'a damaged file',
      { status: 'rejected', fieldErrors: {}, formError: 'picture_damaged' },
      /the file may be damaged/,
    ],
    [
      'a file that is too large',
      { status: 'rejected', fieldErrors: {}, formError: 'too_large' },
      /The file is too large\. The/,
    ],
    [
      'no connection',
      { status: 'failed', error: { kind: 'offline' } },
      /No connection to the server\. Your/,
    ],
  ])('explains a rejected upload: %s', async (_, outcome, words) => {
    const { user } = show({ onUploadLogo: async () => outcome });
    await user.upload(input(), png());
    expect(await screen.findByText(words)).toBeVisible();
  });

  it.each([
    [
      'an SVG',
      new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'logo.svg', {
        type: 'image/svg+xml',
      }),
    ],
    [
      'an HTML page named as a picture',
      new File(['<!doctype html><title>logo</title>'], 'logo.png', { type: 'image/png' }),
    ],
  ])('does not upload %s', async (_, file) => {
    const onUploadLogo = vi.fn(tenantSettingsArgs.onUploadLogo);
    show({ onUploadLogo });
    // A file dropped or selected past the dialog’s filter.
    fireEvent.change(input(), { target: { files: [file] } });
    expect(
      await screen.findByText(/it is not one of PNG, JPEG, WebP|PNG, JPEG, WebP/, {
        selector: '[data-part=state]',
      }),
    ).toBeVisible();
    expect(onUploadLogo).not.toHaveBeenCalled();
  });

  it('keeps the newest of two uploads, whichever finishes last', async () => {
    const answers: ((upload: LogoUpload) => void)[] = [];
    const onSave = vi.fn(tenantSettingsArgs.onSave);
    const { user } = show({
      onUploadLogo: () => new Promise((done) => answers.push(done)),
      onSave,
    });
    await user.upload(input(), png('first.png'));
    await user.upload(input(), png('second.png'));
    await waitFor(() => expect(answers).toHaveLength(2));
    answers[1]?.({ status: 'uploaded', logo_hash: '2'.repeat(64) });
    answers[0]?.({ status: 'uploaded', logo_hash: '1'.repeat(64) });
    await screen.findByRole('button', { name: 'Remove logo' });
    await user.click(save());
    await waitFor(() =>
      expect(onSave).toHaveBeenCalledWith(
        expect.objectContaining({ values: { ...values, logo_hash: '2'.repeat(64) } }),
      ),
    );
  });
});

describe('contrast report', () => {
  const pair = (front: string, back: string, ratio: number, passes = true) => ({
    front,
    back,
    ratio,
    passes,
  });
  const measured = {
    light: [
      { name: 'onButton', ...pair('#ffffff', '#7a6100', 5.91) },
      { name: 'onCard', ...pair('#6b5400', '#ffffff', 7.2) },
    ],
    dark: [
      { name: 'onButton', ...pair('#ffffff', '#7c6300', 5.7) },
      { name: 'onCard', ...pair('#e6c200', '#17181a', 10.1) },
    ],
  } as const;

  it('explains the adjusted colours with the measured ratios', () => {
    renderUi(<ContrastReport primary="#ffd400" secondary="#42a5f5" measured={measured} />);
    // A ratio contains no breaking space.
    const lines = screen
      .getAllByRole('listitem')
      .map((item) => item.textContent?.replaceAll('\u00a0:\u00a0', ' : '));
    expect(lines[0]).toBe(
      'White text on #ffd400 has only 1.43 : 1, below 4.5 : 1. Buttons use #7a6100, a darker shade with 5.91 : 1.',
    );
    expect(lines[1]).toContain('use #6b5400, a shade with 7.20 : 1');
    expect(lines[2]).toContain('uses #e6c200, a lighter shade');
    expect(lines[3]).toContain('has 2.65 : 1 on white');
    expect(screen.getByRole('row', { name: /Text on the main button/ })).toHaveTextContent(
      '5.91 : 1Passes5.70 : 1Passes',
    );
  });

  it('reports a colour that is used unchanged', () => {
    renderUi(<ContrastReport primary="#1976d2" secondary="#42a5f5" measured={measured} />);
    expect(
      screen.getByText('White text on #1976d2 has 4.60 : 1. Buttons use this color.'),
    ).toBeVisible();
  });

  it('reports when nothing can be measured, without further claims', () => {
    renderUi(
      <ContrastReport
        primary="#ffd400"
        secondary="#42a5f5"
        measured={{ light: undefined, dark: undefined }}
      />,
    );
    expect(screen.getByText('Contrast cannot be measured in this browser.')).toBeVisible();
    expect(screen.queryByText('Passes')).toBeNull();
    expect(screen.getAllByRole('listitem')[0]).toHaveTextContent('Buttons use a darker shade.');
  });
});

describe('subscription card', () => {
  it('shows the plan and its usage', () => {
    show();
    expect(screen.getByText('Professional, billed monthly')).toBeVisible();
    expect(screen.getByText('Trial')).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Users' })).toHaveAttribute(
      'aria-valuetext',
      '9 of 25',
    );
    expect(screen.getByRole('progressbar', { name: 'Patients' })).toHaveAttribute(
      'aria-valuetext',
      '412 of 20,000',
    );
    expect(screen.getByText('Analytics')).toBeVisible();
    expect(screen.queryByText('Payment due')).toBeNull();
  });

  it('warns near and at a limit, and shows no bar without a limit', () => {
    show({
      subscription: ready(
        aSubscription({
          ...dueSubscription,
          limits: { max_users: 25, max_patients: 20_000, max_tests_per_month: null },
        }),
        FIXTURE_NOW,
      ),
    });
    expect(screen.getByText('Close to the plan limit.')).toBeVisible();
    expect(screen.getByText('Plan limit reached: no more can be added.')).toBeVisible();
    expect(screen.getByText('1,380, no limit')).toBeVisible();
    expect(screen.queryByRole('progressbar', { name: 'Tests this month' })).toBeNull();
  });

  const payment = (change: Partial<Payment>): Payment => ({
    success: false,
    payment_id: DUE,
    status: 'pending',
    checkout_url: 'https://pay.example/1',
    ...change,
  });

  it('links to a payment that is due', async () => {
    const onRequest = vi.fn();
    const { user } = show({
      subscription: ready(dueSubscription, FIXTURE_NOW),
      payment: { answer: undefined, submission: idle, onRequest },
    });
    await user.click(screen.getByRole('button', { name: 'Go to payment' }));
    expect(onRequest).toHaveBeenCalledOnce();
  });

  it.each([
    ['under way', payment({}), 'Payment in progress'],
    ['declined', payment({ status: 'failed', failure: 'declined' }), 'The payment was declined.'],
    [
      'expired',
      payment({ status: 'failed', failure: 'expired' }),
      'The payment page expired before the payment was made.',
    ],
  ])('reports a payment that is %s, and links to its page', (_, answer, words) => {
    show({
      subscription: ready(dueSubscription, FIXTURE_NOW),
      payment: { answer, submission: idle, onRequest: () => {} },
    });
    expect(screen.getByText(words)).toBeVisible();
    expect(screen.getByRole('link', { name: /Open payment page/ })).toHaveAttribute(
      'href',
      'https://pay.example/1',
    );
    expect(screen.getByRole('button', { name: 'Check payment' })).toBeVisible();
  });

  it('confirms a received payment after the balance is settled', () => {
    show({
      payment: {
        answer: payment({ success: true, status: 'succeeded', checkout_url: null }),
        submission: idle,
        onRequest: () => {},
      },
    });
    expect(screen.getByText('Payment received. Thank you!')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Check payment' })).toBeNull();
  });
});

describe('required two-step verification for staff', () => {
  const box = () => screen.getByRole('checkbox', { name: 'Require two-step verification' });
  const saveSecurity = () => screen.getByRole('button', { name: 'Save security' });

  it.each([true, false])(
    'saves only the security settings when initially %s, against the loaded version',
    async (before) => {
      const settings = aHospitalSettings('northside', { require_second_factor: before });
      const onSave = vi.fn(tenantSettingsArgs.security.onSave);
      const onSaveBranding = vi.fn(tenantSettingsArgs.onSave);
      const { user } = show({
        settings: ready(settings, FIXTURE_NOW),
        security: { submission: idle, onSave },
        onSave: onSaveBranding,
      });
      await user.type(screen.getByLabelText(/^Login message/), ' Half a sentence');
      await user.click(box());
      await user.click(saveSecurity());
      await waitFor(() =>
        expect(onSave).toHaveBeenCalledExactlyOnceWith({
          values: { require_second_factor: !before },
          base: settings,
        }),
      );
      expect(onSaveBranding).not.toHaveBeenCalled();
      expect(screen.getByLabelText(/^Login message/)).toHaveValue(
        'Results are released every day until 20:00. Half a sentence',
      );
    },
  );

  it('is explained by its description', () => {
    show();
    expect(box()).not.toBeChecked();
    expect(box()).toHaveAccessibleDescription(
      /must set it up before doing anything else.*including to you.*Patients are not affected/,
    );
  });

  it('saves over another user’s change to other settings', async () => {
    const onSave = vi
      .fn(tenantSettingsArgs.security.onSave)
      .mockResolvedValueOnce({ status: 'stale', record: brandedByOthers });
    const { user } = show({ security: { submission: idle, onSave } });
    await user.click(box());
    await user.click(saveSecurity());
    await waitFor(() =>
      expect(onSave).toHaveBeenLastCalledWith({
        values: { require_second_factor: true },
        base: brandedByOthers,
      }),
    );
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('reports whether saving succeeded', () => {
    const { rerender } = show({
      security: { ...tenantSettingsArgs.security, submission: { status: 'done' } },
    });
    expect(screen.getByText('Security settings saved')).toBeVisible();
    rerender(
      <TenantSettingsScreen
        {...tenantSettingsArgs}
        security={{
          ...tenantSettingsArgs.security,
          submission: { status: 'failed', error: { kind: 'server', requestId: 'req-1' } },
        }}
      />,
    );
    expect(screen.getByText(/Security settings not saved\. Your choices/)).toBeVisible();
    expect(screen.queryByText('Branding saved')).toBeNull();
  });
});

it('describes the session limits', () => {
  show();
  expect(screen.getByText('After 30 minutes of inactivity')).toBeVisible();
  expect(screen.getByText('After 60 minutes of inactivity')).toBeVisible();
});

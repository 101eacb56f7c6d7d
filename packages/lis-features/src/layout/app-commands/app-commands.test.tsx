import { renderUi } from '@alms/ui/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { navigationOf } from '../signed-in-layout.args.ts';
import { appCommandsArgs, foundPatients } from './app-commands.args.ts';
import { AppCommands, type AppCommandsProps } from './index.ts';

function show(props: Partial<AppCommandsProps> = {}) {
  const told = {
    onGo: vi.fn(),
    onSignOut: vi.fn(),
    onDensityChange: vi.fn(),
    onSchemeChange: vi.fn(),
    onClose: vi.fn(),
  };
  return { ...renderUi(<AppCommands {...appCommandsArgs} {...told} {...props} />), ...told };
}
const options = () => screen.getAllByRole('option').map((option) => option.textContent);

describe('AppCommands', () => {
  it('offers the screens of the menu, those outside of it, and what this person may do', () => {
    show({
      navigation: navigationOf('phlebotomist'),
      patients: undefined,
      hrefs: { profile: '/p', notifications: '/n', settings: '/s' },
    });
    expect(options()).toEqual([
      'Dashboard',
      'Sample Collection',
      'Sample Tracking',
      'Profile',
      'Notifications',
      'Settings',
      'Switch to compact rows',
      'Use light colors',
      'Use dark colors',
      'Keyboard shortcuts',
      'Logout',
    ]);
  });

  it.each([
    ['test res', '/app/test-results'],
    ['order', '/app/orders/new'],
    ['register', '/app/patient-portal/new'],
    ['profile', '/app/profile'],
  ])('by “%s” and Enter goes to %s', async (text, href) => {
    const { user, onGo } = show();
    await user.keyboard(`${text}{Enter}`);
    expect(onGo).toHaveBeenCalledExactlyOnceWith(href);
  });

  it.each([
    ['dark', 'onSchemeChange', 'dark'],
    ['compact', 'onDensityChange', 'compact'],
    ['logout', 'onSignOut', undefined],
  ] as const)('by “%s” and Enter calls %s', async (text, act, value) => {
    const shown = show();
    await shown.user.keyboard(`${text}{Enter}`);
    expect(shown[act]).toHaveBeenCalledExactlyOnceWith(...(value === undefined ? [] : [value]));
  });

  it('offers the colors that are not chosen', () => {
    show({ scheme: 'dark' });
    expect(options()).toEqual(
      expect.arrayContaining(['Use light colors', 'Use the device’s colors']),
    );
    expect(options()).not.toContain('Use dark colors');
  });

  it('names patients so that none is taken for another, and leads to all who match', async () => {
    const { user, onGo } = show({ patients: foundPatients });
    await user.keyboard('testwell');
    expect(options()).toEqual([
      expect.stringMatching(/^Testwell, AdaBorn .*· /),
      expect.stringMatching(/^Testwell, BoBorn .*· M-100232$/),
      'All patients matching “test”',
    ]);
    await user.keyboard('{ArrowUp}{Enter}');
    expect(onGo).toHaveBeenCalledExactlyOnceWith('/app/patient-portal?q=test');
  });

  it('says when patients could not be searched', async () => {
    const { user } = show({
      patients: { ...foundPatients, found: { status: 'error', error: { kind: 'offline' } } },
    });
    await user.keyboard('testwell');
    expect(screen.getByText('Patients could not be searched')).toBeVisible();
  });

  it('shows which keys do what', async () => {
    const { user } = show();
    await user.keyboard('shortcuts{Enter}');
    expect(screen.getByRole('dialog', { name: 'Keyboard shortcuts' })).toHaveTextContent(
      'Search screens, actions and patientsCtrl+K',
    );
  });
});

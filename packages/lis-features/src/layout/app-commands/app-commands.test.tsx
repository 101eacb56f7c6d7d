import { renderUi } from '@alms/ui/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ShortcutsProvider, useShortcuts } from '../../shared/shortcuts/index.ts';
import { navigationOf } from '../signed-in-layout.args.ts';
import { appCommandsArgs, foundPatients } from './app-commands.args.ts';
import { AppCommands, type AppCommandsProps } from './index.ts';

function show(props: Partial<AppCommandsProps> = {}) {
  const handlers = {
    onGo: vi.fn(),
    onSignOut: vi.fn(),
    onDensityChange: vi.fn(),
    onSchemeChange: vi.fn(),
    onOpenedChange: vi.fn(),
  };
  return {
    ...renderUi(<AppCommands {...appCommandsArgs} {...handlers} {...props} />),
    ...handlers,
  };
}
function Screen() {
  useShortcuts([{ key: 'j', label: 'Next specimen', run: () => {} }]);
  return null;
}

const options = () => screen.getAllByRole('option').map((option) => option.textContent);

describe('AppCommands', () => {
  it('lists the screens in and outside the menu, and the permitted actions', () => {
    show({
      navigation: navigationOf('phlebotomist'),
      patients: undefined,
      hrefs: { profile: '/p', notifications: '/n', settings: '/s' },
    });
    expect(options()).toEqual([
      'Dashboard',
      'Patients',
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
  ])('opens for “%s” with Enter: %s', async (text, href) => {
    const { user, onGo } = show();
    await user.keyboard(`${text}{Enter}`);
    expect(onGo).toHaveBeenCalledExactlyOnceWith(href);
  });

  it.each([
    ['dark', 'onSchemeChange', 'dark'],
    ['compact', 'onDensityChange', 'compact'],
    ['logout', 'onSignOut', undefined],
  ] as const)('calls for “%s” with Enter: %s', async (text, action, value) => {
    const shown = show();
    await shown.user.keyboard(`${text}{Enter}`);
    expect(shown[action]).toHaveBeenCalledExactlyOnceWith(...(value === undefined ? [] : [value]));
  });

  it('offers the colour schemes that are not active', () => {
    show({ scheme: 'dark' });
    expect(options()).toEqual(
      expect.arrayContaining(['Use light colors', 'Use the device’s colors']),
    );
    expect(options()).not.toContain('Use dark colors');
  });

  it('lists patients with identifiers, and links to all matches', async () => {
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

  it('reports a failed patient search', async () => {
    const { user } = show({
      patients: { ...foundPatients, found: { status: 'error', error: { kind: 'offline' } } },
    });
    await user.keyboard('testwell');
    expect(screen.getByText('Patient search failed')).toBeVisible();
  });

  it('opens the list of keyboard shortcuts', async () => {
    const { user, onOpenedChange } = show();
    await user.keyboard('shortcuts{Enter}');
    expect(onOpenedChange).toHaveBeenLastCalledWith('shortcuts');
  });

  it('lists the keys of the screen and of every screen, and switches single keys off', async () => {
    const onChange = vi.fn();
    const { user } = renderUi(
      <ShortcutsProvider enabled>
        <Screen />
        <AppCommands
          {...appCommandsArgs}
          opened="shortcuts"
          singleKeys={{ enabled: true, onChange }}
        />
      </ShortcutsProvider>,
    );
    const help = screen.getByRole('dialog', { name: 'Keyboard shortcuts' });
    expect(help).toHaveTextContent('Next specimenJ');
    expect(help).toHaveTextContent('Search screens, actions and patientsCtrl+K');
    await user.click(screen.getByRole('switch', { name: 'Single-key shortcuts' }));
    expect(onChange).toHaveBeenCalledExactlyOnceWith(false);
  });

  it('opens a screen by its key, and by its link', async () => {
    const { user, onGo, onOpenedChange } = show({ opened: 'screens' });
    const link = screen.getByRole('link', { name: 'Test Results' });
    expect(link).toHaveAttribute('aria-keyshortcuts', 'e');
    expect(screen.getByRole('link', { name: 'Dashboard' })).toHaveFocus();
    await user.keyboard('E');
    expect(onOpenedChange).toHaveBeenCalledExactlyOnceWith(null);
    expect(onGo).toHaveBeenCalledExactlyOnceWith('/app/test-results');
  });

  it('does nothing for a key without a screen, or with Ctrl', async () => {
    const { user, onGo } = show({ opened: 'screens' });
    await user.keyboard('9{Control>}e{/Control}');
    expect(onGo).not.toHaveBeenCalled();
  });
});

import { renderUi } from '@alms/ui/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SettingsScreen } from './index.ts';
import { settingsArgs } from './settings.args.ts';

const links = () =>
  screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

describe('SettingsScreen', () => {
  it('links to every permitted page', () => {
    renderUi(<SettingsScreen {...settingsArgs} />);
    expect(links()).toEqual([
      ['Profile', '/app/profile'],
      ['Hospital Management', '/app/settings/hospital'],
      ['Laboratory Settings', '/app/settings/laboratory'],
      ['Tenant Management', '/app/settings/tenant'],
      ['Staff', '/app/settings/staff'],
      ['Competence', '/app/settings/competence'],
      ['Setup', '/onboarding'],
      ['Audit Logs', '/app/audit-logs'],
    ]);
  });

  it('does not list pages without permission', () => {
    renderUi(<SettingsScreen hrefs={{ profile: '/app/profile' }} />);
    expect(links()).toEqual([['Profile', '/app/profile']]);
    expect(screen.queryByRole('heading', { name: 'The facility' })).toBeNull();
  });

  it('lists only permitted facility pages', () => {
    renderUi(<SettingsScreen hrefs={{ profile: '/app/profile', auditLogs: '/app/audit-logs' }} />);
    expect(links().map(([name]) => name)).toEqual(['Profile', 'Audit Logs']);
  });
});

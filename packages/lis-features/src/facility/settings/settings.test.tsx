import { renderUi } from '@alms/ui/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SettingsScreen } from './index.ts';
import { settingsArgs } from './settings.args.ts';

const links = () =>
  screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

describe('SettingsScreen', () => {
  it('leads to every page this person may open', () => {
    renderUi(<SettingsScreen {...settingsArgs} />);
    expect(links()).toEqual([
      ['Profile', '/app/profile'],
      ['Hospital Management', '/app/settings/hospital'],
      ['Laboratory Settings', '/app/settings/laboratory'],
      ['Tenant Management', '/app/settings/tenant'],
      ['Staff', '/app/settings/staff'],
      ['Setup', '/onboarding'],
      ['Audit Logs', '/app/audit-logs'],
    ]);
  });

  it('does not name what is not theirs', () => {
    renderUi(<SettingsScreen hrefs={{ profile: '/app/profile' }} />);
    expect(links()).toEqual([['Profile', '/app/profile']]);
    expect(screen.queryByRole('heading', { name: 'The facility' })).toBeNull();
  });

  it('names only the pages of the facility that are theirs', () => {
    renderUi(<SettingsScreen hrefs={{ profile: '/app/profile', auditLogs: '/app/audit-logs' }} />);
    expect(links().map(([name]) => name)).toEqual(['Profile', 'Audit Logs']);
  });
});

import { renderUi } from '@alms/ui/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PrivacyScreen } from './index.ts';
import { privacyArgs } from './privacy.args.ts';

const section = (name: RegExp) => within(screen.getByRole('region', { name }));

describe('PrivacyScreen', () => {
  it('shows its date', () => {
    renderUi(<PrivacyScreen {...privacyArgs} />);
    expect(screen.getByRole('heading', { level: 1, name: 'Privacy notice' })).toBeVisible();
    expect(screen.getByText('As of 24 Nov 2026')).toBeVisible();
  });

  it('names the operator and the data protection contact', () => {
    renderUi(<PrivacyScreen {...privacyArgs} />);
    const contact = section(/Contact$/);
    expect(contact.getByText('Sampleton Laboratories Ltd')).toBeVisible();
    expect(contact.getByRole('link', { name: 'privacy@alms.example' })).toHaveAttribute(
      'href',
      'mailto:privacy@alms.example',
    );
  });

  it('is complete and makes no provisional statement without the particulars', () => {
    renderUi(<PrivacyScreen {...privacyArgs} operator={{}} />);
    expect(section(/Contact$/).getAllByRole('link', { name: 'Feedback form' })).toHaveLength(2);
    expect(document.body.textContent).not.toMatch(/draft|binding|counsel|unknown|undefined/i);
  });

  it('links from its table of contents to every section in order', () => {
    renderUi(<PrivacyScreen {...privacyArgs} />);
    const contents = within(screen.getByRole('navigation', { name: 'Contents' })).getAllByRole(
      'link',
    );
    const sections = screen.getAllByRole('region');
    expect(contents.map((link) => link.textContent)).toEqual(
      sections.map((section) => within(section).getByRole('heading', { level: 2 }).textContent),
    );
    expect(contents.map((link) => link.getAttribute('href'))).toEqual(
      sections.map((section) => `#${section.id}`),
    );
    expect(contents[0]).toHaveTextContent('1. Who is responsible');
  });

  it('links to the landing page, the terms and sales', () => {
    renderUi(<PrivacyScreen {...privacyArgs} />);
    const links = within(screen.getByRole('navigation', { name: 'More links' })).getAllByRole(
      'link',
    );
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/landing',
      '/terms',
      '/contact-sales',
    ]);
  });
});

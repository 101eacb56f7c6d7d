import { renderUi } from '@alms/ui/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { TermsScreen } from './index.ts';
import { termsArgs } from './terms.args.ts';

const section = (name: RegExp) => within(screen.getByRole('region', { name }));

describe('TermsScreen', () => {
  it('shows its date', () => {
    renderUi(<TermsScreen {...termsArgs} />);
    expect(screen.getByRole('heading', { level: 1, name: 'Terms of service' })).toBeVisible();
    expect(screen.getByText('As of 24 Nov 2026')).toBeVisible();
  });

  it('names the operator, the governing law and the courts', () => {
    renderUi(<TermsScreen {...termsArgs} />);
    const operator = section(/Operator$/);
    expect(operator.getByText('Sampleton Laboratories Ltd')).toBeVisible();
    expect(operator.getByText('1 Example Street, 00100 Exampleville')).toBeVisible();
    expect(operator.getByRole('link', { name: 'office@alms.example' })).toHaveAttribute(
      'href',
      'mailto:office@alms.example',
    );
    expect(operator.getByRole('link', { name: 'privacy@alms.example' })).toBeVisible();
    expect(section(/Law and disputes$/).getByText('Law of Exampleland')).toBeVisible();
    expect(section(/Law and disputes$/).getByText('Exampleville')).toBeVisible();
    expect(document.body).not.toHaveTextContent('registered seat');
  });

  it('is complete and makes no provisional statement without the particulars', () => {
    renderUi(<TermsScreen {...termsArgs} operator={{}} />);
    expect(section(/Operator$/).getByText(/^The operator is the organization/)).toBeVisible();
    expect(section(/Operator$/).getAllByRole('link', { name: 'Feedback form' })).toHaveLength(2);
    expect(section(/Law and disputes$/).getByText(/^The law at the operator/)).toBeVisible();
    expect(section(/Law and disputes$/).getByText(/^The courts at the operator/)).toBeVisible();
    expect(document.body.textContent).not.toMatch(/draft|binding|counsel|unknown|undefined/i);
  });

  it('uses the general address for data protection when only that is set', () => {
    renderUi(<TermsScreen {...termsArgs} operator={{ email: 'office@alms.example' }} />);
    expect(section(/Operator$/).getAllByRole('link', { name: 'office@alms.example' })).toHaveLength(
      2,
    );
  });

  it.each([
    [true, /All plans are free during the beta/],
    [false, /New work requires a paid plan/],
  ])('states the terms of the trial (beta: %s)', (beta, text) => {
    renderUi(<TermsScreen {...termsArgs} beta={beta} />);
    expect(section(/Plans$/).getByText(text)).toBeVisible();
  });

  it('links from its table of contents to every section in order', () => {
    renderUi(<TermsScreen {...termsArgs} />);
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
    expect(contents[0]).toHaveTextContent('1. What these terms cover');
  });

  it('links to the landing page, the privacy notice, sales and the third-party notices', () => {
    renderUi(<TermsScreen {...termsArgs} />);
    const links = within(screen.getByRole('navigation', { name: 'More links' })).getAllByRole(
      'link',
    );
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/landing',
      '/privacy',
      '/contact-sales',
      '/third-party-notices.txt',
    ]);
  });
});

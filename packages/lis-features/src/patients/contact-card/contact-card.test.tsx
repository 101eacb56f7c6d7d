import { aPatient } from '@alms/lis-domain/fixtures';
import { renderUi } from '@alms/ui/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { contactCardArgs } from './contact-card.args.ts';
import { ContactCard } from './index.ts';

const descriptionOf = (term: string) => screen.getByText(term).nextElementSibling?.textContent;

it('shows country, language and contact persons', () => {
  renderUi(<ContactCard {...contactCardArgs} />);
  expect(
    ['Address', 'Language', 'Preferred contact', 'Emergency contact', 'Guardian'].map((term) =>
      descriptionOf(term)?.replaceAll('\u00A0', ' '),
    ),
  ).toEqual([
    '12 Sample Street, Flat 3, 00042 Fixtureville, Norway',
    'Norwegian Bokmål',
    'Phone call',
    'Tove Fixture (grandmother), +1 555 0142',
    'Lin Fixture (mother), +1 555 0143',
  ]);
});

it('keeps a number on one line and left-to-right in right-to-left text', () => {
  const { unmount } = renderUi(<ContactCard {...contactCardArgs} />);
  expect(descriptionOf('Guardian')).toBe('Lin Fixture (mother), +1\u00A0555\u00A00143');
  unmount();
  const { container } = renderUi(<ContactCard {...contactCardArgs} />, { locale: 'ar-XB' });
  expect(container.textContent).toContain('\u2066+1\u00A0555\u00A00143\u2069');
});

it('shows the form of address of a patient with a title', () => {
  renderUi(
    <ContactCard
      {...contactCardArgs}
      patient={aPatient({ number: 5, prefix: 'Dr.', middle_name: 'Lan', suffix: 'Jr.' })}
    />,
  );
  expect(descriptionOf('Addressed as')).toBe('Dr. Mei Lan Fixture Jr.');
});

it('shows the referring provider, and staff notes only to staff', () => {
  const { unmount } = renderUi(<ContactCard {...contactCardArgs} />);
  expect(descriptionOf('Referring provider')).toBe('Dr. Dara Roundsworth');
  expect(screen.getByText(/Faints easily/)).toBeVisible();
  unmount();
  renderUi(<ContactCard {...contactCardArgs} viewer="patient" />);
  expect(screen.queryByText(/Faints easily/)).toBeNull();
});

it('labels all missing details as not recorded', () => {
  renderUi(<ContactCard viewer="patient" patient={aPatient({ phone: '', email: '' })} />);
  expect(screen.getAllByText('unknown', { exact: false })).toHaveLength(8);
  expect(screen.getByText(/^If something is wrong or/)).toBeVisible();
});

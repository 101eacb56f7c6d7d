import { aPatient } from '@alms/lis-domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { contactCardArgs } from './contact-card.args.ts';
import { ContactCard } from './contact-card.tsx';

/** A patient’s contact details. Missing details are distinguished from recorded ones. */
const meta = {
  title: 'Features/Patients/Contact card',
  component: ContactCard,
  args: contactCardArgs,
} satisfies Meta<typeof ContactCard>;

export default meta;
type Story = StoryObj<typeof ContactCard>;

export const Default: Story = {};

/** The patient’s own view. */
export const Own: Story = { args: { viewer: 'patient' } };

export const NothingKnown: Story = { args: { patient: aPatient({ phone: '', email: '' }) } };

export const LongText: Story = {
  args: {
    patient: aPatient({
      email: 'maximiliana.wolfeschlegelsteinhausen-bergerdorff@laboratory.test',
      address: {
        line1: '1 Sample Street, Annex 12, '.repeat(3),
        line2: '',
        city: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
        region: 'Ynys Môn',
        postal_code: 'LL61 5UJ',
        country: 'GB',
      },
      notes: `${'Asks for a call before every visit, and for a chair by the window. '.repeat(28)}LlanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogochLlanfairpwllgwyngyll`,
      guardian: {
        name: 'Wolfeschlegelsteinhausen-Bergerdorff y Fernández de Córdoba',
        relation: 'appointed by the court of first instance',
        phone: '+1 555 0177',
      },
    }),
  },
};

export const RightToLeft: Story = { globals: { locale: 'ar' } };

export const Dark: Story = { globals: { scheme: 'dark' } };

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { filledIn, registered, registerPatientArgs } from './register-patient.args.ts';
import { RegisterPatientScreen } from './register-patient-screen.tsx';

/**
 * Prevents duplicate registration: the same name and date of birth requires a reason, the same
 * number is rejected.
 */
const meta = {
  title: 'Features/Patients/Register patient',
  component: RegisterPatientScreen,
  tags: ['form-screen'],
  parameters: {
    states: { Loading: 'fetches nothing', Forbidden: 'is hidden without the permission' },
  },
  args: { ...registerPatientArgs, onRegister: fn(), onRegisterAnother: fn() },
} satisfies Meta<typeof RegisterPatientScreen>;

export default meta;
type Story = StoryObj<typeof RegisterPatientScreen>;

export const Default: Story = {};

export const Invalid: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Register patient' }));
    await expect(await canvas.findAllByText('Enter the date of birth')).toHaveLength(2);
  },
};

export const Submitting: Story = {
  args: { draft: filledIn, submission: { status: 'submitting' } },
};

/** A patient with this name and date of birth exists. */
export const PossibleDuplicate: Story = {
  args: {
    draft: filledIn,
    submission: { status: 'rejected', fieldErrors: {}, formError: 'possible_duplicate_patient' },
  },
};

/** The external identifier belongs to a registered patient, whose record is linked. */
export const IdentifierTaken: Story = {
  args: {
    draft: {
      ...filledIn,
      identifiers: [{ id: '0', type: 'PPN', value: 'C01X00T47', issuer: 'Utopia' }],
    },
    submission: {
      status: 'rejected',
      fieldErrors: { 'identifiers.0.value': 'is in use', held_by: 'MRN-4001' },
      formError: 'identifier_taken',
    },
  },
};

/** The number belongs to another patient: registration is blocked. */
export const Rejected: Story = {
  args: {
    draft: { ...filledIn, mrn: 'MRN-4001' },
    submission: { status: 'rejected', fieldErrors: {}, formError: 'duplicate' },
  },
};

export const Failed: Story = {
  args: {
    draft: filledIn,
    submission: { status: 'failed', error: { kind: 'server', requestId: 'req-7f3a91' } },
  },
};

export const Succeeded: Story = { args: { registered } };

/** Partial date of birth: only the year is known. */
export const BornInYear: Story = { args: { draft: { ...filledIn, birth_date: '1975' } } };

/** A patient born yesterday whose name is too long for lists. */
export const Newborn: Story = {
  args: {
    draft: {
      ...filledIn,
      given_name: 'Mei',
      middle_name: 'Lan',
      name_local: 'مي العينة',
      birth_date: '2026-05-11',
      birth_time: '04:12',
    },
  },
};

/**
 * A child: a guardian is suggested. The address section is expanded because it contains an error.
 */
export const Contacts: Story = {
  args: {
    draft: {
      ...filledIn,
      given_name: 'Mei',
      birth_date: '2019-08-09',
      address: {
        line1: '12 Sample Street',
        line2: '',
        city: 'Fixtureville',
        region: '',
        postal_code: '00042',
        country: 'NO',
      },
      language: 'nb',
      preferred_contact: 'phone',
    },
    submission: {
      status: 'rejected',
      fieldErrors: { 'emergency_contact.name': 'must not be empty' },
      formError: 'invalid',
    },
  },
};

/** An emergency: no name, an estimated age, a temporary number. */
export const UnidentifiedInvalid: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(
      within(canvasElement).getByRole('button', { name: 'Unidentified patient…' }),
    );
    const dialog = within(await within(document.body).findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Register with a temporary number' }));
    await expect(
      await dialog.findAllByText('Enter a whole number of years from 0 to 120'),
    ).toHaveLength(2);
  },
};

export const LongText: Story = {
  args: {
    draft: {
      ...filledIn,
      family_name: 'Wolfeschlegelsteinhausen-Bergerdorff y Fernández de Córdoba',
      email: 'maximiliana.wolfeschlegelsteinhausen-bergerdorff@laboratory.test',
    },
  },
};

export const RightToLeft: Story = { globals: { locale: 'ar-XB' } };

export const Dark: Story = { globals: { scheme: 'dark' } };

export const TenantBranded: Story = { globals: { tenant: 'northside' } };

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const KeyboardOnly: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByLabelText('Family name').focus();
    await userEvent.keyboard('Fixture{Tab}Mei{Tab}');
    await userEvent.type(canvas.getByLabelText('Date of birth'), '2019-08-09');
    await userEvent.selectOptions(canvas.getByLabelText('Gender'), 'female');
    canvas.getByLabelText(/^MRN/).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRegister).toHaveBeenCalledOnce();
  },
};

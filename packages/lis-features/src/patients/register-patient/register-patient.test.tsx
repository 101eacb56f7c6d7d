import { renderUi } from '@alms/ui/testing';
import type { Submission } from '@alms/ui/resource';
import { screen, waitFor, within } from '@testing-library/react';
import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import { registerPatientBody, registerUnidentifiedBody } from '@alms/lis-domain/patients';
import { RegisterPatientScreen, type RegisterPatientScreenProps } from './index.ts';
import { filledIn, registered, registerPatientArgs } from './register-patient.args.ts';

const POSSIBLE_DUPLICATE: Submission = {
  status: 'rejected',
  fieldErrors: {},
  formError: 'possible_duplicate_patient',
};
const screenWith = (props: Partial<RegisterPatientScreenProps>) => (
  <RegisterPatientScreen {...registerPatientArgs} {...props} />
);
const show = (props: Partial<RegisterPatientScreenProps> = {}) => renderUi(screenWith(props));
const send = (name = 'Register patient') => screen.getByRole('button', { name });

describe('RegisterPatientScreen', () => {
  it('sends the body that the server accepts, without empty fields', async () => {
    const onRegister = vi.fn();
    const { user } = show({ draft: { ...filledIn, family_name: ' Testwell ' }, onRegister });
    await user.click(send());
    await waitFor(() => expect(onRegister).toHaveBeenCalledOnce());
    const body: unknown = onRegister.mock.calls[0]?.[0];
    expect(body).toEqual(filledIn);
    expect(v.safeParse(registerPatientBody, body).success).toBe(true);
  });

  it.each([
    ['no name at all', { family_name: ' ', given_name: '' }, 'Enter a family name or a given name'],
    ['no gender', { gender: '' }, 'Select a gender, or unknown'],
    ['no date of birth', { birth_date: '' }, 'Enter the date of birth'],
    [
      'a birth date in the future',
      { birth_date: '2026-05-13' },
      'The date of birth is in the future',
    ],
    ['an invalid email address', { email: 'ada@' }, 'Email is invalid'],
    ['a number with spaces', { mrn: '40 01' }, 'Use 1 to 20 letters, digits or hyphens'],
  ])('rejects %s at the field', async (_case, wrong, message) => {
    const onRegister = vi.fn();
    const { user } = show({ draft: { ...filledIn, ...wrong }, onRegister });
    await user.click(send());
    expect(await screen.findAllByText(message)).toHaveLength(2);
    expect(onRegister).not.toHaveBeenCalled();
  });

  it.each([
    ['a single family name', { given_name: '' }],
    ['a single given name', { family_name: '' }],
    ['a birth today', { birth_date: '2026-05-12' }],
    ['no address', { email: '' }],
  ])('accepts %s', async (_case, change) => {
    const onRegister = vi.fn();
    const { user } = show({ draft: { ...filledIn, ...change }, onRegister });
    await user.click(send());
    await waitFor(() => expect(onRegister).toHaveBeenCalledOnce());
  });

  it('passes on entries for saving as a draft', async () => {
    const onDraftChange = vi.fn();
    const { user } = show({ draft: { family_name: 'Testwell' }, onDraftChange });
    await user.type(screen.getByLabelText('Given name'), 'A');
    expect(onDraftChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ family_name: 'Testwell', given_name: 'A' }),
    );
  });

  it('derives the sex for reference intervals from the gender until the user selects it', async () => {
    const { user } = show();
    const gender = screen.getByLabelText('Gender');
    const sex = screen.getByLabelText('Sex for reference intervals');
    await user.selectOptions(gender, 'female');
    expect(sex).toHaveValue('female');
    await user.selectOptions(gender, 'other');
    expect(sex).toHaveValue('unknown');
    await user.selectOptions(sex, 'male');
    await user.selectOptions(gender, 'female');
    expect(sex).toHaveValue('male');
  });
});

describe('address, language and contact persons', () => {
  const unfold = () => screen.getByRole('button', { name: 'Address, language and contacts' });

  it('are collapsed and optional', () => {
    show();
    expect(unfold()).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByLabelText('Country')).not.toBeInTheDocument();
    expect(screen.getByText('Optional. Can be added later.')).toBeVisible();
  });

  it('are sent as entered with codes, without unnamed contacts', async () => {
    const onRegister = vi.fn();
    const { user } = show({ draft: filledIn, onRegister });
    await user.click(unfold());
    await user.type(screen.getByLabelText(/^Town or city/), ' Fixtureville ');
    await user.selectOptions(screen.getByLabelText(/^Country/), 'Norway');
    await user.selectOptions(screen.getByLabelText(/^Language/), 'Norwegian Bokmål');
    await user.selectOptions(screen.getByLabelText(/^Preferred contact/), 'Text message');
    await user.type(screen.getByLabelText(/^Guardian: Name/), 'Lin Fixture');
    await user.click(send());
    await waitFor(() => expect(onRegister).toHaveBeenCalledOnce());
    const body: unknown = onRegister.mock.calls[0]?.[0];
    const address = {
      line1: '',
      line2: '',
      city: 'Fixtureville',
      region: '',
      postal_code: '',
      country: 'NO',
    };
    expect(body).toEqual({
      ...filledIn,
      address,
      language: 'nb',
      preferred_contact: 'sms',
      guardian: { name: 'Lin Fixture', relation: '', phone: '' },
    });
    expect(v.safeParse(registerPatientBody, body).success).toBe(true);
  });

  it('require a name for a contact with a number, and expand on an error', async () => {
    const onRegister = vi.fn();
    const { user } = show({
      draft: { ...filledIn, emergency_contact: { name: '', relation: 'aunt', phone: '' } },
      onRegister,
    });
    await user.click(send());
    expect(await screen.findAllByText('Enter a name')).toHaveLength(2);
    expect(screen.getByLabelText(/^Emergency contact: Relation/)).toHaveValue('aunt');
    expect(onRegister).not.toHaveBeenCalled();
  });

  it('show server errors at their fields', () => {
    show({
      draft: filledIn,
      submission: {
        status: 'rejected',
        fieldErrors: {
          'address.country': 'must be an ISO 3166-1 alpha-2 country code such as NO, or empty',
        },
        formError: 'invalid',
      },
    });
    expect(screen.getByLabelText(/^Country/)).toHaveAccessibleDescription(
      'This entry was not accepted. Please check it.',
    );
  });

  it.each([
    ['2008-05-13', '', true],
    ['2008-05-12', '', false],
    ['2019-08-09', 'Lin Fixture', false],
    ['', '', false],
  ])(
    'for a birth on %s with the guardian %j suggest a guardian: %s',
    (birth_date, name, suggested) => {
      show({ draft: { ...filledIn, birth_date, guardian: { name, relation: '', phone: '' } } });
      expect(screen.queryByText(/^The patient is under 18/) !== null).toBe(suggested);
    },
  );
});

describe('additional name fields', () => {
  const unfold = () => screen.getByRole('button', { name: 'More names' });

  it('are collapsed, and sent as entered', async () => {
    const onRegister = vi.fn();
    const { user } = show({ draft: filledIn, onRegister });
    expect(screen.queryByLabelText(/^Middle name/)).not.toBeInTheDocument();
    await user.click(unfold());
    await user.type(screen.getByLabelText(/^Middle name/), ' Luise ');
    await user.type(screen.getByLabelText(/^Native-script name/), '陈美');
    await user.type(screen.getByLabelText(/^Prefix/), 'Dr.');
    await user.click(send());
    await waitFor(() => expect(onRegister).toHaveBeenCalledOnce());
    const body: unknown = onRegister.mock.calls[0]?.[0];
    expect(body).toEqual({ ...filledIn, middle_name: 'Luise', name_local: '陈美', prefix: 'Dr.' });
    expect(v.safeParse(registerPatientBody, body).success).toBe(true);
  });

  it('are expanded when filled or invalid', () => {
    show({ draft: { ...filledIn, suffix: 'Jr.' } });
    expect(unfold()).toHaveAttribute('aria-expanded', 'true');
  });

  it('expand when the server rejects a field', () => {
    show({
      draft: filledIn,
      submission: {
        status: 'rejected',
        fieldErrors: { prefix: 'must be one line of plain text' },
        formError: 'invalid',
      },
    });
    expect(screen.getByLabelText(/^Prefix/)).toHaveAccessibleDescription(
      'This entry was not accepted. Please check it.',
    );
  });
});

describe('time and certainty of birth', () => {
  it.each([
    ['2026-05-11', true],
    ['2026-04-15', true],
    ['2026-04-14', false],
    ['1957-11-03', false],
    ['2026-05', false],
    ['', false],
    ['2026-05-13', false],
  ])('asks for the time of a birth on %j: %s', (birth_date, isShown) => {
    show({ draft: { ...filledIn, birth_date } });
    expect(screen.queryByLabelText(/^Time of birth/) !== null).toBe(isShown);
  });

  it('sends the time, and omits it for an estimated date', async () => {
    const onRegister = vi.fn();
    const { user } = show({
      draft: { ...filledIn, birth_date: '2026-05-11', birth_time: '04:12' },
      onRegister,
    });
    await user.click(send());
    await waitFor(() =>
      expect(onRegister).toHaveBeenLastCalledWith(expect.objectContaining({ birth_time: '04:12' })),
    );
    await user.click(screen.getByRole('checkbox', { name: 'Estimated date of birth' }));
    expect(screen.queryByLabelText(/^Time of birth/)).not.toBeInTheDocument();
    expect(screen.getByLabelText('Date of birth')).toHaveAccessibleDescription(
      'about 11 May 2026, 1 d',
    );
    await user.click(send());
    await waitFor(() =>
      expect(onRegister).toHaveBeenLastCalledWith({
        ...filledIn,
        birth_date: '2026-05-11',
        birth_date_estimated: true,
      }),
    );
  });
});

describe('date of birth', () => {
  it('is echoed with the month name and the age', () => {
    show({ draft: filledIn });
    expect(screen.getByLabelText('Date of birth')).toHaveAccessibleDescription('03 Nov 1957, 68 y');
  });

  it('is not echoed while it is in the future', () => {
    show({ draft: { birth_date: '2026-05-13' } });
    expect(screen.getByLabelText('Date of birth')).not.toHaveAccessibleDescription();
  });
});

describe('partial date of birth', () => {
  const onlyPart = () => screen.getByRole('checkbox', { name: 'Partial date of birth' });
  const birth = () => screen.getByLabelText('Date of birth');

  it.each([
    ['1975', '1975, 50–51 y'],
    ['1975-06', 'Jun 1975, 50 y'],
  ])('%s is echoed with its possible ages, and sent unchanged', async (typed, read) => {
    const onRegister = vi.fn();
    const { user } = show({ draft: { ...filledIn, birth_date: '' }, onRegister });
    await user.click(onlyPart());
    expect(birth()).toHaveAccessibleDescription('Year (1975), or year and month (1975-06)');
    await user.type(birth(), typed);
    expect(birth()).toHaveAccessibleDescription(read);
    await user.click(send());
    await waitFor(() =>
      expect(onRegister).toHaveBeenCalledWith({ ...filledIn, birth_date: typed }),
    );
  });

  it.each([
    ...['75', '1975-13', '06/1975'].map((typed) => [
      typed,
      'Enter a valid date. If it is only partly known, enter the year (1975) or year and month (1975-06)',
    ]),
    ['2027', 'The date of birth is in the future'],
    ['1874', 'The date of birth must be in 1875 or later'],
  ] as [string, string][])('%s is rejected at the field, and kept', async (typed, message) => {
    const onRegister = vi.fn();
    const { user } = show({ draft: { ...filledIn, birth_date: '' }, onRegister });
    await user.click(onlyPart());
    await user.type(birth(), typed);
    await user.click(send());
    expect(await screen.findAllByText(message)).toHaveLength(2);
    expect(birth()).toHaveValue(typed);
    expect(onRegister).not.toHaveBeenCalled();
  });

  it('starts from the typed part of a full date, and is cleared when a full date is requested again', async () => {
    const { user } = show({ draft: filledIn });
    await user.click(onlyPart());
    expect(birth()).toHaveValue('1957-11');
    await user.click(onlyPart());
    expect(birth()).toHaveAttribute('type', 'date');
    expect(birth()).toHaveValue('');
  });

  it('is shown as text when recorded as partial', () => {
    show({ draft: { ...filledIn, birth_date: '1975' } });
    expect(onlyPart()).toBeChecked();
    expect(birth()).toHaveValue('1975');
  });
});

describe('possible duplicate patient', () => {
  it('is named with a link, and requires a reason before saving', async () => {
    const onRegister = vi.fn();
    const { user } = show({ draft: filledIn, submission: POSSIBLE_DUPLICATE, onRegister });
    expect(
      screen.getByText(
        /^Testwell, Ada is registered with the same or a similar date of birth \(03 Nov 1957\)/,
      ),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Show the registered patient' })).toHaveAttribute(
      'href',
      '/app/patient-portal?q=Testwell%2C%20Ada',
    );

    await user.click(send('Register as a different person'));
    expect(
      await screen.findAllByText('Enter the reason why this is a different person'),
    ).toHaveLength(2);
    expect(onRegister).not.toHaveBeenCalled();

    await user.type(
      screen.getByLabelText('Reason why this is a different person'),
      'Other address',
    );
    await user.click(send('Register as a different person'));
    await waitFor(() =>
      expect(onRegister).toHaveBeenCalledWith({
        ...filledIn,
        different_person_reason: 'Other address',
      }),
    );
  });

  it('links to a match by native-script name whose Latin name differs', () => {
    show({
      draft: { ...filledIn, name_local: '林檎' },
      submission: { ...POSSIBLE_DUPLICATE, fieldErrors: { known_as: '0048213' } } as Submission,
    });
    expect(screen.getByText(/^Testwell, Ada \/ 林檎 is registered/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Show the registered patient' })).toHaveAttribute(
      'href',
      '/app/patient-portal?q=0048213',
    );
  });

  it('no longer asks for a reason after the name or date changes', async () => {
    const onRegister = vi.fn();
    const { user } = show({ draft: filledIn, submission: POSSIBLE_DUPLICATE, onRegister });
    await user.type(screen.getByLabelText('Given name'), 'line');
    expect(
      screen.queryByLabelText('Reason why this is a different person'),
    ).not.toBeInTheDocument();
    await user.click(send());
    await waitFor(() =>
      expect(onRegister).toHaveBeenCalledWith({ ...filledIn, given_name: 'Adaline' }),
    );
  });

  it('keeps asking for a reason while the submission with it is pending', () => {
    const { rerender } = show({ draft: filledIn, submission: POSSIBLE_DUPLICATE });
    rerender(screenWith({ draft: filledIn, submission: { status: 'submitting' } }));
    expect(screen.getByLabelText('Reason why this is a different person')).toBeVisible();
    expect(send('Register as a different person')).toHaveAttribute('aria-busy', 'true');
  });

  it('blocks registration when the number is the same', () => {
    show({
      draft: filledIn,
      submission: { status: 'rejected', fieldErrors: {}, formError: 'duplicate' },
    });
    expect(screen.getByRole('alert')).toHaveTextContent('This MRN is already in use');
    expect(
      screen.queryByLabelText('Reason why this is a different person'),
    ).not.toBeInTheDocument();
  });
});

describe('external identifiers', () => {
  const add = 'Add identifier';

  it('are sent with their type and issuer', async () => {
    const onRegister = vi.fn();
    const { user } = show({ draft: filledIn, onRegister });
    await user.click(screen.getByRole('button', { name: add }));
    await user.selectOptions(screen.getByLabelText('Type'), 'Passport');
    await user.type(screen.getByLabelText('Number'), ' C01X00T47 ');
    await user.type(screen.getByLabelText(/^Issued by/), 'Utopia');
    await user.click(send());
    await waitFor(() => expect(onRegister).toHaveBeenCalledOnce());
    const body: unknown = onRegister.mock.calls[0]?.[0];
    expect(body).toEqual({
      ...filledIn,
      identifiers: [{ type: 'PPN', value: 'C01X00T47', issuer: 'Utopia' }],
    });
    expect(v.safeParse(registerPatientBody, body).success).toBe(true);
  });

  it('require type and number once a row is started', async () => {
    const onRegister = vi.fn();
    const { user } = show({ draft: filledIn, onRegister });
    await user.click(screen.getByRole('button', { name: add }));
    await user.type(screen.getByLabelText('Number'), '--');
    await user.click(send());
    expect(await screen.findAllByText('Select the type of identifier')).toHaveLength(2);
    expect(screen.getAllByText('Enter a number with a letter or digit')).toHaveLength(2);
    expect(onRegister).not.toHaveBeenCalled();
  });

  it('are rejected when entered twice', async () => {
    const row = { type: 'PPN', value: 'C01X00T47', issuer: '' };
    const { user } = show({
      draft: {
        ...filledIn,
        identifiers: [
          { id: '0', ...row },
          { id: '1', ...row, value: 'c01x 00t47' },
        ],
      },
    });
    await user.click(send());
    expect(await screen.findAllByText('This identifier is listed twice')).not.toHaveLength(0);
  });

  it('link to the record of a registered patient with the same identifier', () => {
    const draft = {
      ...filledIn,
      identifiers: [{ id: '0', type: 'PPN', value: 'C01X00T47', issuer: 'Utopia' }],
    };
    show({
      draft,
      submission: {
        status: 'rejected',
        fieldErrors: { 'identifiers.0.value': 'is in use', held_by: 'MRN-4001' },
        formError: 'identifier_taken',
      },
    });
    expect(screen.getByText(/belongs to the patient with MRN MRN-4001/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open the existing record' })).toHaveAttribute(
      'href',
      '/app/patient-portal?q=MRN-4001',
    );
    expect(screen.getByLabelText('Number')).toHaveValue('C01X00T47');
  });
});

describe('registered patient', () => {
  it('is shown with the number and a link to order', () => {
    show({ registered });
    expect(screen.getByRole('region', { name: 'Testwell, Ada' })).toHaveTextContent('MRN-4001');
    expect(screen.getByRole('link', { name: 'Order tests' })).toHaveAttribute(
      'href',
      '/app/patient-portal/1/order',
    );
  });

  it('offers no order without permission', () => {
    show({ registered: { ...registered, hrefs: {} } });
    expect(screen.queryByRole('link', { name: 'Order tests' })).not.toBeInTheDocument();
    expect(screen.getByText('MRN: MRN-4001.')).toBeVisible();
  });
});

describe('unidentified patient', () => {
  const ask = async (props: Partial<RegisterPatientScreenProps> = {}) => {
    const { user, rerender } = show(props);
    await user.click(screen.getByRole('button', { name: 'Unidentified patient…' }));
    return {
      user,
      rerender,
      dialog: within(screen.getByRole('dialog', { name: 'Register an unidentified patient' })),
    };
  };
  const register = 'Register with a temporary number';

  it('is registered with the year of birth derived from the age, without a name', async () => {
    const onRegister = vi.fn();
    const { user, dialog } = await ask({
      unidentified: { submission: { status: 'idle' }, onRegister },
    });
    await user.type(dialog.getByLabelText('Estimated age'), '40');
    await user.selectOptions(dialog.getByLabelText('Gender'), 'female');
    await user.type(dialog.getByLabelText(/^Identifying features/), ' Blue coat ');
    await user.click(dialog.getByRole('button', { name: register }));
    await waitFor(() =>
      expect(onRegister).toHaveBeenCalledWith({
        gender: 'female',
        sex_for_ranges: 'female',
        birth_date: '1986',
        notes: 'Blue coat',
      }),
    );
    expect(v.safeParse(registerUnidentifiedBody, onRegister.mock.calls[0]?.[0]).success).toBe(true);
  });

  it.each(['', '-1', '121', 'old', '4.5'])(
    'is not registered with the age "%s", and all entries are kept',
    async (age) => {
      const onRegister = vi.fn();
      const { user, dialog } = await ask({
        unidentified: { submission: { status: 'idle' }, onRegister },
      });
      if (age !== '') await user.type(dialog.getByLabelText('Estimated age'), age);
      await user.click(dialog.getByRole('button', { name: register }));
      expect(
        await dialog.findAllByText('Enter a whole number of years from 0 to 120'),
      ).toHaveLength(2);
      expect(dialog.getAllByText('Select a gender, or unknown')).toHaveLength(2);
      expect(dialog.getByLabelText('Estimated age')).toHaveValue(age);
      expect(onRegister).not.toHaveBeenCalled();
    },
  );

  it('reports a failed registration, and clears the error when reopened', async () => {
    const { user, dialog, rerender } = await ask({
      unidentified: { submission: { status: 'idle' }, onRegister: vi.fn() },
    });
    rerender(
      screenWith({
        unidentified: {
          submission: { status: 'failed', error: { kind: 'server', requestId: 'req-1' } },
          onRegister: vi.fn(),
        },
      }),
    );
    expect(dialog.getByText(/^Patient not saved/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Unidentified patient…' }));
    expect(screen.getByRole('dialog')).not.toHaveTextContent('Patient not saved');
  });

  it('is not offered without permission', () => {
    show({ unidentified: undefined });
    expect(screen.queryByRole('button', { name: 'Unidentified patient…' })).toBeNull();
  });
});

import { aCondition, aPatient, FIXTURE_NOW, idOf } from '@alms/lis-domain/fixtures';
import {
  correctPatientBody,
  type CorrectedPatient,
  type PortalAccount,
  type PatientId,
} from '@alms/lis-domain/patients';
import { idle, ready, type Submission } from '@alms/ui/resource';
import { renderUi } from '@alms/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import {
  PatientOverviewScreen,
  type PatientCorrection,
  type PatientOverviewScreenProps,
} from './index.ts';
import {
  laterPatient,
  patientOverviewArgs,
  reread,
  unidentifiedPatient,
} from './patient-overview.args.ts';

const screenWith = (props: Partial<PatientOverviewScreenProps> = {}) => (
  <PatientOverviewScreen {...patientOverviewArgs} {...props} />
);
const show = (props: Partial<PatientOverviewScreenProps> = {}) => renderUi(screenWith(props));

describe('PatientOverviewScreen', () => {
  it('shows the patient with two identifiers', () => {
    show();
    expect(screen.getByRole('heading', { level: 1, name: 'Specimani, Leila' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Specimani, Leila' })).toHaveTextContent(
      'MRNMRN-4003Born21 Jul 1996',
    );
  });

  it('shows conditions that apply today as alerts in the banner', () => {
    show({
      conditions: [
        aCondition({ number: 1, code: 'dialysis' }),
        aCondition({ number: 2, code: 'altitude', to: '2026-01-01' }),
      ],
    });
    const banner = within(screen.getByRole('region', { name: 'Specimani, Leila' }));
    expect(banner.getByText('on dialysis')).toBeVisible();
    expect(banner.queryByText('altitude')).toBeNull();
  });

  it('has a tab for each permitted part, and selects the one in the URL', async () => {
    const onTabChange = vi.fn();
    const { user } = show({
      tab: 'orders',
      onTabChange,
      counts: {
        tests: 124,
        open_orders: 2,
        visits: 1,
        balances_due: [{ amount_minor: 4500, currency: 'USD' }],
      },
      cards: { results: <p>Cumulative</p>, invoices: <p>Invoices</p> },
    });
    expect(
      screen.getAllByRole('tab').map((tab) => [tab.textContent, tab.getAttribute('aria-selected')]),
    ).toEqual([
      ['Results124', 'false'],
      ['Orders2 open', 'true'],
      ['Billing$45.00 due', 'false'],
      ['Details', 'false'],
    ]);
    expect(screen.getByRole('table')).toBeVisible();
    await user.click(screen.getByRole('tab', { name: /^Results/ }));
    expect(onTabChange).toHaveBeenCalledExactlyOnceWith('results');
  });

  it('shows a known zero of visits, and neither unknown counts nor nothing open or due', () => {
    const cards = { appointments: <p>Visits</p>, invoices: <p>Invoices</p> };
    show({ cards, counts: { tests: null, open_orders: 0, visits: 0, balances_due: [] } });
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Orders',
      'Visits0',
      'Billing',
      'Details',
    ]);
  });

  it('does not show a tab without permission, and selects the first', () => {
    show({ tab: 'results', orders: undefined });
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Details']);
    expect(screen.getByRole('tab')).toHaveAttribute('aria-selected', 'true');
  });

  it('shows the patient’s view on request, and states that access is recorded', () => {
    const cards = { patientView: <p>Within the usual range</p> };
    const { rerender } = show({ cards });
    expect(screen.getByRole('link', { name: 'View as patient' })).toHaveAttribute(
      'href',
      '/app/patient-portal/3?view=patient',
    );
    rerender(screenWith({ cards, asPatient: true }));
    expect(screen.getByText('Viewing as staff')).toBeVisible();
    expect(screen.getByText('Within the usual range')).toBeVisible();
    expect(screen.queryByRole('tab')).toBeNull();
    expect(screen.getByRole('link', { name: 'Back to chart' })).toHaveAttribute(
      'href',
      '/app/patient-portal/3',
    );
  });

  it('starts a new order with the key N', async () => {
    const { user } = show();
    const onClick = vi.fn((event: Event) => event.preventDefault());
    screen.getByRole('link', { name: 'New order' }).addEventListener('click', onClick);
    await user.keyboard('n');
    expect(onClick).toHaveBeenCalledOnce();
  });

  it('shows the patient’s external identifiers', () => {
    show({
      patient: ready(
        aPatient({
          number: 3,
          identifiers: [
            { type: 'PPN', value: 'C01X00T47', issuer: 'Utopia' },
            { type: 'SS', value: '900-55-0101', issuer: '' },
          ],
        }),
      ),
    });
    expect(
      screen.getByText(/^Other identifiers:/).textContent?.replace(/[\u2066-\u2069]/g, ''),
    ).toBe('Other identifiers: Passport C01X00T47 (Utopia), Social security number 900-55-0101');
  });

  it('shows no data of a patient that failed to load', () => {
    show({ patient: { status: 'error', error: { kind: 'not-found' } } });
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: /Results|Appointments/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'New order' })).not.toBeInTheDocument();
  });

  it('offers only permitted actions', () => {
    show({
      correction: undefined,
      invitation: undefined,
      orders: undefined,
      cards: { contact: <p>Contact</p> },
      hrefs: {
        search: '/app/patient-portal',
        chart: '/app/patient-portal/3',
        patientView: '/app/patient-portal/3?view=patient',
        order: (id) => `/app/orders/${id}`,
        patient: (id) => `/app/patient-portal/${id}`,
      },
    });
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['All patients']);
  });
});

describe('merged record', () => {
  it('links to the remaining record and offers no actions', () => {
    show({
      patient: ready(
        aPatient({
          status: 'merged',
          merged_into: {
            id: idOf<PatientId>('kept'),
            full_name: 'Specimani, Leyla',
            mrn: 'MRN-4009',
          },
        }),
      ),
      invitation: undefined,
      orders: undefined,
    });
    expect(screen.getByText(/Specimani, Leyla \(MRN-4009\)/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open that record' })).toHaveAttribute(
      'href',
      '/app/patient-portal/kept',
    );
    expect(screen.queryByRole('link', { name: 'New order' })).toBeNull();
  });

  it('is listed on the record that it was merged into', () => {
    show({ patient: ready(aPatient({ former_mrns: ['MRN-1', 'MRN-2'] })) });
    expect(screen.getByText(/MRN-1.*MRN-2/)).toBeVisible();
  });
});

describe('unidentified patient', () => {
  const establishing = (
    onCorrect: PatientCorrection['onCorrect'],
    submission: Submission = idle,
  ) => ({
    patient: ready(unidentifiedPatient),
    identification: { submission, onCorrect, searchFor: (name: string) => `/search?q=${name}` },
  });
  const saved = () =>
    vi.fn<PatientCorrection['onCorrect']>(async ({ base }) => ({
      status: 'saved',
      record: { ...base, version: 2 },
      reread: null,
    }));
  const open = async (props: Partial<PatientOverviewScreenProps>) => {
    const view = show(props);
    await view.user.click(screen.getByRole('button', { name: 'Identify patient…' }));
    return { ...view, dialog: within(screen.getByRole('dialog', { name: /^Identify/ })) };
  };

  it('is labelled as such with identifying features, and cannot be invited', () => {
    show({ patient: ready(unidentifiedPatient), account: undefined });
    expect(screen.getByText('Unidentified patient')).toBeVisible();
    expect(screen.getByText(/Identify by the wristband with .*TMP-26-6173/)).toBeVisible();
    expect(screen.getByText('An unidentified patient cannot be invited.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Invite to portal…' })).toBeNull();
    expect(screen.getByRole('link', { name: 'New order' })).toBeVisible();
  });

  it('is identified with an initially empty name and a reason', async () => {
    const onCorrect = saved();
    const { user, dialog, rerender } = await open(establishing(onCorrect));
    expect(
      [dialog.getByLabelText('Family name'), dialog.getByLabelText('Given name')].map(
        (each) => (each as HTMLInputElement).value,
      ),
    ).toEqual(['', '']);
    await user.click(dialog.getByRole('button', { name: 'Identify patient' }));
    expect(await dialog.findAllByText('Enter a family name or a given name')).toHaveLength(2);
    expect(dialog.getAllByText('Enter a reason for the change')).toHaveLength(2);
    await user.type(dialog.getByLabelText('Family name'), 'Okoro');
    await user.type(dialog.getByLabelText('Method of identification'), 'Passport seen');
    await user.click(dialog.getByRole('button', { name: 'Identify patient' }));
    await waitFor(() =>
      expect(onCorrect).toHaveBeenCalledWith({
        base: unidentifiedPatient,
        values: expect.objectContaining({
          family_name: 'Okoro',
          given_name: '',
          reason: 'Passport seen',
        }) as unknown,
      }),
    );
    expect(await screen.findByText('Patient identified')).toBeVisible();
    // The record is reloaded in the background; the outcome stays visible.
    rerender(
      screenWith({
        ...establishing(onCorrect),
        patient: ready(aPatient({ number: 4, former_mrns: ['TMP-26-6173'] })),
      }),
    );
    expect(screen.getByText('Patient identified')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Identify patient…' })).toBeNull();
  });

  it('links to the merge when the patient may be registered already', async () => {
    const { rerender } = await open(establishing(saved()));
    rerender(
      screenWith(
        establishing(saved(), {
          status: 'rejected',
          fieldErrors: {},
          formError: 'possible_duplicate_patient',
        }),
      ),
    );
    expect(screen.getByText(/^If the person is already/)).toBeVisible();
  });

  it('keeps the placeholder name when details are edited, and explains this', async () => {
    const onCorrect = saved();
    const { user } = show({
      patient: ready(unidentifiedPatient),
      correction: { submission: idle, onCorrect, searchFor: () => '/search' },
    });
    await user.click(screen.getByRole('button', { name: 'Edit details…' }));
    await user.type(screen.getByLabelText('Given name'), 'x');
    await user.type(screen.getByLabelText('Reason for the change'), 'Heard a name');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(
      await screen.findAllByText('The name cannot be changed until the patient is identified'),
    ).toHaveLength(2);
    expect(onCorrect).not.toHaveBeenCalled();
  });

  it('can be identified only with permission, and not when already identified', () => {
    const { rerender } = show({ patient: ready(unidentifiedPatient), identification: undefined });
    expect(screen.queryByRole('button', { name: 'Identify patient…' })).toBeNull();
    rerender(screenWith({}));
    expect(screen.queryByRole('button', { name: 'Identify patient…' })).toBeNull();
  });
});

describe('editing patient details', () => {
  const patient = aPatient({ number: 3 });
  const correctionOf = (
    onCorrect: PatientCorrection['onCorrect'],
    submission: Submission = idle,
  ) => ({
    patient: ready(patient),
    correction: { submission, onCorrect, searchFor: (name: string) => `/search?q=${name}` },
  });
  const saved = (again: CorrectedPatient['reread']) =>
    vi.fn<PatientCorrection['onCorrect']>(async ({ base }) => ({
      status: 'saved',
      record: { ...base, version: 2 },
      reread: again,
    }));
  const open = async (props: Partial<PatientOverviewScreenProps>) => {
    const view = show(props);
    await view.user.click(screen.getByRole('button', { name: 'Edit details…' }));
    return { ...view, dialog: within(screen.getByRole('dialog')) };
  };
  const save = (name = 'Save') => screen.getByRole('button', { name });
  const reason = () => screen.getByLabelText('Reason for the change');

  it('starts from the current values, and sends all of them with the reason', async () => {
    const onCorrect = saved(null);
    const { user } = await open(correctionOf(onCorrect));
    const given = screen.getByLabelText('Given name');
    expect(given).toHaveValue('Leila');
    await user.clear(given);
    await user.type(given, ' Leyla ');
    await user.type(reason(), 'Passport seen');
    await user.click(save());
    await waitFor(() => expect(onCorrect).toHaveBeenCalledOnce());
    const change = onCorrect.mock.calls[0]?.[0];
    expect(change).toMatchObject({
      base: { version: patient.version },
      values: {
        given_name: 'Leyla',
        family_name: 'Specimani',
        birth_date: patient.birth_date,
        reason: 'Passport seen',
      },
    });
    expect(v.safeParse(correctPatientBody, change?.values).success).toBe(true);
    expect(await screen.findByText('Details updated')).toBeVisible();
    expect(screen.queryByText(/would be evaluated/)).not.toBeInTheDocument();
  });

  it('records a date and time of death, and removes them', async () => {
    const onCorrect = saved(null);
    const { user } = await open(correctionOf(onCorrect));
    expect(screen.queryByLabelText(/^Date of death/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: 'Deceased' }));
    await user.type(screen.getByLabelText(/^Date of death/), '2026-05-03');
    await user.type(screen.getByLabelText(/^Time of death/), '04:12');
    await user.type(reason(), 'Reported by the ward');
    await user.click(save());
    await waitFor(() => expect(onCorrect).toHaveBeenCalledOnce());
    const values = onCorrect.mock.calls[0]?.[0].values;
    expect(values).toMatchObject({ deceased: true, deceased_at: '2026-05-03T04:12' });
    expect(values).not.toHaveProperty('death_time');
    expect(v.safeParse(correctPatientBody, values).success).toBe(true);
  });

  it.each([
    ['', '04:12', 'Enter the date with the time'],
    ['2026-05-13', '', 'The date of death is in the future'],
    ['1996-07-20', '', 'The date of death is before the date of birth'],
  ])('rejects a death on %j at %j', async (date, time, message) => {
    const onCorrect = saved(null);
    const { user } = await open(correctionOf(onCorrect));
    await user.click(screen.getByRole('checkbox', { name: 'Deceased' }));
    if (date !== '') await user.type(screen.getByLabelText(/^Date of death/), date);
    if (time !== '') await user.type(screen.getByLabelText(/^Time of death/), time);
    await user.type(reason(), 'Reported by the ward');
    await user.click(save());
    expect(await screen.findAllByText(message)).toHaveLength(2);
    expect(onCorrect).not.toHaveBeenCalled();
  });

  it('requires a reason before sending, and keeps the entries', async () => {
    const onCorrect = saved(null);
    const { user } = await open(correctionOf(onCorrect));
    await user.type(screen.getByLabelText(/^Phone/), '9');
    await user.click(save());
    expect(await screen.findAllByText('Enter a reason for the change')).toHaveLength(2);
    expect(onCorrect).not.toHaveBeenCalled();
  });

  it('reports the effect on results, and links to those that need correction', async () => {
    const { user, dialog } = await open(correctionOf(saved(reread)));
    await user.type(reason(), 'Passport seen');
    await user.click(save());
    expect(await dialog.findByText(/^3 unverified values were re-evaluated/)).toBeVisible();
    expect(
      dialog.getByText('2 reported results would be evaluated differently today'),
    ).toBeVisible();
    expect(dialog.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      reread?.orders.map(({ id }) => `/app/orders/${id}`),
    );
    await user.click(dialog.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('reports when reported results would be evaluated the same', async () => {
    const { user } = await open(
      correctionOf(saved({ open: 0, reported: 4, differing: 0, orders: [] })),
    );
    await user.type(reason(), 'Passport seen');
    await user.click(save());
    expect(
      await screen.findByText('4 reported results would be evaluated the same today.'),
    ).toBeVisible();
    expect(screen.getByText('No unverified values were re-evaluated.')).toBeVisible();
  });

  it('requires a reason when the details match a registered patient', async () => {
    const onCorrect = saved(null);
    const { user, rerender } = await open(correctionOf(onCorrect));
    await user.type(reason(), 'Passport seen');
    rerender(
      screenWith(
        correctionOf(onCorrect, {
          status: 'rejected',
          fieldErrors: {},
          formError: 'possible_duplicate_patient',
        }),
      ),
    );
    expect(screen.getByRole('link', { name: 'Show the registered patient' })).toHaveAttribute(
      'href',
      '/search?q=Specimani, Leila',
    );
    await user.type(screen.getByLabelText('Reason why this is a different person'), 'Twins');
    await user.click(save('Save as a different person'));
    await waitFor(() =>
      expect(onCorrect).toHaveBeenCalledWith(
        expect.objectContaining({
          values: expect.objectContaining({
            different_person_reason: 'Twins',
            reason: 'Passport seen',
          }),
        }),
      ),
    );
  });

  it('keeps both versions and the reason after a concurrent change', async () => {
    const onCorrect = vi.fn<PatientCorrection['onCorrect']>(async ({ base }) =>
      base.version === 1
        ? { status: 'stale', record: laterPatient }
        : { status: 'saved', record: { ...laterPatient, version: 3 }, reread: null },
    );
    const { user } = await open(correctionOf(onCorrect));
    await user.clear(screen.getByLabelText('Given name'));
    await user.type(screen.getByLabelText('Given name'), 'Leyla');
    await user.type(reason(), 'Passport seen');
    await user.click(save());
    expect(await screen.findByText('+1 555 0199')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save these choices' }));
    await waitFor(() =>
      expect(onCorrect).toHaveBeenLastCalledWith({
        base: laterPatient,
        values: expect.objectContaining({
          given_name: 'Leyla',
          phone: '+1 555 0199',
          reason: 'Passport seen',
        }),
      }),
    );
    expect(await screen.findByText('Details updated')).toBeVisible();
  });

  it('sends the current identifiers without a removed one', async () => {
    const onCorrect = saved(null);
    const [passport, insurance] = [
      { type: 'PPN', value: 'C01X00T47', issuer: 'Utopia' },
      { type: 'INS', value: 'HM-1', issuer: 'Harbour Mutual' },
    ] as const;
    const { user } = await open({
      ...correctionOf(onCorrect),
      patient: ready({ ...patient, identifiers: [passport, insurance] }),
    });
    await user.click(screen.getByRole('button', { name: /^Remove.*1/ }));
    await user.type(reason(), 'Passport of the sister');
    await user.click(save());
    await waitFor(() =>
      expect(onCorrect).toHaveBeenCalledWith(
        expect.objectContaining({ values: expect.objectContaining({ identifiers: [insurance] }) }),
      ),
    );
  });

  it('keeps an unchanged address and unchanged contacts', async () => {
    const onCorrect = saved(null);
    const contact = {
      address: {
        line1: '12 Sample Street',
        line2: '',
        city: '',
        region: '',
        postal_code: '',
        country: 'NO',
      },
      language: 'pt-BR',
      preferred_contact: 'email',
      guardian: { name: 'Lin Fixture', relation: '', phone: '' },
    } as const;
    const { user } = await open({
      ...correctionOf(onCorrect),
      patient: ready({ ...patient, ...contact }),
    });
    await user.click(screen.getByRole('button', { name: 'Address, language and contacts' }));
    expect(screen.getByLabelText(/^Language/)).toHaveDisplayValue('Brazilian Portuguese');
    await user.clear(screen.getByLabelText(/^Guardian: Name/));
    await user.type(reason(), 'Moved out');
    await user.click(save());
    await waitFor(() =>
      expect(onCorrect).toHaveBeenCalledWith(
        expect.objectContaining({
          values: expect.objectContaining({ ...contact, guardian: null, emergency_contact: null }),
        }),
      ),
    );
  });

  it('is not offered for a merged record', () => {
    show({
      ...correctionOf(saved(null)),
      patient: ready(
        aPatient({
          status: 'merged',
          merged_into: {
            id: idOf<PatientId>('kept'),
            full_name: 'Specimani, Leyla',
            mrn: 'MRN-4009',
          },
        }),
      ),
    });
    expect(screen.queryByRole('button', { name: 'Edit details…' })).not.toBeInTheDocument();
  });
});

describe('inviting to the patient portal', () => {
  const patient = ready(aPatient({ number: 3 }));
  const withSubmission = (submission: Submission, onInvite = vi.fn()) => ({
    patient,
    invitation: { submission, onInvite },
  });
  const open = async (props: Partial<PatientOverviewScreenProps>) => {
    const view = show(props);
    await view.user.click(screen.getByRole('button', { name: 'Invite to portal…' }));
    return view;
  };

  it('invites the address on record unless another one is entered', async () => {
    const onInvite = vi.fn();
    const { user } = await open(withSubmission(idle, onInvite));
    const email = screen.getByLabelText('Patient’s email');
    await user.clear(email);
    await user.type(email, 'leila@example.test');
    await user.click(screen.getByRole('button', { name: 'Send invitation' }));
    await waitFor(() => expect(onInvite).toHaveBeenCalledWith({ email: 'leila@example.test' }));
  });

  it.each([
    ['', 'Email is required'],
    ['leila@', 'Email is invalid'],
  ])('rejects the address "%s"', async (typed, message) => {
    const onInvite = vi.fn();
    const { user } = await open(withSubmission(idle, onInvite));
    await user.clear(screen.getByLabelText('Patient’s email'));
    if (typed) await user.type(screen.getByLabelText('Patient’s email'), typed);
    await user.click(screen.getByRole('button', { name: 'Send invitation' }));
    expect(await screen.findAllByText(message)).toHaveLength(2);
    expect(onInvite).not.toHaveBeenCalled();
  });

  it('names the recipient of the invitation', async () => {
    const { user, rerender } = await open(withSubmission(idle));
    await user.click(screen.getByRole('button', { name: 'Send invitation' }));
    rerender(
      screenWith({
        ...withSubmission({ status: 'done' }),
        patient: ready(aPatient({ number: 3, has_portal_account: true })),
      }),
    );
    expect(screen.getByText('Invitation sent to patient3@example.test')).toBeVisible();
  });

  it('reports a saved but unsent invitation while the user’s own address is unconfirmed', async () => {
    const held = (submission: Submission) => ({
      invitation: { submission, held: true, onInvite: () => {} },
    });
    const { user, rerender } = await open(held(idle));
    await user.click(screen.getByRole('button', { name: 'Send invitation' }));
    rerender(screenWith(held({ status: 'done' })));
    expect(
      screen.getByText(
        'The invitation to patient3@example.test is sent after you confirm your own email address.',
      ),
    ).toBeVisible();
    expect(screen.queryByText(/^Invitation sent/)).not.toBeInTheDocument();
  });

  it('reports an address that belongs to another account', async () => {
    const { rerender } = await open(withSubmission(idle));
    rerender(
      screenWith(withSubmission({ status: 'rejected', fieldErrors: {}, formError: 'duplicate' })),
    );
    expect(screen.getByRole('alert')).toHaveTextContent(
      'This address already belongs to another account.',
    );
  });

  it('clears the outcome of an earlier invitation when reopened', async () => {
    await open(withSubmission({ status: 'failed', error: { kind: 'server' } }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Send invitation' })).toBeVisible();
  });
});

describe('existing portal account', () => {
  const inUse: PortalAccount = {
    email: 'leila@example.test',
    status: 'active',
    invitation_held: false,
    has_second_factor: true,
    last_seen_at: FIXTURE_NOW,
    signed_in: false,
  };
  const accountOf = (
    account: Partial<PortalAccount>,
    actions: Partial<NonNullable<PatientOverviewScreenProps['account']>> = {},
  ) =>
    ({
      account: {
        resource: ready({ ...inUse, ...account }),
        onClose: vi.fn(async () => idle),
        onResetSecondFactor: vi.fn(async () => idle),
        ...actions,
      },
    }) as const;

  it.each<[string, Partial<PortalAccount>, string[]]>([
    ['in use', {}, ['Reset two-step verification…', 'Disable account…']],
    ['active, without two-step verification', { has_second_factor: false }, ['Disable account…']],
    [
      'invited',
      { status: 'invited', has_second_factor: false, last_seen_at: null },
      ['Resend invitation…', 'Disable account…'],
    ],
    ['closed', { status: 'disabled' }, ['Resend invitation…']],
  ])('%s: offers the possible actions', (_, account, offered) => {
    show(accountOf(account));
    const all = [
      'Invite to portal…',
      'Resend invitation…',
      'Reset two-step verification…',
      'Disable account…',
    ];
    expect(all.filter((name) => screen.queryByRole('button', { name }))).toEqual(offered);
  });

  it.each<[string, Partial<PortalAccount> | undefined, string[], RegExp]>([
    [
      'without an account',
      undefined,
      [],
      /^The patient is recorded as deceased and cannot be invited\.$/,
    ],
    [
      'in use',
      {},
      ['Reset two-step verification…', 'Disable account…'],
      /^The patient is recorded as/,
    ],
    [
      'invited',
      { status: 'invited', has_second_factor: false },
      ['Disable account…'],
      /^The patient is recorded as deceased\. Anyone/,
    ],
    [
      'closed',
      { status: 'disabled' },
      [],
      /^The patient is recorded as deceased and cannot be invited\.$/,
    ],
  ])(
    'of a deceased patient, %s: offers no invitation and gives the reason',
    (_, account, offered, message) => {
      show({
        ...(account ? accountOf(account) : {}),
        patient: ready(aPatient({ number: 3, deceased: true })),
      });
      const all = [
        'Invite to portal…',
        'Resend invitation…',
        'Reset two-step verification…',
        'Disable account…',
      ];
      expect(all.filter((name) => screen.queryByRole('button', { name }))).toEqual(offered);
      expect(screen.getByText(message)).toBeVisible();
      expect(screen.queryByText(/No account\. With an account, patients/)).toBeNull();
    },
  );

  it('is labelled when the patient never signed in', () => {
    show(accountOf({ status: 'invited', last_seen_at: null }));
    expect(screen.getByText('Never')).toBeVisible();
  });

  it('is not disabled without a reason', async () => {
    const onClose = vi.fn(async (): Promise<Submission> => ({ status: 'done' }));
    const { user } = show(accountOf({}, { onClose }));
    await user.click(screen.getByRole('button', { name: 'Disable account…' }));
    await user.click(screen.getByRole('button', { name: 'Disable account' }));
    expect(await screen.findByText('Enter a reason')).toBeVisible();
    expect(onClose).not.toHaveBeenCalled();
    await user.type(screen.getByLabelText('Reason'), 'Wrong address');
    await user.click(screen.getByRole('button', { name: 'Disable account' }));
    await waitFor(() =>
      expect(onClose).toHaveBeenCalledExactlyOnceWith({ reason: 'Wrong address' }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('keeps entries when the account was changed concurrently', async () => {
    const onResetSecondFactor = vi.fn(async (): Promise<Submission> => ({
      status: 'rejected',
      fieldErrors: {},
      formError: 'conflict',
    }));
    const { user } = show(accountOf({}, { onResetSecondFactor }));
    await user.click(screen.getByRole('button', { name: 'Reset two-step verification…' }));
    await user.type(screen.getByLabelText('Reason'), 'Lost the phone');
    await user.click(screen.getByRole('button', { name: 'Reset two-step verification' }));
    expect(
      await screen.findByText('This account was updated. Review the latest version and try again.'),
    ).toBeVisible();
    expect(screen.getByLabelText('Reason')).toHaveValue('Lost the phone');
  });
});

import { specimenOf } from '@alms/lis-domain/catalogue';
import {
  aCondition,
  aLaboratory,
  aPatient,
  aTestParameter,
  aWard,
} from '@alms/lis-domain/fixtures';
import { placeOrderBody } from '@alms/lis-domain/orders';
import { idle, ready } from '@alms/ui/resource';
import { renderUi } from '@alms/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import { PlaceOrderScreen, type PlaceOrderScreenProps } from './index.ts';
import { chosen, placed, placeOrderArgs, withConditions } from './place-order.args.ts';

/** A small laboratory: the basic metabolic panel with its members, and haemoglobin. */
const catalogue = ready(
  ['BMP', ...aTestParameter('BMP').members, 'HGB'].map((code) => aTestParameter(code)),
);
const show = (props: Partial<PlaceOrderScreenProps> = {}) =>
  renderUi(<PlaceOrderScreen {...placeOrderArgs} catalogue={catalogue} {...props} />);
const summary = () => within(screen.getByRole('region', { name: 'Order summary' }));
const idOf = (code: string) => aTestParameter(code).id;

describe('PlaceOrderScreen', () => {
  it('keeps the patient visible', () => {
    show();
    expect(screen.getByRole('region', { name: 'Samplesen, Jonas' })).toHaveTextContent('MRN-4002');
  });

  it('warns about a deceased patient and still allows ordering', () => {
    show({ patient: ready(aPatient({ deceased: true, deceased_at: '2026-05-03' })) });
    expect(screen.getByText('The patient is recorded as deceased')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Place order' })).toBeEnabled();
  });

  it('proposes the referring provider as ordering provider unless a default is given', () => {
    const patient = ready(aPatient({ referring_provider: 'Odo Sendwell' }));
    const { unmount } = show({ patient });
    expect(screen.getByLabelText('Ordering provider')).toHaveValue('Odo Sendwell');
    unmount();
    show({ patient, orderedBy: 'Dara Roundsworth' });
    expect(screen.getByLabelText('Ordering provider')).toHaveValue('Dara Roundsworth');
  });

  it('sends the body that the server accepts', async () => {
    const onPlace = vi.fn();
    const { user } = show({ onPlace });
    await user.click(screen.getByRole('checkbox', { name: 'Potassium' }));
    await user.selectOptions(screen.getByLabelText('Priority'), 'stat');
    await user.type(screen.getByLabelText('Ordering provider'), ' Dara Roundsworth ');
    await user.click(screen.getByRole('button', { name: 'Place order' }));
    await waitFor(() => expect(onPlace).toHaveBeenCalledOnce());
    const body: unknown = onPlace.mock.calls[0]?.[0];
    expect(body).toMatchObject({
      test_parameter_ids: [idOf('K')],
      priority: 'stat',
      ordered_by: 'Dara Roundsworth',
      clinical_info: '',
    });
    expect(v.safeParse(placeOrderBody, body).success).toBe(true);
  });

  it('sends the ward, in a facility with wards', async () => {
    const onPlace = vi.fn();
    const ward = aWard();
    const { unmount } = show();
    expect(screen.queryByLabelText(/^Ward/)).toBeNull();
    unmount();
    const { user } = show({ onPlace, wards: [ward], orderedBy: 'Dara Roundsworth' });
    await user.click(screen.getByRole('checkbox', { name: 'Potassium' }));
    await user.selectOptions(screen.getByLabelText(/^Ward/), ward.name);
    await user.click(screen.getByRole('button', { name: 'Place order' }));
    await waitFor(() => expect(onPlace).toHaveBeenCalledOnce());
    expect(onPlace.mock.calls[0]?.[0]).toMatchObject({ ward_id: ward.id });
  });

  it('plans one container per site, and names the site', async () => {
    const main = aLaboratory({ main: true });
    const harbour = aLaboratory({ departments: [], tests: [idOf('K')] });
    const { user } = show({ sites: { choices: [main, harbour], current: main.id } });
    await user.click(screen.getByRole('checkbox', { name: 'Potassium' }));
    await user.click(screen.getByRole('checkbox', { name: 'Sodium' }));
    expect(summary().getByText('Tested at Harbour Street')).toBeVisible();
    expect(summary().getByText('Tested at Northside Clinic')).toBeVisible();
  });

  it('requires a reason for a repeated test while it is selected', async () => {
    const onPlace = vi.fn();
    const potassium = { ...aTestParameter('K'), min_repeat_hours: 24 };
    const warned = {
      status: 'rejected',
      formError: 'repeated_too_soon',
      fieldErrors: { K: '2026-05-12T05:30:00Z' },
    } as const;
    const { user } = show({
      onPlace,
      submission: warned,
      catalogue: ready([potassium, aTestParameter('HGB')]),
      draft: { test_parameter_ids: [potassium.id, idOf('HGB')], ordered_by: 'Dara Roundsworth' },
    });
    expect(
      screen.getByText(/^Potassium: last collected .* Minimum repeat interval: 24 hours\.$/),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Order anyway' }));
    expect(await screen.findAllByText('Enter the reason for repeating the test')).toHaveLength(2);
    expect(onPlace).not.toHaveBeenCalled();
    await user.type(screen.getByLabelText('Reason for repeating'), ' Given potassium ');
    await user.click(screen.getByRole('button', { name: 'Order anyway' }));
    await waitFor(() =>
      expect(onPlace).toHaveBeenCalledWith(
        expect.objectContaining({ repeat_reason: 'Given potassium' }),
      ),
    );

    await user.click(screen.getByRole('checkbox', { name: 'Potassium' }));
    expect(screen.queryByLabelText('Reason for repeating')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Place order' }));
    await waitFor(() => expect(onPlace).toHaveBeenCalledTimes(2));
    expect(onPlace.mock.calls[1]?.[0]).not.toHaveProperty('repeat_reason');
  });

  it('requires a reason for a test limited to other patients while it is selected', async () => {
    const onPlace = vi.fn();
    const potassium = aTestParameter('K', {
      orderable_for: { sex: 'female', age_min: null, age_max: { value: 12, unit: 'a' } },
    });
    const { user } = show({
      onPlace,
      catalogue: ready([potassium, aTestParameter('HGB')]),
      draft: { test_parameter_ids: [potassium.id, idOf('HGB')], ordered_by: 'Dara Roundsworth' },
    });
    expect(
      screen.getByText(/^Potassium: females under 12 years\. This patient: Male, \d+ y\.$/),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Order anyway' }));
    expect(
      await screen.findAllByText('Enter the reason for ordering the test for this patient'),
    ).toHaveLength(2);
    expect(onPlace).not.toHaveBeenCalled();
    await user.type(screen.getByLabelText('Reason for ordering'), ' Tumor marker ');
    await user.click(screen.getByRole('button', { name: 'Order anyway' }));
    await waitFor(() =>
      expect(onPlace).toHaveBeenCalledWith(
        expect.objectContaining({ limit_reason: 'Tumor marker' }),
      ),
    );
    expect(onPlace.mock.calls[0]?.[0]).not.toHaveProperty('repeat_reason');

    await user.click(screen.getByRole('checkbox', { name: 'Potassium' }));
    expect(screen.queryByLabelText('Reason for ordering')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Place order' }));
    await waitFor(() => expect(onPlace).toHaveBeenCalledTimes(2));
    expect(onPlace.mock.calls[1]?.[0]).not.toHaveProperty('limit_reason');
  });

  it('asks for a reason when only the server knows that a test is limited', async () => {
    const onPlace = vi.fn();
    const { user } = show({
      onPlace,
      submission: {
        status: 'rejected',
        formError: 'outside_patient_limits',
        fieldErrors: { K: 'K is for female patients; the patient is male, 57 years old' },
      },
      draft: { test_parameter_ids: [idOf('K')], ordered_by: 'Dara Roundsworth' },
    });
    await user.type(screen.getByLabelText('Reason for ordering'), 'Confirmed');
    await user.click(screen.getByRole('button', { name: 'Order anyway' }));
    await waitFor(() =>
      expect(onPlace).toHaveBeenCalledWith(expect.objectContaining({ limit_reason: 'Confirmed' })),
    );
  });

  it('requires a test and an ordering provider, and focuses the search', async () => {
    const onPlace = vi.fn();
    const { user } = show({ onPlace });
    await user.click(screen.getByRole('button', { name: 'Place order' }));
    expect(await screen.findAllByText('Enter the ordering provider')).toHaveLength(2);
    await user.click(screen.getByRole('link', { name: 'Select at least one test' }));
    expect(screen.getByRole('searchbox')).toHaveFocus();
    expect(onPlace).not.toHaveBeenCalled();
  });

  it('selects the first match with Enter, and starts the next search', async () => {
    const onPlace = vi.fn();
    const { user } = show({ onPlace });
    const search = screen.getByRole('searchbox');
    await user.type(search, 'pot{Enter}');
    expect(screen.getByRole('checkbox', { name: 'Potassium' })).toBeChecked();
    expect(search).toHaveValue('');
    await user.type(search, 'pot{Enter}');
    expect(screen.getByRole('checkbox', { name: 'Potassium' })).toBeChecked();
    await user.type(search, '{Enter}no such test{Enter}');
    await user.clear(search);
    expect(screen.getByRole('region', { name: 'Order summary' })).toHaveTextContent('1 test');
    expect(onPlace).not.toHaveBeenCalled();
  });

  it('passes on entries for saving as a draft', async () => {
    const onDraftChange = vi.fn();
    const { user } = show({ draft: { test_parameter_ids: [idOf('K')] }, onDraftChange });
    await user.click(screen.getByRole('checkbox', { name: 'Hemoglobin' }));
    expect(onDraftChange).toHaveBeenLastCalledWith({
      test_parameter_ids: [idOf('K'), idOf('HGB')],
      priority: 'routine',
      ward_id: '',
      ordered_by: '',
      clinical_info: '',
      conditions: [],
      fasting: 'unknown',
      diagnosis_codes: [],
      diagnosis_typed: '',
      keep_conditions: false,
      repeat_reason: '',
      limit_reason: '',
    });
  });

  it('shows containers and deduplicated tests before sending', () => {
    show({ draft: { test_parameter_ids: chosen } });
    const containers = summary()
      .getAllByText(/ · /)
      .map((container) => container.textContent);
    expect(containers).toEqual(['Serum · Gold', 'Whole blood · Lavender']);
    expect(summary().getByText(/selected more than once, ordered once/)).toHaveTextContent(
      aTestParameter('K').short_name,
    );
    expect(summary().getByText('9 tests')).toBeVisible();
  });

  it('shows patient preparation and the storage of each container', async () => {
    const tests = [
      aTestParameter('BMP', { patient_preparation: 'Come before breakfast' }),
      ...aTestParameter('BMP')
        .members.filter((code) => code !== 'GLU')
        .map((code) => aTestParameter(code)),
      aTestParameter('GLU', {
        patient_preparation: 'Nothing to eat for eight hours',
        specimens: [
          specimenOf('PLAS', 'fluoride', {
            min_volume_ml: '2',
            transport: 'refrigerated',
            fasting_required: true,
          }),
        ],
      }),
    ];
    const { user } = show({ catalogue: ready(tests) });
    await user.click(screen.getByRole('checkbox', { name: 'Basic metabolic panel' }));
    expect(summary().getByText(/Come before breakfast/)).toBeVisible();
    expect(summary().getByText(/Nothing to eat for eight hours/)).toBeVisible();
    expect(summary().getByText('At least 2 mL, Patient fasting, Refrigerated')).toBeVisible();
  });

  it('names panel members that cannot be ordered', () => {
    const panel = aTestParameter('LYTES');
    show({
      draft: { test_parameter_ids: [panel.id] },
      catalogue: ready([
        panel,
        aTestParameter('NA'),
        aTestParameter('K', { status: 'retired' }),
        aTestParameter('CL'),
        aTestParameter('CO2'),
      ]),
    });
    expect(summary().getByText(/^K cannot be ordered and is omitted/)).toBeVisible();
    expect(summary().getByText('3 tests')).toBeVisible();
  });

  it('keeps selections during another search, and removes one from the summary', async () => {
    const { user } = show({ draft: { test_parameter_ids: [idOf('K')] } });
    await user.type(screen.getByRole('searchbox'), 'sodium');
    expect(screen.queryByRole('checkbox', { name: 'Potassium' })).not.toBeInTheDocument();
    await user.click(summary().getByRole('button', { name: 'Remove Potassium' }));
    expect(summary().getByText(/^Select a test or panel/)).toBeVisible();
  });

  it('does not submit the order when Enter is pressed in the search', async () => {
    const onPlace = vi.fn();
    const { user } = show({
      draft: { test_parameter_ids: [idOf('K')] },
      orderedBy: 'Dara Roundsworth',
      onPlace,
    });
    await user.type(screen.getByRole('searchbox'), 'sodium{Enter}');
    expect(onPlace).not.toHaveBeenCalled();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('clinical information on the order', () => {
  const thyrotropin = { test_parameter_ids: [idOf('TSH')], ordered_by: 'Dara Roundsworth' };
  const box = (name: string) => screen.queryByRole('checkbox', { name });
  const more = () => screen.getByRole('button', { name: 'More conditions…' });

  it('is empty by default, and lists conditions used by reference intervals first', async () => {
    const { user } = show(withConditions);
    expect(screen.queryByRole('group', { name: /Conditions/ })).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: 'Thyrotropin' }));
    expect(
      within(screen.getByRole('group', { name: /Conditions/ }))
        .getAllByRole('checkbox')
        .map((each) => (each as HTMLInputElement).checked),
    ).toEqual([false, false]);
    expect([box('first trimester'), box('postpartum')].every(Boolean)).toBe(true);
    expect([box('fasting'), box('on dialysis')]).toEqual([null, null]);
    await user.click(more());
    await user.click(box('on dialysis') as HTMLElement);
    await user.click(screen.getByRole('button', { name: 'Fewer conditions' }));
    expect(box('on dialysis')).toBeChecked();
    expect(box('pregnant')).toBeNull();
  });

  it('is sent as entered', async () => {
    const onPlace = vi.fn();
    const { user } = show({ ...withConditions, draft: thyrotropin, onPlace });
    await user.click(box('first trimester') as HTMLElement);
    await user.selectOptions(screen.getByLabelText('Fasting'), 'Not fasting');
    await user.click(screen.getByRole('button', { name: 'Place order' }));
    await waitFor(() => expect(onPlace).toHaveBeenCalledOnce());
    expect(onPlace.mock.calls[0]?.[0]).toMatchObject({
      conditions: ['trimester_1'],
      fasting: 'not_fasting',
    });
  });

  it('accepts diagnosis codes, including one not confirmed with Enter', async () => {
    const onPlace = vi.fn();
    const { user } = show({ ...withConditions, draft: thyrotropin, onPlace });
    await user.type(screen.getByLabelText(/^Diagnoses \(/), 'e03.9 Hypothyroidism{Enter}r53');
    expect(screen.getByText('E03.9 Hypothyroidism')).toBeVisible();
    expect(onPlace).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Place order' }));
    await waitFor(() => expect(onPlace).toHaveBeenCalledOnce());
    const body: unknown = onPlace.mock.calls[0]?.[0];
    expect(body).toMatchObject({
      diagnosis_codes: [
        { code: 'E03.9', text: 'Hypothyroidism' },
        { code: 'R53', text: '' },
      ],
    });
    expect(v.safeParse(placeOrderBody, body).success).toBe(true);
  });

  it('is not sent while contradictory, and keeps all entries', async () => {
    const onPlace = vi.fn();
    const { user } = show({
      ...withConditions,
      draft: { ...thyrotropin, conditions: ['trimester_1', 'postpartum'] },
      onPlace,
    });
    await user.click(screen.getByRole('button', { name: 'Place order' }));
    await user.click(
      await screen.findByRole('link', { name: 'The selected conditions exclude each other' }),
    );
    expect(screen.getByRole('group', { name: /Conditions/ })).toHaveAccessibleDescription(
      /first trimester and postpartum exclude each other/,
    );
    expect(box('first trimester')).toBeChecked();
    expect(onPlace).not.toHaveBeenCalled();
  });

  it('offers male patients no conditions that would be rejected', async () => {
    const { user } = show({ catalogue: withConditions.catalogue, draft: thyrotropin });
    expect(box('first trimester')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Add condition…' }));
    expect(
      within(screen.getByRole('group', { name: /Conditions/ })).getAllByRole('checkbox'),
    ).toHaveLength(1);
    expect(box('on dialysis')).toBeVisible();
  });
});

describe('placed order', () => {
  it('shows its number, its containers and the next steps', () => {
    show({ placed });
    expect(screen.getByText('Order ORD-20260512-0002 placed')).toBeVisible();
    expect(screen.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual([
      '260512-0002',
      '260512-0015',
    ]);
    expect(screen.getByRole('link', { name: 'Go to sample collection' })).toHaveAttribute(
      'href',
      '/app/sample-collection',
    );
    expect(screen.queryByRole('button', { name: 'Place order' })).not.toBeInTheDocument();
  });

  it('can be undone, and is then shown as cancelled without containers', async () => {
    const onUndo = vi.fn();
    const { user, rerender } = show({ placed: { ...placed, undo: { submission: idle, onUndo } } });
    await user.click(screen.getByRole('button', { name: 'Undo order' }));
    expect(onUndo).toHaveBeenCalledOnce();
    rerender(
      <PlaceOrderScreen
        {...placeOrderArgs}
        placed={{
          ...placed,
          order: { ...placed.order, status: 'cancelled' },
          undo: { submission: { status: 'done' }, onUndo },
        }}
      />,
    );
    expect(screen.getByText('Order ORD-20260512-0002 cancelled')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Undo order' })).toBeNull();
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Go to sample collection' })).toBeNull();
  });

  it('stays placed when undo is refused, with a link to the order', () => {
    show({
      placed: {
        ...placed,
        undo: {
          submission: { status: 'rejected', formError: 'version_stale', fieldErrors: {} },
          onUndo: vi.fn(),
        },
      },
    });
    expect(screen.getByRole('alert')).toHaveTextContent('Order not cancelled.');
    expect(screen.getByRole('link', { name: 'Open order' })).toHaveAttribute(
      'href',
      '/app/orders/2',
    );
    expect(screen.getByText('Order ORD-20260512-0002 placed')).toBeVisible();
  });

  it('has no undo without permission', () => {
    show({ placed: { ...placed, undo: undefined } });
    expect(screen.queryByRole('button', { name: 'Undo order' })).toBeNull();
  });

  it('explains where to find accession numbers without permission to read specimens', () => {
    show({ placed: { order: placed.order, hrefs: { patient: '/app/patient-portal/2' } } });
    expect(
      screen.getByText('The accession numbers are shown on the collection list.'),
    ).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Go to sample collection' })).not.toBeInTheDocument();
  });

  it('shows accession numbers as loading, and keeps the order visible when they fail', () => {
    const { rerender } = show({ placed: { ...placed, samples: { status: 'loading' } } });
    expect(screen.getByRole('group', { name: 'Containers to collect' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    rerender(
      <PlaceOrderScreen
        {...placeOrderArgs}
        placed={{ ...placed, samples: { status: 'error', error: { kind: 'server' } } }}
      />,
    );
    expect(screen.getByText('Order ORD-20260512-0002 placed')).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('links a doctor to another patient, but not to a record without permission', () => {
    show({
      placed: {
        order: placed.order,
        samples: placed.samples,
        hrefs: { newOrder: '/app/orders/new' },
      },
    });
    expect(screen.getByRole('link', { name: 'Order for another patient' })).toHaveAttribute(
      'href',
      '/app/orders/new',
    );
    expect(screen.queryByRole('link', { name: 'Open patient' })).toBeNull();
  });
});

describe('conditions on the patient’s record', () => {
  const ticked = () =>
    screen.queryAllByRole('checkbox', { checked: true }).map((box) => box.getAttribute('value'));
  const recorded = (...conditions: ReturnType<typeof aCondition>[]) =>
    ready({ version: 2, conditions });
  const filled = { test_parameter_ids: [aTestParameter('TSH').id], ordered_by: 'Dara Roundsworth' };
  const pregnancy = aCondition({
    number: 2,
    code: 'pregnant',
    from: '2026-03-02',
    gestational_age_weeks: 12,
  });

  it('are preselected for the order date, labelled, and can be deselected', async () => {
    const onPlace = vi.fn();
    const { user } = show({
      ...withConditions,
      onPlace,
      draft: filled,
      conditions: recorded(pregnancy, aCondition()),
    });
    expect(ticked()).toEqual(expect.arrayContaining(['trimester_2', 'dialysis']));
    expect(
      screen.getByText(
        /second trimester.*12 completed weeks recorded for 02 Mar 2026.*22 to 23 weeks today/i,
      ),
    ).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: /dialysis/ }));
    await user.click(screen.getByRole('button', { name: 'Place order' }));
    await waitFor(() =>
      expect(onPlace).toHaveBeenCalledWith(
        expect.objectContaining({ conditions: ['trimester_2'] }),
      ),
    );
    expect(onPlace.mock.calls[0]?.[0]).not.toHaveProperty('keep_conditions');
  });

  it('are overridden by a draft from before a forced sign-in', () => {
    show({
      ...withConditions,
      draft: { ...filled, conditions: ['postpartum'] },
      conditions: recorded(pregnancy),
    });
    expect(ticked()).toContain('postpartum');
    expect(ticked()).not.toContain('trimester_2');
  });

  it('need confirmation when they should have ended, and are not preselected', () => {
    show({
      ...withConditions,
      draft: filled,
      conditions: recorded(aCondition({ code: 'pregnant', from: '2025-01-01' })),
    });
    expect(screen.getByText('Ask whether this still applies')).toBeVisible();
    expect(ticked()).not.toContain('pregnant');
  });

  it('leave the trimester open when the gestational weeks do', () => {
    show({
      ...withConditions,
      draft: filled,
      conditions: recorded({ ...pregnancy, from: '2026-05-11', gestational_age_weeks: 13 }),
    });
    expect(screen.getByText(/The weeks fit two trimesters\. Select/)).toBeVisible();
    expect(ticked()).toContain('pregnant');
  });

  it('are extended on request by new conditions not yet on the record', async () => {
    const onPlace = vi.fn();
    const { user } = show({
      ...withConditions,
      onPlace,
      draft: filled,
      conditions: recorded(pregnancy),
    });
    expect(screen.queryByRole('checkbox', { name: /Save to the patient’s record:/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'More conditions…' }));
    await user.click(screen.getByRole('checkbox', { name: /dialysis/ }));
    await user.click(
      screen.getByRole('checkbox', { name: /^Save to the patient’s record: .*dialysis/ }),
    );
    await user.click(screen.getByRole('button', { name: 'Place order' }));
    await waitFor(() =>
      expect(onPlace).toHaveBeenCalledWith(
        expect.objectContaining({ conditions: ['trimester_2', 'dialysis'], keep_conditions: true }),
      ),
    );
    expect(v.safeParse(placeOrderBody, onPlace.mock.calls[0]?.[0]).success).toBe(true);
  });

  it('are not extended by contradicting conditions', async () => {
    const onPlace = vi.fn();
    const { user } = show({
      ...withConditions,
      onPlace,
      draft: { ...filled, conditions: ['postpartum'], keep_conditions: true },
      conditions: recorded(pregnancy),
    });
    expect(screen.getByText(/The patient’s record contradicts this today\./)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Place order' }));
    await waitFor(() => expect(onPlace).toHaveBeenCalledOnce());
    expect(onPlace.mock.calls[0]?.[0]).not.toHaveProperty('keep_conditions');
  });

  it('are reported as not loaded, without blocking the order', () => {
    show({ ...withConditions, conditions: { status: 'error', error: { kind: 'server' } } });
    expect(screen.getByText(/The patient’s recorded conditions could not/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Place order' })).toBeEnabled();
  });

  it('are preselected after a reload, except deselected ones', async () => {
    const screenWith = (...known: ReturnType<typeof aCondition>[]) => (
      <PlaceOrderScreen
        {...placeOrderArgs}
        {...withConditions}
        draft={filled}
        conditions={recorded(...known)}
      />
    );
    const { user, rerender } = renderUi(screenWith(aCondition()));
    await user.click(screen.getByRole('checkbox', { name: /dialysis/ }));
    rerender(screenWith(aCondition(), pregnancy));
    await waitFor(() => expect(ticked()).toContain('trimester_2'));
    expect(ticked()).not.toContain('dialysis');
  });

  it('delay the form until loaded, so that no selection changes later', () => {
    show({ ...withConditions, conditions: { status: 'loading' } });
    expect(screen.queryByRole('button', { name: 'Place order' })).toBeNull();
  });
});

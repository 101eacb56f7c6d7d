import type { SampleId } from '@alms/lis-domain/samples';
import { anAmendment, aResult, aSample, aTestParameter, idOf } from '@alms/lis-domain/fixtures';
import { ready } from '@alms/ui/resource';
import { renderUi } from '@alms/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { OrderPageScreen, type OrderPageScreenProps } from './index.ts';
import {
  delayedResults,
  forChildren,
  orderPageArgs,
  orderUnderWay,
  reread,
  stood,
} from './order.args.ts';
import type {
  ClinicalInformationOutcome,
  ClinicalInformationEditing,
} from './clinical-information-card.tsx';

const show = (props: Partial<OrderPageScreenProps> = {}) =>
  renderUi(<OrderPageScreen {...orderPageArgs} {...props} />);
const [released, received, ordered] = orderUnderWay.items.map(({ id }) => id);

describe('OrderPageScreen', () => {
  it('shows the status of each test, and the reason and user of a cancellation', () => {
    show();
    const rows = screen.getAllByRole('row').map((row) => row.textContent);
    expect(rows[2]).toMatch(/Potassium.*In the laboratory/);
    expect(rows[4]).toMatch(/Cancelled.*Duplicate order: On yesterday’s order, too \(.*\)/);
  });

  it('shows the value, flag and reference interval of reported results only', () => {
    const entered = aResult({ number: 4, code: 'K', status: 'entered', value_text: '6.8' });
    show({ results: [...delayedResults, { ...entered, order_item_id: received ?? '' }] });
    const [reported] = delayedResults;
    for (const header of ['Result', 'Reference interval'])
      expect(screen.getByRole('columnheader', { name: header })).toBeVisible();
    const rows = screen.getAllByRole('row').map((row) => row.textContent);
    expect(rows[1]).toContain(`${reported?.value_text} ${reported?.unit_display}`);
    expect(rows[1]).toMatch(/13\d–14\d/);
    expect(rows[2]).not.toContain('6.8');
  });

  it('marks a value under correction', () => {
    const results = delayedResults.map((result) => ({ ...result, amendment: anAmendment(result) }));
    show({ results });
    const rows = screen.getAllByRole('row').map((row) => row.textContent);
    expect(rows[1]).toContain('Under correction');
    expect(rows[2]).not.toContain('Under correction');
  });

  it('shows clinical information that is provided, and what is not provided', () => {
    const { unmount } = show();
    const about = () => screen.getByRole('region', { name: 'Clinical information' });
    expect(about()).toHaveTextContent(
      'Clinical informationPalpitationsDiagnoses (ICD-10)O99.0 Anemia complicating pregnancyConditionssecond trimester, on dialysisFastingNot fasting',
    );
    unmount();
    show({
      order: ready({
        ...orderUnderWay,
        clinical_info: '',
        conditions: [],
        fasting: 'unknown',
        diagnosis_codes: [],
      }),
    });
    expect(about()).toHaveTextContent(
      'Clinical informationNot providedDiagnoses (ICD-10)Not providedConditionsNot providedFastingUnknown',
    );
  });

  it('downloads the report once a result is reported', async () => {
    const onDownload = vi.fn();
    const { user } = show({ results: delayedResults, onDownload });
    await user.click(screen.getByRole('button', { name: 'Download report' }));
    expect(onDownload).toHaveBeenCalledExactlyOnceWith(delayedResults[0]?.id);
  });

  it('offers no report before a result is reported', () => {
    show({ results: [], onDownload: vi.fn() });
    expect(screen.queryByRole('button', { name: 'Download report' })).toBeNull();
  });

  it('lists issued reports with signatures, and marks superseded ones', () => {
    const { unmount } = show();
    const reports = within(screen.getByRole('region', { name: 'Issued reports' }));
    expect(
      reports
        .getAllByRole('row')
        .slice(1)
        .map((row) => row.textContent),
    ).toEqual([
      expect.stringMatching(/^7C01 E5B2 9A4D 6F30 88AC 51D7 E20B 9F46.*Up to date$/),
      expect.stringMatching(/^3F2A 91C0 .*Superseded by a newer report$/),
    ]);
    unmount();
    show({ reports: { status: 'empty', reason: 'none-yet' } });
    expect(screen.getByText('No report of this order has been issued.')).toBeVisible();
  });

  it('offers only permitted actions, and no cancellation without cancellable tests', () => {
    const { unmount } = show({
      onCancel: undefined,
      onAdd: undefined,
      clinicalInformation: undefined,
      ward: undefined,
      patientHref: undefined,
    });
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByRole('link')).toBeNull();
    unmount();
    show({
      order: ready({
        ...orderUnderWay,
        items: orderUnderWay.items.filter(({ status }) => status === 'released'),
      }),
    });
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'Change ward…',
      'Add tests…',
      'Edit…',
    ]);
  });
});

describe('cancelling tests', () => {
  it('preselects all cancellable tests, and requires a comment once a specimen is collected', async () => {
    const onCancel = vi.fn<NonNullable<OrderPageScreenProps['onCancel']>>(() =>
      Promise.resolve({ status: 'done' }),
    );
    const { user } = show({ onCancel });
    await user.click(screen.getByRole('button', { name: 'Cancel order…' }));
    await user.selectOptions(screen.getByLabelText('Reason'), 'patient_declined');
    await user.click(screen.getByRole('button', { name: 'Cancel tests' }));
    expect(await screen.findAllByText('Enter a reason')).toHaveLength(2);
    expect(onCancel).not.toHaveBeenCalled();
    await user.type(screen.getByLabelText('Note'), 'Went home');
    await user.click(screen.getByRole('button', { name: 'Cancel tests' }));
    await waitFor(() =>
      expect(onCancel).toHaveBeenCalledWith(orderUnderWay, {
        item_ids: [received, ordered],
        code: 'patient_declined',
        note: 'Went home',
        credit_collected: false,
      }),
    );
    expect(onCancel.mock.calls[0]?.[1].item_ids).not.toContain(released);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('asks only administrators about charges for collected specimens', async () => {
    const { user, unmount } = show();
    await user.click(screen.getByRole('button', { name: 'Cancel order…' }));
    expect(screen.queryByLabelText(/Also credit the charge/)).toBeNull();
    unmount();
    const { user: admin } = show({ mayCredit: true });
    await admin.click(screen.getByRole('button', { name: 'Cancel Chloride…' }));
    expect(screen.queryByLabelText(/Also credit the charge/)).toBeNull();
    await admin.click(screen.getByRole('checkbox', { name: /Potassium/ }));
    expect(screen.getByLabelText(/Also credit the charge/)).toBeVisible();
  });

  it('reports a concurrent change and stays open', async () => {
    const { user } = show({
      onCancel: () =>
        Promise.resolve({ status: 'rejected', fieldErrors: {}, formError: 'version_stale' }),
    });
    await user.click(screen.getByRole('button', { name: 'Cancel Chloride…' }));
    await user.selectOptions(screen.getByLabelText('Reason'), 'duplicate_order');
    await user.click(screen.getByRole('button', { name: 'Cancel tests' }));
    expect(await screen.findByText(/Another user updated this order/)).toBeVisible();
    expect(screen.getByRole('dialog')).toBeVisible();
  });
});

describe('editing clinical information', () => {
  const untouched = {
    ...orderUnderWay,
    items: orderUnderWay.items.map((item) => ({
      ...item,
      status: 'ordered' as const,
      cancellation: null,
    })),
  };
  const saving = (outcome?: Partial<ClinicalInformationOutcome>) =>
    vi.fn<ClinicalInformationEditing['onUpdate']>(({ base }) =>
      Promise.resolve({
        status: 'saved',
        record: { ...base, version: base.version + 1 },
        reread: null,
        ...outcome,
      } as ClinicalInformationOutcome),
    );
  const open = async (
    onUpdate: ClinicalInformationEditing['onUpdate'],
    props: Partial<OrderPageScreenProps> = {},
  ) => {
    const { user } = show({
      clinicalInformation: { submission: { status: 'idle' }, onUpdate },
      ...props,
    });
    await user.click(screen.getByRole('button', { name: 'Edit…' }));
    return { user, dialog: within(screen.getByRole('dialog')) };
  };

  it('starts from the current values, and sends all of them with the reason', async () => {
    const onUpdate = saving();
    const { user, dialog } = await open(onUpdate);
    await user.click(dialog.getByRole('checkbox', { name: 'on dialysis' }));
    await user.type(dialog.getByLabelText(/^Diagnoses \(/), 'e11.9 Type 2 diabetes{Enter}i10');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findAllByText('Enter a reason for the late change')).toHaveLength(2);
    await user.type(dialog.getByLabelText('Reason'), 'Learned on the phone');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(onUpdate).toHaveBeenCalledOnce());
    expect(onUpdate.mock.calls[0]?.[0]).toEqual({
      base: orderUnderWay,
      values: {
        clinical_info: 'Palpitations',
        conditions: ['trimester_2'],
        fasting: 'not_fasting',
        reason: 'Learned on the phone',
        diagnosis_codes: [
          { code: 'O99.0', text: 'Anemia complicating pregnancy' },
          { code: 'E11.9', text: 'Type 2 diabetes' },
          { code: 'I10', text: '' },
        ],
      },
    });
    expect(await dialog.findByText('Order updated')).toBeVisible();
  });

  it('requires no reason before collection', async () => {
    const onUpdate = saving();
    const { user, dialog } = await open(onUpdate, { order: ready(untouched) });
    expect(dialog.queryByLabelText('Reason')).toBeNull();
    await user.selectOptions(dialog.getByLabelText('Fasting'), 'Fasting');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(onUpdate.mock.calls[0]?.[0].values).toMatchObject({ fasting: 'fasting', reason: '' }),
    );
  });

  it('keeps an invalid diagnosis code in its field, and explains the accepted format', async () => {
    const onUpdate = saving();
    const { user, dialog } = await open(onUpdate, { order: ready(untouched) });
    await user.type(dialog.getByLabelText(/^Diagnoses \(/), 'Diabetes{Enter}');
    expect(dialog.getByLabelText(/^Diagnoses \(/)).toHaveValue('Diabetes');
    expect(onUpdate).not.toHaveBeenCalled();
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(
      (await dialog.findAllByText('Start with an ICD-10 code such as E11.9')).length,
    ).toBeGreaterThan(1);
    expect(onUpdate).not.toHaveBeenCalled();
  });

  it('removes a diagnosis code', async () => {
    const onUpdate = saving();
    const { user, dialog } = await open(onUpdate, { order: ready(untouched) });
    await user.click(dialog.getByRole('button', { name: /O99\.0/ }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(onUpdate.mock.calls[0]?.[0].values.diagnosis_codes).toEqual([]));
  });

  it('reports the effect on results', async () => {
    const { user, dialog } = await open(saving({ reread }));
    await user.type(dialog.getByLabelText('Reason'), 'Learned on the phone');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(
      await dialog.findByText('1 reported result would be evaluated differently today'),
    ).toBeVisible();
    expect(dialog.getByText(/^2 unverified values were re-evaluated/)).toBeVisible();
    expect(dialog.queryByRole('link')).toBeNull();
  });

  it('lets the user resolve a concurrent change', async () => {
    const theirs = { ...orderUnderWay, version: 2, fasting: 'fasting' as const };
    const onUpdate = vi.fn<ClinicalInformationEditing['onUpdate']>(({ base }) =>
      Promise.resolve(
        base.version === 1
          ? { status: 'stale', record: theirs }
          : { status: 'saved', record: { ...theirs, version: 3 }, reread: null },
      ),
    );
    const { user, dialog } = await open(onUpdate);
    await user.selectOptions(dialog.getByLabelText('Fasting'), 'Unknown');
    await user.type(dialog.getByLabelText('Reason'), 'Cannot say');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await user.click(await screen.findByRole('button', { name: 'Keep all of mine' }));
    await user.click(screen.getByRole('button', { name: 'Save these choices' }));
    await waitFor(() =>
      expect(onUpdate).toHaveBeenLastCalledWith({
        base: theirs,
        values: expect.objectContaining({ fasting: 'unknown', reason: 'Cannot say' }),
      }),
    );
  });
});

describe('adding tests to specimens past their stability time', () => {
  const hemoglobin = aTestParameter('HGB');
  const catalogue = (stability_hours: number | null) =>
    ready([
      {
        ...hemoglobin,
        specimens: hemoglobin.specimens.map((each) => ({ ...each, stability_hours })),
      },
    ]);
  const choose = async (props: Partial<OrderPageScreenProps>) => {
    const { user } = show(props);
    await user.click(screen.getByRole('button', { name: 'Add tests…' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.type(dialog.getByRole('combobox'), 'Hemoglobin');
    await user.click(
      (await screen.findAllByRole('option', { name: /Hemoglobin/ }))[0] as HTMLElement,
    );
    return dialog;
  };

  it('names specimens past their stability time', async () => {
    const onAdding = vi.fn();
    const dialog = await choose({ catalogue: catalogue(24), samples: stood, onAdding });
    expect(onAdding).toHaveBeenCalledOnce();
    expect(dialog.getByText('Stability exceeded: new specimen required')).toBeVisible();
    expect(dialog.getByText(/^Hemoglobin: 260512-0003 is 30 h old, stability 24 h$/)).toBeVisible();
  });

  it('names specimens without a collection time', async () => {
    const unknown = stood.map((each) => ({ ...each, collected_at: null }));
    const dialog = await choose({ catalogue: catalogue(24), samples: unknown });
    expect(
      dialog.getByText('Hemoglobin: 260512-0003 has no collection time, stability 24 h'),
    ).toBeVisible();
  });

  it.each([
    ['keep longer', 48],
    ['have an unknown stability', null],
  ])('shows no warning for specimens that %s', async (_, stability_hours) => {
    const dialog = await choose({ catalogue: catalogue(stability_hours), samples: stood });
    expect(dialog.queryByText(/h old, stability/)).toBeNull();
    expect(
      dialog.getByRole('checkbox', { name: /I have checked the collected specimens:/ }),
    ).toBeVisible();
  });
});

describe('adding tests to specimens with insufficient volume', () => {
  const needing = (code: string, min_volume_ml: string) => ({
    ...aTestParameter(code),
    specimens: aTestParameter(code).specimens.map((each) => ({ ...each, min_volume_ml })),
  });
  const catalogue = ready([needing('HGB', '0.5'), needing('HCT', '0.4')]);
  const choose = async (samples: OrderPageScreenProps['samples']) => {
    const { user } = show({ catalogue, samples });
    await user.click(screen.getByRole('button', { name: 'Add tests…' }));
    const dialog = within(screen.getByRole('dialog'));
    for (const name of [/Hemoglobin/, /Hematocrit/]) {
      await user.click(dialog.getByRole('combobox'));
      await user.click((await screen.findAllByRole('option', { name }))[0] as HTMLElement);
    }
    return dialog;
  };
  const blood = (volume_ml: number | null) =>
    aSample({
      number: 3,
      codes: ['WBC'],
      status: 'received',
      volume_ml,
      needs: { ...aSample({ codes: ['WBC'] }).needs, min_volume_ml: 0.25 },
    });

  it('states the remaining volume after previous tests and the required volume', async () => {
    const dialog = await choose([blood(1)]);
    expect(dialog.getByText('Insufficient volume: new specimen required')).toBeVisible();
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toContain(
      'Hematocrit: 260512-0003 has 0.25 mL, 0.4 mL required',
    );
    expect(dialog.queryByText(/^Hemoglobin: .* left/)).toBeNull();
  });

  it.each([
    ['holds enough', [blood(2)]],
    ['has no recorded volume', [blood(null)]],
    ['is one of several', [blood(1), { ...blood(2), id: idOf<SampleId>('another') }]],
  ])('shows no warning for a specimen that %s', async (_, samples) => {
    const dialog = await choose(samples);
    expect(dialog.queryByText(/mL required/)).toBeNull();
  });
});

describe('adding tests within their minimum repeat interval', () => {
  it('requires a reason and sends it', async () => {
    const warned = {
      status: 'rejected',
      formError: 'repeated_too_soon',
      fieldErrors: { HGB: '2026-05-12T05:30:00Z' },
    } as const;
    const onAdd = vi
      .fn<NonNullable<OrderPageScreenProps['onAdd']>>()
      .mockResolvedValueOnce(warned)
      .mockResolvedValue({ status: 'done' });
    const { user } = show({
      onAdd,
      catalogue: ready([{ ...aTestParameter('HGB'), min_repeat_hours: 24 }]),
    });
    await user.click(screen.getByRole('button', { name: 'Add tests…' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.type(dialog.getByRole('combobox'), 'Hemoglobin');
    await user.click(
      (await screen.findAllByRole('option', { name: /Hemoglobin/ }))[0] as HTMLElement,
    );
    await user.click(dialog.getByRole('button', { name: 'Add tests' }));
    expect(await dialog.findByText('Recently performed')).toBeVisible();
    expect(onAdd).toHaveBeenCalledExactlyOnceWith(orderUnderWay, {
      test_parameter_ids: [expect.any(String)],
      specimens_confirmed: false,
    });
    await user.click(dialog.getByRole('button', { name: 'Add tests' }));
    expect(
      (await dialog.findAllByText('Enter the reason for repeating the test')).length,
    ).toBeGreaterThan(0);
    await user.type(dialog.getByRole('textbox', { name: /^Reason for repeating/ }), 'Bleeding');
    await user.click(dialog.getByRole('button', { name: 'Add tests' }));
    await waitFor(() =>
      expect(onAdd).toHaveBeenLastCalledWith(orderUnderWay, {
        test_parameter_ids: [expect.any(String)],
        specimens_confirmed: false,
        repeat_reason: 'Bleeding',
      }),
    );
  });
});

describe('adding a test that is limited to other patients', () => {
  it('requires a reason', async () => {
    const onAdd = vi
      .fn<NonNullable<OrderPageScreenProps['onAdd']>>()
      .mockResolvedValue({ status: 'done' });
    const { user } = show({ onAdd, ...forChildren });
    await user.click(screen.getByRole('button', { name: 'Add tests…' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.type(dialog.getByRole('combobox'), 'Hemoglobin');
    await user.click(
      (await screen.findAllByRole('option', { name: /Hemoglobin/ }))[0] as HTMLElement,
    );
    expect(dialog.getByText(/^Hemoglobin: people under 18 years\. This patient: /)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Add tests' }));
    expect(
      (await dialog.findAllByText('Enter the reason for ordering the test for this patient'))
        .length,
    ).toBeGreaterThan(0);
    await user.type(dialog.getByRole('textbox', { name: /^Reason for ordering/ }), 'Growth');
    await user.click(dialog.getByRole('button', { name: 'Add tests' }));
    await waitFor(() =>
      expect(onAdd).toHaveBeenLastCalledWith(orderUnderWay, {
        test_parameter_ids: [expect.any(String)],
        specimens_confirmed: false,
        limit_reason: 'Growth',
      }),
    );
  });
});

describe('adding tests', () => {
  it('sends the selected tests and the confirmation that the specimens were checked', async () => {
    const onAdd = vi.fn<NonNullable<OrderPageScreenProps['onAdd']>>(() =>
      Promise.resolve({ status: 'done' }),
    );
    const { user } = show({ onAdd });
    await user.click(screen.getByRole('button', { name: 'Add tests…' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.type(dialog.getByRole('combobox'), 'Hemoglobin');
    await user.click(
      (await screen.findAllByRole('option', { name: /Hemoglobin/ }))[0] as HTMLElement,
    );
    await user.click(
      dialog.getByRole('checkbox', { name: /I have checked the collected specimens:/ }),
    );
    await user.click(dialog.getByRole('button', { name: 'Add tests' }));
    await waitFor(() =>
      expect(onAdd).toHaveBeenCalledWith(orderUnderWay, {
        test_parameter_ids: [expect.any(String)],
        specimens_confirmed: true,
      }),
    );
  });
});

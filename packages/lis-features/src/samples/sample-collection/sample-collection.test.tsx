import { aSample } from '@alms/lis-domain/fixtures';
import { idle, ready } from '@alms/ui/resource';
import { renderUi } from '@alms/ui/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { CollectionScreen, type CollectionScreenProps } from './index.ts';

const sample = aSample({ number: 6, codes: ['PT'] });
const second = aSample({ number: 6, codes: ['HGB'], id: aSample({ number: 60 }).id });
const other = aSample({ number: 2, codes: ['HGB'] });
const collected = aSample({ number: 6, codes: ['PT'], status: 'collected' });

function props(rest: Partial<CollectionScreenProps> = {}): CollectionScreenProps {
  return {
    samples: ready([sample, second, other]),
    query: '',
    onSearch: vi.fn(),
    sample: ready(sample),
    onOpen: vi.fn(),
    onCollect: vi.fn(),
    collection: idle,
    onNotCollected: vi.fn(),
    attempt: idle,
    label: idle,
    onPrintLabel: vi.fn(),
    saving: idle,
    ...rest,
  };
}

const name = () => screen.getByRole('checkbox', { name: 'Stated full name' });
const birthDate = () => screen.getByRole('checkbox', { name: 'Stated date of birth' });
const record = () => screen.getByRole('button', { name: 'Record collection' });

describe('specimen that cannot be collected', () => {
  const ask = async (user: ReturnType<typeof renderUi>['user']) => {
    await user.click(screen.getByRole('button', { name: 'Could not collect…' }));
    return within(screen.getByRole('dialog', { name: 'Not collected: Mockford, Tunde' }));
  };

  it('requires a reason without a default, and no identifiers', async () => {
    const given = props();
    const { user, rerender } = renderUi(<CollectionScreen {...given} />);
    const dialog = await ask(user);
    await user.click(dialog.getByRole('button', { name: 'Record' }));
    expect(dialog.getByRole('combobox', { name: 'Reason' })).toHaveAccessibleDescription(
      'Choose a reason',
    );
    await user.selectOptions(
      dialog.getByRole('combobox', { name: 'Reason' }),
      'Not prepared, for example not fasting',
    );
    await user.type(dialog.getByRole('textbox', { name: 'Note (optional)' }), 'Had breakfast');
    await user.click(dialog.getByRole('button', { name: 'Record' }));
    expect(given.onNotCollected).toHaveBeenCalledExactlyOnceWith({
      sampleId: sample.id,
      version: sample.version,
      code: 'not_prepared',
      note: 'Had breakfast',
    });

    rerender(
      <CollectionScreen
        {...given}
        sample={ready({ ...sample, version: sample.version + 1 })}
        attempt={{ status: 'done' }}
      />,
    );
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('clears an earlier refusal when reopened', async () => {
    const given = props();
    const { user, rerender } = renderUi(<CollectionScreen {...given} />);
    const dialog = await ask(user);
    rerender(
      <CollectionScreen {...given} attempt={{ status: 'failed', error: { kind: 'server' } }} />,
    );
    expect(dialog.getByRole('alert')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect((await ask(user)).queryByRole('alert')).toBeNull();
  });

  it('shows the reason to the next collector', () => {
    const events = [
      ...sample.events,
      {
        at: '2026-05-12T07:10:00Z',
        type: 'not_collected',
        by: 'Phoebe Drawson',
        note: 'Had breakfast',
        code: 'not_prepared' as const,
      },
    ];
    renderUi(<CollectionScreen {...props({ sample: ready({ ...sample, events }) })} />);
    expect(
      screen.getByText(
        'Not collected 12 May 2026, 07:10 by Phoebe Drawson: Not prepared, for example not fasting',
      ),
    ).toBeInTheDocument();
    expect(screen.getByText('Had breakfast')).toBeInTheDocument();
  });
});

describe('unidentified patient at collection', () => {
  const unidentified = {
    ...sample,
    patient: {
      ...sample.patient,
      full_name: 'Unknown, TMP-26-6173',
      mrn: 'TMP-26-6173',
      mrn_temporary: true,
    },
  };

  it('is checked by wristband and order number instead of name', async () => {
    const given = props({ samples: ready([unidentified]), sample: ready(unidentified) });
    const { user } = renderUi(<CollectionScreen {...given} />);
    expect(screen.queryByRole('checkbox', { name: 'Stated full name' })).toBeNull();
    expect(screen.getByText('Unidentified')).toBeVisible();
    const band = screen.getByRole('checkbox', { name: 'Wristband shows the temporary number' });
    const order = screen.getByRole('checkbox', { name: 'Request shows the order number' });
    expect(band).toHaveAccessibleDescription('Matches TMP-26-6173');
    expect(order).toHaveAccessibleDescription(`Matches ${sample.order_number}`);
    await user.click(band);
    await user.click(record());
    expect(given.onCollect).not.toHaveBeenCalled();
    expect(screen.getAllByText('Confirm wristband and order number first.')[0]).toBeVisible();
    await user.click(order);
    await user.click(record());
    expect(given.onCollect).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ identityCheck: { wristband: true, order_number: true } }),
    );
  });
});

it('is checked by name once identified', async () => {
  const unidentified = { ...sample, patient: { ...sample.patient, mrn_temporary: true } };
  const given = props({ samples: ready([unidentified]), sample: ready(unidentified) });
  const { user, rerender } = renderUi(<CollectionScreen {...given} />);
  await user.click(screen.getByRole('checkbox', { name: 'Wristband shows the temporary number' }));
  rerender(<CollectionScreen {...given} samples={ready([sample])} sample={ready(sample)} />);
  await user.click(name());
  await user.click(birthDate());
  await user.click(record());
  expect(given.onCollect).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ identityCheck: { name: true, birth_date: true } }),
  );
});

describe('recording a collection', () => {
  it.each([
    ['nothing', []],
    ['only the name', [name]],
    ['only the birth date', [birthDate]],
  ])('is disabled with the reason while %s is confirmed', async (_, boxes) => {
    const given = props();
    const { user } = renderUi(<CollectionScreen {...given} />);
    for (const box of boxes) await user.click(box());
    expect(record()).toHaveAccessibleDescription('Confirm name and birth date first.');
    await user.click(record());
    expect(given.onCollect).not.toHaveBeenCalled();
  });

  it('sends the confirmed identifiers and the loaded version', async () => {
    const given = props();
    const { user } = renderUi(<CollectionScreen {...given} />);
    await user.click(name());
    await user.click(birthDate());
    await user.click(record());
    expect(given.onCollect).toHaveBeenCalledExactlyOnceWith({
      sampleId: sample.id,
      version: sample.version,
      identityCheck: { name: true, birth_date: true },
    });
  });

  it('sends the measured volume, but not that of the previous container', async () => {
    const given = props();
    const { user, rerender } = renderUi(<CollectionScreen {...given} />);
    const volume = () => screen.getByRole('textbox', { name: /^Volume collected/ });
    await user.click(name());
    await user.click(birthDate());
    await user.type(volume(), '2.5');
    await user.click(record());
    expect(given.onCollect).toHaveBeenCalledExactlyOnceWith({
      sampleId: sample.id,
      version: sample.version,
      identityCheck: { name: true, birth_date: true },
      volume: 2.5,
    });
    rerender(<CollectionScreen {...given} sample={ready(other)} />);
    expect(volume()).toHaveValue('');
  });

  it.each(['0', '0.0001', '20000', 'much'])(
    'rejects a volume of %s and keeps it in the field',
    async (typed) => {
      const given = props();
      const { user } = renderUi(<CollectionScreen {...given} />);
      const volume = screen.getByRole('textbox', { name: /^Volume collected/ });
      await user.click(name());
      await user.click(birthDate());
      await user.type(volume, typed);
      await user.click(record());
      expect(given.onCollect).not.toHaveBeenCalled();
      expect(volume).toHaveValue(typed);
      expect(volume).toHaveAccessibleDescription(expect.stringContaining('Enter a volume in mL'));
    },
  );

  it('sends the fasting status without a default, but not that of the previous patient', async () => {
    const given = props({ sample: ready({ ...sample, ordered_fasting: 'fasting' }) });
    const { user, rerender } = renderUi(<CollectionScreen {...given} />);
    const fasting = () => screen.getByRole('radiogroup', { name: /Fasting\?/ });
    expect(fasting()).toHaveAccessibleDescription(
      'On the order: Fasting. The patient’s statement takes precedence.',
    );
    expect(
      within(fasting())
        .getAllByRole('radio')
        .filter((each) => (each as HTMLInputElement).checked),
    ).toEqual([]);
    await user.click(within(fasting()).getByRole('radio', { name: 'Not fasting' }));
    await user.click(name());
    await user.click(birthDate());
    await user.click(record());
    expect(given.onCollect).toHaveBeenCalledExactlyOnceWith({
      sampleId: sample.id,
      version: sample.version,
      identityCheck: { name: true, birth_date: true },
      fasting: 'not_fasting',
    });
    rerender(<CollectionScreen {...given} sample={ready(other)} />);
    expect(within(fasting()).getByRole('radio', { name: 'Not fasting' })).not.toBeChecked();
  });

  it('shows the fasting status after collection', () => {
    renderUi(
      <CollectionScreen {...props({ sample: ready({ ...collected, fasting: 'not_fasting' }) })} />,
    );
    expect(screen.getByText('Fasting: Not fasting')).toBeInTheDocument();
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('states what to compare the identifiers with', () => {
    renderUi(<CollectionScreen {...props()} />);
    expect(name()).toHaveAccessibleDescription('Matches Mockford, Tunde');
    expect(birthDate()).toHaveAccessibleDescription('Matches 30 Dec 1948');
  });

  it('explains how to compare a partial date of birth', () => {
    const partly = { ...sample, patient: { ...sample.patient, birth_date: '1948' } };
    renderUi(<CollectionScreen {...props({ samples: ready([partly]), sample: ready(partly) })} />);
    expect(birthDate()).toHaveAccessibleDescription(
      'Recorded only in part: 1948. Ask for the full date and compare this part',
    );
  });

  it('keeps the confirmation for the next container of the visit, never for the next patient', async () => {
    const given = props();
    const { user, rerender } = renderUi(<CollectionScreen {...given} />);
    await user.click(name());
    rerender(<CollectionScreen {...given} sample={ready(second)} />);
    expect(name()).toBeChecked();
    rerender(<CollectionScreen {...given} sample={ready(other)} />);
    expect(name()).not.toBeChecked();
  });

  it('reports an unpaid order while it can be collected', () => {
    const { rerender } = renderUi(
      <CollectionScreen
        {...props({ sample: ready(aSample({ status: 'expected', payment_due: true })) })}
      />,
    );
    expect(screen.getByText('This order is not paid.')).toBeVisible();
    rerender(
      <CollectionScreen
        {...props({ sample: ready(aSample({ status: 'collected', payment_due: true })) })}
      />,
    );
    expect(screen.queryByText('This order is not paid.')).toBeNull();
  });

  it('explains a server refusal', () => {
    renderUi(
      <CollectionScreen
        {...props({
          collection: { status: 'rejected', fieldErrors: {}, formError: 'identity_not_confirmed' },
        })}
      />,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('Two identifiers must be confirmed');
  });
});

describe('specimen label', () => {
  it('is not offered before collection', () => {
    renderUi(<CollectionScreen {...props({ label: ready('blob:label') })} />);
    expect(screen.queryByRole('img', { name: /Label/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Print label' })).toBeNull();
  });

  it('is offered for printing after collection', async () => {
    const given = props({ sample: ready(collected), label: ready('blob:label') });
    const { user } = renderUi(<CollectionScreen {...given} />);
    expect(
      screen.getByRole('img', { name: `Label ${collected.accession_number}` }),
    ).toHaveAttribute('src', 'blob:label');
    expect(screen.getByText(collected.accession_number)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Print label' }));
    expect(given.onPrintLabel).toHaveBeenCalledExactlyOnceWith({ sampleId: collected.id });
  });

  it('is saved for a label printer, with a reason', async () => {
    const given = props({
      sample: ready(collected),
      label: ready('blob:label'),
      onSaveLabel: vi.fn(),
    });
    const { user } = renderUi(<CollectionScreen {...given} />);
    await user.click(screen.getByRole('button', { name: 'Label as PDF' }));
    expect(given.onSaveLabel).toHaveBeenCalledExactlyOnceWith({
      sampleId: collected.id,
      reason: 'At collection, for a label printer',
    });
  });

  it('cannot be printed before it is loaded', () => {
    renderUi(
      <CollectionScreen {...props({ sample: ready(collected), label: { status: 'loading' } })} />,
    );
    expect(screen.queryByRole('button', { name: 'Print label' })).toBeNull();
  });

  it('is followed by the next container of the visit', async () => {
    const given = props({ sample: ready(collected), label: ready('blob:label') });
    const { user } = renderUi(<CollectionScreen {...given} />);
    await user.click(screen.getByRole('button', { name: 'Next: Lavender' }));
    expect(given.onOpen).toHaveBeenCalledExactlyOnceWith(second.id);
  });
});

describe('collection list', () => {
  it('opens a visit at the first container in order of draw', async () => {
    const given = props({ samples: ready([second, sample, other]), sample: idle });
    const { user } = renderUi(<CollectionScreen {...given} />);
    await user.click(screen.getByRole('button', { name: /Mockford, Tunde/ }));
    expect(given.onOpen).toHaveBeenCalledExactlyOnceWith(sample.id);
  });

  it('shows two identifiers of each patient', () => {
    renderUi(<CollectionScreen {...props({ sample: idle })} />);
    expect(screen.getByRole('button', { name: /Samplesen, Jonas/ })).toHaveTextContent('MRN-4002');
    expect(screen.getByRole('button', { name: /Samplesen, Jonas/ })).toHaveTextContent(
      '29 Feb 1984',
    );
  });
});

describe('collection requirements of a container', () => {
  const needs = {
    consent: ['HIV antibody'],
    instructions: [{ test: 'Lactate', text: 'Without a tourniquet' }],
    fasting: true,
    protect_from_light: true,
    transport: ['frozen' as const],
    additives: ['gel'],
    min_volume_ml: 1.75,
  };
  const withNeeds = { ...sample, needs };

  it('show handling, storage and minimum volume', () => {
    renderUi(
      <CollectionScreen
        {...props({ samples: ready([withNeeds, second]), sample: ready(withNeeds) })}
      />,
    );
    for (const words of [
      'Patient fasting',
      'gel',
      'Frozen',
      'Protect from light',
      'Lactate: Without a tourniquet',
    ])
      expect(screen.getByText(words)).toBeVisible();
    expect(screen.getByText(/At least 1\.75 mL/)).toBeVisible();
  });

  it('require consent for each container', async () => {
    const given = props({
      samples: ready([withNeeds, { ...second, needs }]),
      sample: ready(withNeeds),
    });
    const { user, rerender } = renderUi(<CollectionScreen {...given} />);
    await user.click(name());
    await user.click(birthDate());
    expect(screen.getAllByText('Confirm the patient’s consent first.')).not.toHaveLength(0);
    await user.click(record());
    expect(given.onCollect).not.toHaveBeenCalled();
    await user.click(screen.getByRole('checkbox', { name: 'Patient consents to: HIV antibody' }));
    await user.click(record());
    expect(given.onCollect).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ sampleId: sample.id, consent: true }),
    );
    rerender(<CollectionScreen {...given} sample={ready({ ...second, needs })} />);
    expect(
      screen.getByRole('checkbox', { name: 'Patient consents to: HIV antibody' }),
    ).not.toBeChecked();
  });

  it('are hidden when its tests have none', () => {
    renderUi(<CollectionScreen {...props()} />);
    expect(screen.queryByText('Special handling')).toBeNull();
  });
});

import { aSample, fixtureId, idOf } from '@alms/lis-domain/fixtures';
import type { PrintedLabel, Sample } from '@alms/lis-domain/samples';
import { ClockProvider, type Clock } from '@alms/ui/clock';
import { idle, loading, ready, type Submission } from '@alms/ui/resource';
import { FROZEN_INSTANT, renderUi, scan } from '@alms/ui/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { CollectionScreen, type CollectionScreenProps } from './index.ts';

const done: Submission = { status: 'done' };
const refused = (formError: string): Submission => ({
  status: 'rejected',
  fieldErrors: {},
  formError,
});

const citrate = aSample({ number: 6, codes: ['PT'], accession_number: '260512-0601' });
const edta = aSample({
  number: 6,
  codes: ['HGB'],
  id: fixtureId('sample', 60),
  accession_number: '260512-0602',
});
const other = aSample({ number: 2, codes: ['HGB'], accession_number: '260512-0201' });
const { mrn } = citrate.patient;

const labelOf = ({ id, accession_number }: Sample): PrintedLabel => ({
  sample_id: id,
  accession_number,
  drawing: '<svg xmlns="http://www.w3.org/2000/svg"/>',
});

function props({ list, ...rest }: Partial<CollectionScreenProps> = {}) {
  return {
    list: {
      samples: ready([edta, citrate, other]),
      progress: { waiting: 2, collected_today: 3 },
      query: '',
      onSearch: vi.fn(),
      ...list,
    },
    openId: citrate.patient.id,
    onOpen: vi.fn(),
    visit: ready([edta, citrate]),
    onPrintLabels: vi.fn<CollectionScreenProps['onPrintLabels']>(async ({ sampleIds }) => ({
      outcome: done,
      labels: [edta, citrate].filter(({ id }) => sampleIds.includes(id)).map(labelOf),
    })),
    printing: idle,
    onPrintPage: vi.fn(),
    onCollect: vi.fn<CollectionScreenProps['onCollect']>(async () => done),
    collection: idle,
    onNotCollected: vi.fn<CollectionScreenProps['onNotCollected']>(async () => done),
    attempt: idle,
    ...rest,
  } satisfies CollectionScreenProps;
}

/** A clock that the test moves on. */
function aClock() {
  let now = Date.parse(FROZEN_INSTANT);
  const ticks = new Set<() => void>();
  const clock: Clock = {
    now: () => now,
    subscribe: (tick) => {
      ticks.add(tick);
      return () => void ticks.delete(tick);
    },
  };
  const advance = (seconds: number) =>
    act(() => {
      now += seconds * 1000;
      for (const tick of ticks) tick();
    });
  return { clock, advance };
}

const button = (name: string) => screen.getByRole('button', { name });
const tick = (name: string) => screen.getByRole('checkbox', { name });
type User = ReturnType<typeof renderUi>['user'];

async function confirmIdentity(user: User) {
  await user.click(tick('Full name stated by patient'));
  await user.click(tick('Date of birth stated by patient'));
  await user.click(button('Confirm identity'));
}

describe('a visit', () => {
  it('is one identity check, one print and one confirmation for all containers', async () => {
    const given = props();
    const { user, container } = renderUi(<CollectionScreen {...given} />);
    await confirmIdentity(user);
    await user.click(button('Print 2 labels'));
    const identity = { check: { name: true, birth_date: true }, seconds_ago: 0 };
    expect(given.onPrintLabels).toHaveBeenCalledExactlyOnceWith({
      identity,
      sampleIds: [citrate.id, edta.id],
    });
    const images = container.querySelectorAll('[data-component=print-sheet] img');
    expect(images).toHaveLength(2);
    for (const image of images) fireEvent.load(image);
    expect(given.onPrintPage).toHaveBeenCalledOnce();
    expect(screen.getAllByText('Label printed')).toHaveLength(2);

    await user.click(button('Confirm collection'));
    expect(given.onCollect).toHaveBeenCalledExactlyOnceWith({
      identity,
      items: [citrate, edta].map(({ id, version }) => ({ id, version })),
    });
    expect(given.onOpen).toHaveBeenCalledExactlyOnceWith(other.patient.id);
    expect(screen.getByText('Mockford, Tunde: 2 specimens collected')).toBeVisible();
  });

  it('lists the containers in order of draw, with the cap colour in words', () => {
    renderUi(<CollectionScreen {...props()} />);
    const items = within(screen.getByRole('region', { name: 'Current patient' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(items).toHaveLength(2);
    expect(items[0]).toMatch(/^1Light blue · citrate.*Prothrombin time/);
    expect(items[1]).toMatch(/^2Lavender · EDTA.*Hemoglobin/);
  });

  it('requires both identifiers', async () => {
    const given = props();
    const { user } = renderUi(<CollectionScreen {...given} />);
    await user.click(tick('Full name stated by patient'));
    await user.click(button('Confirm identity'));
    expect(screen.queryByText('Identity confirmed for this visit')).toBeNull();
    expect(button('Confirm identity')).toHaveAccessibleDescription(
      'Confirm name and birth date first.',
    );
    expect(screen.queryByRole('button', { name: /^Print/ })).toBeNull();
  });

  it('expires ten minutes after the identity check', async () => {
    const { clock, advance } = aClock();
    const given = props();
    const { user } = renderUi(
      <ClockProvider clock={clock}>
        <CollectionScreen {...given} />
      </ClockProvider>,
    );
    await confirmIdentity(user);
    advance(599);
    await user.click(button('Print 2 labels'));
    expect(given.onPrintLabels).toHaveBeenCalledWith(
      expect.objectContaining({
        identity: expect.objectContaining({ seconds_ago: 599 }) as object,
      }),
    );
    advance(1);
    expect(screen.getByRole('alert')).toHaveTextContent('expired after 10 minutes');
    await user.click(button('Confirm identity'));
    expect(screen.getByText('Identity confirmed for this visit')).toBeVisible();
    expect(button('Confirm collection')).toBeVisible();
  });

  it('ends with the patient: the next one is not confirmed', async () => {
    const given = props();
    const { user, rerender } = renderUi(<CollectionScreen {...given} />);
    await confirmIdentity(user);
    rerender(<CollectionScreen {...given} openId={other.patient.id} visit={ready([other])} />);
    expect(button('Confirm identity')).toBeVisible();
    expect(tick('Full name stated by patient')).not.toBeChecked();
  });

  it('repeats the identity check when the server refuses it', async () => {
    const given = props({
      onPrintLabels: vi.fn(async () => ({ outcome: refused('identity_expired'), labels: [] })),
    });
    const { user } = renderUi(<CollectionScreen {...given} />);
    await confirmIdentity(user);
    await user.click(button('Print 2 labels'));
    expect(button('Confirm identity')).toBeVisible();
    expect(screen.queryByText('Label printed')).toBeNull();
  });

  it('stays open when the collection is refused', async () => {
    const given = props({ onCollect: vi.fn(async () => refused('version_stale')) });
    const { user, rerender } = renderUi(<CollectionScreen {...given} />);
    await confirmIdentity(user);
    await user.click(button('Print 2 labels'));
    await user.click(button('Confirm collection'));
    expect(given.onOpen).not.toHaveBeenCalled();
    rerender(<CollectionScreen {...given} collection={refused('version_stale')} />);
    expect(screen.getByRole('alert')).toHaveTextContent('Another user updated this visit');
    expect(screen.getByText('Identity confirmed for this visit')).toBeVisible();
  });

  it('prints again with a reason', async () => {
    const given = props();
    const { user } = renderUi(<CollectionScreen {...given} />);
    await confirmIdentity(user);
    await user.click(button('Print 2 labels'));
    await user.click(button('Print labels again'));
    expect(given.onPrintLabels).toHaveBeenLastCalledWith(
      expect.objectContaining({
        sampleIds: [citrate.id, edta.id],
        reason: 'Printed again at collection',
      }),
    );
  });

  it('prints only labels that were not printed in the last ten minutes', async () => {
    const printedAt = (at: string): Sample => ({
      ...citrate,
      events: [...citrate.events, { at, type: 'label_printed', by: 'Phoebe Drawson', note: '' }],
    });
    const { user, unmount } = renderUi(
      <CollectionScreen {...props({ visit: ready([printedAt('2026-05-12T08:35:00Z'), edta]) })} />,
    );
    await confirmIdentity(user);
    expect(button('Print 1 label')).toBeVisible();
    unmount();
    const late = renderUi(
      <CollectionScreen {...props({ visit: ready([printedAt('2026-05-12T08:31:00Z'), edta]) })} />,
    );
    await confirmIdentity(late.user);
    expect(button('Print 2 labels')).toBeVisible();
  });

  it('requires consent to the tests of a container, and records details by container', async () => {
    const asked: Sample = {
      ...edta,
      needs: { ...edta.needs, consent: ['HIV antibody'], fasting: true },
    };
    const given = props({ visit: ready([citrate, asked]) });
    const { user } = renderUi(<CollectionScreen {...given} />);
    await confirmIdentity(user);
    await user.click(button('Print 2 labels'));
    await user.click(button('Confirm collection'));
    expect(given.onCollect).not.toHaveBeenCalled();
    expect(button('Confirm collection')).toHaveAccessibleDescription(
      'Confirm the patient’s consent first.',
    );
    await user.click(tick('Patient consents to: HIV antibody'));
    await user.click(screen.getByRole('radio', { name: 'Fasting' }));
    await user.type(screen.getByRole('textbox', { name: /^Volume collected: Light blue/ }), '2.5');
    await user.click(button('Confirm collection'));
    expect(given.onCollect).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        fasting: 'fasting',
        items: [
          { id: citrate.id, version: citrate.version, volume_ml: 2.5 },
          { id: edta.id, version: edta.version, consent: true },
        ],
      }),
    );
  });
});

describe('scans', () => {
  it('confirm the identity by the wristband, wherever the focus is', async () => {
    const given = props();
    const { user } = renderUi(<CollectionScreen {...given} />);
    scan(mrn, { target: button('Could not collect…') });
    expect(screen.getByText(/^Wristband scanned/)).toBeVisible();
    await user.click(button('Print 2 labels'));
    expect(given.onPrintLabels).toHaveBeenCalledWith(
      expect.objectContaining({ identity: { check: { wristband_number: mrn }, seconds_ago: 0 } }),
    );
  });

  it('stop the visit at the wristband of another patient', async () => {
    const { user } = renderUi(<CollectionScreen {...props()} />);
    await confirmIdentity(user);
    scan(other.patient.mrn);
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Wristband belongs to another patient. Check the patient’s identity.',
    );
    expect(button('Confirm identity')).toBeVisible();
    expect(tick('Full name stated by patient')).not.toBeChecked();
    scan(mrn);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(button('Print 2 labels')).toBeVisible();
  });

  it('check the label of a container', async () => {
    renderUi(<CollectionScreen {...props()} />);
    scan(citrate.accession_number);
    expect(screen.getByText('Label scanned')).toBeVisible();
    scan(other.accession_number);
    expect(screen.getByRole('alert')).toHaveTextContent('This label is not of this visit.');
  });

  it('open a visit from the list, confirmed by its wristband', async () => {
    const given = props({ openId: null, visit: idle });
    const { rerender } = renderUi(<CollectionScreen {...given} />);
    scan(mrn);
    expect(given.onOpen).toHaveBeenCalledExactlyOnceWith(citrate.patient.id);
    rerender(
      <CollectionScreen {...given} openId={citrate.patient.id} visit={ready([edta, citrate])} />,
    );
    expect(button('Print 2 labels')).toBeVisible();
  });

  it('open a visit by a container without confirming the identity', async () => {
    const given = props({ openId: null, visit: idle });
    const { rerender } = renderUi(<CollectionScreen {...given} />);
    scan(edta.accession_number);
    expect(given.onOpen).toHaveBeenCalledExactlyOnceWith(citrate.patient.id);
    rerender(
      <CollectionScreen {...given} openId={citrate.patient.id} visit={ready([edta, citrate])} />,
    );
    expect(button('Confirm identity')).toBeVisible();
  });

  it('report an unknown number', async () => {
    const given = props({ openId: null, visit: idle });
    renderUi(<CollectionScreen {...given} />);
    scan('MRN-9999');
    expect(given.onOpen).not.toHaveBeenCalled();
    expect(screen.getByRole('alert')).toHaveTextContent(
      'No specimen to collect has the number MRN-9999.',
    );
  });

  it('wait while the list or the visit is loading', async () => {
    const given = props({ openId: null, visit: idle });
    const { rerender } = renderUi(
      <CollectionScreen {...given} list={{ ...given.list, samples: loading }} />,
    );
    scan(mrn);
    expect(given.onOpen).not.toHaveBeenCalled();
    rerender(<CollectionScreen {...given} />);
    expect(given.onOpen).toHaveBeenCalledExactlyOnceWith(citrate.patient.id);

    rerender(<CollectionScreen {...given} openId={other.patient.id} visit={loading} />);
    scan(other.patient.mrn);
    rerender(<CollectionScreen {...given} openId={other.patient.id} visit={ready([other])} />);
    expect(await screen.findByText(/^Wristband scanned/)).toBeVisible();
  });
});

describe('the Enter key', () => {
  it('runs the filled button, except where Enter has another meaning', async () => {
    const given = props();
    const { user } = renderUi(<CollectionScreen {...given} />);
    await user.keyboard('{Enter}');
    expect(screen.queryByText('Identity confirmed for this visit')).toBeNull();
    scan(mrn);
    screen.getByRole('searchbox').focus();
    await user.keyboard('{Enter}');
    expect(given.onPrintLabels).not.toHaveBeenCalled();
    screen.getByRole('searchbox').blur();
    await user.keyboard('{Enter}');
    expect(given.onPrintLabels).toHaveBeenCalledOnce();
    await user.keyboard('{Enter}');
    expect(given.onCollect).toHaveBeenCalledOnce();
  });
});

describe('specimens that could not be collected', () => {
  const ask = async (user: User) => {
    await user.click(button('Could not collect…'));
    return within(screen.getByRole('dialog', { name: 'Not collected: Mockford, Tunde' }));
  };

  it('are recorded with a reason and left out of the collection', async () => {
    const given = props();
    const { user } = renderUi(<CollectionScreen {...given} />);
    await confirmIdentity(user);
    await user.click(button('Print 2 labels'));
    const dialog = await ask(user);
    await user.click(dialog.getByRole('button', { name: 'Record' }));
    expect(dialog.getByRole('combobox', { name: 'Reason' })).toHaveAccessibleDescription(
      'Select a reason',
    );
    await user.click(dialog.getByRole('checkbox', { name: /Light blue/ }));
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Reason' }), 'No venous access');
    await user.click(dialog.getByRole('button', { name: 'Record' }));
    expect(given.onNotCollected).toHaveBeenCalledExactlyOnceWith({
      samples: [{ id: edta.id, version: edta.version }],
      code: 'no_access',
      note: '',
    });
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(button('Confirm collection'));
    expect(given.onCollect).toHaveBeenCalledWith(
      expect.objectContaining({ items: [{ id: citrate.id, version: citrate.version }] }),
    );
  });

  it('end the visit when none is left, without an identity check', async () => {
    const given = props();
    const { user } = renderUi(<CollectionScreen {...given} />);
    const dialog = await ask(user);
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Reason' }), 'Not present');
    await user.click(dialog.getByRole('button', { name: 'Record' }));
    expect(given.onNotCollected).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        samples: [citrate, edta].map(({ id, version }) => ({ id, version })),
      }),
    );
    expect(given.onOpen).toHaveBeenCalledExactlyOnceWith(other.patient.id);
  });

  it('show the reason to the next collector', () => {
    const events = [
      ...citrate.events,
      {
        at: '2026-05-12T07:10:00Z',
        type: 'not_collected',
        by: 'Phoebe Drawson',
        note: 'Had breakfast',
        code: 'not_prepared' as const,
      },
    ];
    renderUi(<CollectionScreen {...props({ visit: ready([{ ...citrate, events }]) })} />);
    expect(
      screen.getByText(
        'Not collected 12 May 2026, 07:10 by Phoebe Drawson: Not prepared, for example not fasting',
      ),
    ).toBeInTheDocument();
    expect(screen.getByText('Had breakfast')).toBeInTheDocument();
  });
});

describe('an unidentified patient', () => {
  const unidentified: Sample = {
    ...citrate,
    patient: {
      ...citrate.patient,
      full_name: 'Unknown, TMP-26-6173',
      mrn: 'TMP-26-6173',
      mrn_temporary: true,
    },
  };

  it('is checked by wristband and order number; a scan confirms only the wristband', async () => {
    const given = props({
      list: { ...props().list, samples: ready([unidentified]) },
      visit: ready([unidentified]),
    });
    const { user } = renderUi(<CollectionScreen {...given} />);
    expect(screen.queryByRole('checkbox', { name: 'Full name stated by patient' })).toBeNull();
    scan('TMP-26-6173');
    expect(tick('Wristband shows the temporary number')).toBeChecked();
    expect(button('Confirm identity')).toHaveAccessibleDescription(
      'Confirm wristband and order number first.',
    );
    await user.click(tick('Request shows the order number'));
    await user.click(button('Confirm identity'));
    await user.click(button('Print 1 label'));
    expect(given.onPrintLabels).toHaveBeenCalledWith(
      expect.objectContaining({
        identity: { check: { wristband: true, order_number: true }, seconds_ago: 0 },
      }),
    );
  });

  it('has to be confirmed again by name once identified', async () => {
    const given = props({ visit: ready([unidentified]) });
    const { user, rerender } = renderUi(<CollectionScreen {...given} />);
    await user.click(tick('Wristband shows the temporary number'));
    await user.click(tick('Request shows the order number'));
    await user.click(button('Confirm identity'));
    rerender(<CollectionScreen {...given} visit={ready([citrate])} />);
    expect(tick('Full name stated by patient')).not.toBeChecked();
    expect(button('Confirm identity')).toBeVisible();
  });
});

describe('the list', () => {
  it('shows each patient once with identifiers, containers and the wait', async () => {
    const given = props({
      openId: null,
      visit: idle,
      list: {
        ...props().list,
        samples: ready([
          { ...citrate, priority: 'stat', created_at: '2026-05-12T08:20:00Z' },
          { ...edta, priority: 'stat', created_at: '2026-05-12T08:20:00Z' },
          { ...other, created_at: '2026-05-12T08:01:00Z' },
        ]),
      },
    });
    const { user } = renderUi(<CollectionScreen {...given} />);
    const [first, second] = screen
      .getAllByRole('listitem')
      .map((item) => within(item).getByRole('button'));
    expect(first?.textContent).toMatch(/Mockford, TundeSTATMRN-4006.*Light blue, Lavender/);
    expect(screen.getByText('22 min')).toHaveAttribute('data-long');
    expect(screen.getByText('41 min')).not.toHaveAttribute('data-long');
    expect(screen.getByText('3 of 5 patients collected today')).toBeVisible();
    if (second) await user.click(second);
    expect(given.onOpen).toHaveBeenCalledExactlyOnceWith(other.patient.id);
  });

  it('focuses the next patient where the visit covers it', async () => {
    const given = props();
    const { user, rerender } = renderUi(<CollectionScreen {...given} />);
    const list = screen.getByRole('navigation', { name: 'To collect' });
    list.checkVisibility = () => false;
    scan(mrn);
    await user.click(button('Print 2 labels'));
    await user.click(button('Confirm collection'));
    expect(given.onOpen).toHaveBeenCalledExactlyOnceWith(null);
    rerender(<CollectionScreen {...given} openId={null} visit={idle} />);
    expect(screen.getByRole('button', { name: new RegExp(other.patient.full_name) })).toHaveFocus();
  });

  it('says when nothing is left to collect from the open patient', () => {
    renderUi(
      <CollectionScreen
        {...props({ openId: idOf('gone'), visit: { status: 'empty', reason: 'none-yet' } })}
      />,
    );
    expect(screen.getByText('All specimens of this patient are collected.')).toBeVisible();
  });
});

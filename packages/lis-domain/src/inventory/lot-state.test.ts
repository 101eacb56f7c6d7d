import { describe, expect, it } from 'vitest';
import {
  lotQcStatuses,
  lotStatuses,
  recordedLotStatuses,
  type LotStatus,
  type RecordedLotStatus,
} from './inventory.schema.ts';
import {
  isLotActionAllowed,
  isUsable,
  lotStatus,
  releasedStatus,
  statusAfterMove,
  type LotAction,
  type LotFacts,
} from './lot-state.ts';

const today = '2026-05-12';
const lot = (change: Partial<LotFacts> = {}): LotFacts => ({
  status: 'active',
  qc_status: 'passed',
  on_hand: 4,
  use_by: '2026-08-31',
  ...change,
});
const inState = (state: LotStatus): LotFacts =>
  state === 'expired'
    ? lot({ use_by: '2026-05-11' })
    : lot({ status: state, on_hand: state === 'consumed' || state === 'disposed' ? 0 : 4 });

describe('lot', () => {
  it.each<[string, Partial<LotFacts>, LotStatus]>([
    ['is active', {}, 'active'],
    ['is active on its expiry date', { use_by: today }, 'active'],
    ['is expired the day after', { use_by: '2026-05-11' }, 'expired'],
    ['is recalled rather than expired', { status: 'recalled', use_by: '2026-05-11' }, 'recalled'],
    ['is expired in quarantine too', { status: 'quarantined', use_by: '2026-05-11' }, 'expired'],
    [
      'is consumed rather than expired when empty',
      { status: 'consumed', on_hand: 0, use_by: '2026-05-11' },
      'consumed',
    ],
    ['never expires without an expiry date', { use_by: null }, 'active'],
  ])('%s', (_case, change, expected) => {
    expect(lotStatus(lot(change), today)).toBe(expected);
  });

  it.each<[LotAction, LotStatus[]]>([
    ['open', ['active']],
    ['consume', ['active', 'in_use']],
    ['test', ['active', 'in_use', 'quarantined']],
    ['count', ['active', 'in_use', 'quarantined', 'recalled', 'consumed', 'expired']],
    ['dispose', ['active', 'in_use', 'quarantined', 'recalled', 'expired']],
    ['quarantine', ['active', 'in_use']],
    ['record_qc', ['quarantined']],
  ])('%s is allowed in exactly: %s', (action, states) => {
    expect(
      lotStatuses.filter((state) => isLotActionAllowed(inState(state), action, today)).toSorted(),
    ).toEqual(states.toSorted());
  });

  it('is usable only if stock is left, QC is accepted or not required, and it is not past its use-by date', () => {
    const usable = recordedLotStatuses.flatMap((status) =>
      lotQcStatuses.flatMap((qc_status) =>
        isUsable(lot({ status, qc_status }), today) ? [`${status} ${qc_status}`] : [],
      ),
    );
    expect(usable).toEqual([
      'active not_required',
      'active passed',
      'in_use not_required',
      'in_use passed',
    ]);
    expect(isUsable(lot({ on_hand: 0 }), today)).toBe(false);
    expect(isUsable(lot({ use_by: '2026-05-11' }), today)).toBe(false);
    expect(isUsable(lot({ use_by: today }), today)).toBe(true);
  });

  it.each<
    [
      RecordedLotStatus,
      LotFacts['qc_status'],
      string | null,
      number,
      'use' | 'dispose',
      RecordedLotStatus,
    ]
  >([
    ['active', 'passed', null, 3, 'use', 'active'],
    ['active', 'passed', null, 0, 'use', 'consumed'],
    ['in_use', 'passed', '2026-05-01', 0, 'dispose', 'disposed'],
    ['in_use', 'passed', '2026-05-01', 1, 'dispose', 'in_use'],
    ['consumed', 'passed', null, 2, 'use', 'active'],
    ['consumed', 'not_required', '2026-05-01', 2, 'use', 'in_use'],
    ['disposed', 'passed', null, 2, 'use', 'active'],
    ['disposed', 'failed', null, 2, 'use', 'quarantined'],
    ['quarantined', 'pending', null, 2, 'use', 'quarantined'],
    ['consumed', 'pending', null, 2, 'use', 'quarantined'],
    ['recalled', 'passed', null, 2, 'use', 'recalled'],
    ['recalled', 'passed', '2026-05-01', 0, 'dispose', 'recalled'],
  ])(
    'that was %s with QC %s (opened: %s) is, with %i left after %s, %s',
    (status, qc_status, opened_on, onHand, move, expected) => {
      expect(statusAfterMove({ status, qc_status, opened_on }, onHand, move)).toBe(expected);
    },
  );

  it('is in use on release if it was opened before', () => {
    expect([releasedStatus(false), releasedStatus(true)]).toEqual(['active', 'in_use']);
  });
});

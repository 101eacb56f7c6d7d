import { aCriticalCall, aUser, fixtureId, minutesAgo } from '@alms/lis-domain/fixtures';
import type { CriticalCall } from '@alms/lis-domain/results';
import { idle, ready } from '@alms/ui/resource';
import { fn } from 'storybook/test';
import type { CriticalCallsDialogProps } from './critical-calls-dialog.tsx';

const by = { id: aUser('technician').id, name: aUser('technician').full_name };

/** One is overdue after a failed attempt, one is not yet due. */
export const openCalls: readonly CriticalCall[] = [
  aCriticalCall({
    number: 2,
    code: 'HGB',
    value_text: '6.4',
    state: 'escalated',
    opened_at: minutesAgo(41),
    due_at: minutesAgo(11),
    version: 3,
    attempts: [
      {
        id: fixtureId('result', 9101),
        at: minutesAgo(30),
        by,
        channel: 'phone',
        outcome: 'unable_to_reach',
        recipient_name: aUser('doctor').full_name,
        recipient_role: '',
        read_back: null,
        note: 'Line engaged',
      },
      {
        id: fixtureId('result', 9102),
        at: minutesAgo(19),
        by,
        channel: 'phone',
        outcome: 'reached_no_readback',
        recipient_name: 'Nurse Ida Wardley',
        recipient_role: 'Ward 4',
        read_back: null,
        note: '',
      },
    ],
  }),
  aCriticalCall({ number: 6 }),
];

export const longCalls: readonly CriticalCall[] = openCalls.map((each) => ({
  ...each,
  ordered_by: 'Professor Doctor Placeholder-Verylongfamilyname von und zu Samplesenhausen',
  test_name: `${each.test_name}, measured in plasma with a very long name of the method`,
  patient: {
    ...each.patient,
    full_name: 'Placeholder-Verylongfamilyname von und zu Samplesenhausen, Maximiliane Theodora',
  },
}));

/** One acknowledged by the ordering provider, one withdrawn because its value was replaced. */
export const closedCalls: readonly CriticalCall[] = [
  aCriticalCall({
    number: 6,
    state: 'completed',
    closed_at: minutesAgo(4),
    version: 2,
    attempts: [
      {
        id: fixtureId('result', 9103),
        at: minutesAgo(4),
        by: { id: aUser('doctor').id, name: aUser('doctor').full_name },
        channel: 'in_app',
        outcome: 'confirmed',
        recipient_name: aUser('doctor').full_name,
        recipient_role: 'doctor',
        read_back: '6.8',
        note: '',
      },
    ],
  }),
  aCriticalCall({
    number: 2,
    code: 'HGB',
    value_text: '6.4',
    state: 'withdrawn',
    closed_at: minutesAgo(9),
  }),
];

export const callsArgs: CriticalCallsDialogProps = {
  open: true,
  onClose: fn(),
  view: 'open',
  onViewChange: fn(),
  calls: ready(openCalls),
  onRetry: fn(),
  onRecord: fn(),
  recording: idle,
};

import { aPatientSummary, aUser, fixtureId, minutesAgo } from '@alms/lis-domain/fixtures';
import type { CriticalCall } from '@alms/lis-domain/results';
import { idle, ready } from '@alms/ui/resource';
import { fn } from 'storybook/test';
import type { CriticalCallsDialogProps } from './critical-calls-dialog.js';

const by = { id: aUser('technician').id, name: aUser('technician').full_name };

const call = (number: number, rest: Partial<CriticalCall>): CriticalCall => ({
  id: fixtureId('result', 9000 + number), version: 1, result_id: fixtureId('result', number), order_id: fixtureId('order', number), order_number: `ORD-20260512-000${number}`,
  ordered_by: aUser('doctor').full_name, sample_id: fixtureId('sample', number), accession_number: `260512-000${number}`, patient: aPatientSummary({ number }),
  test_name: 'Potassium', value_text: '6.8', unit_display: 'mmol/L', flag: 'HH', state: 'open', opened_at: minutesAgo(12), due_at: minutesAgo(-18), closed_at: null, attempts: [], ...rest,
});

/** One is overdue, though somebody tried; one has time. */
export const openCalls: readonly CriticalCall[] = [
  call(2, {
    test_name: 'Hemoglobin', value_text: '6.4', unit_display: 'g/dL', flag: 'LL', state: 'escalated', opened_at: minutesAgo(41), due_at: minutesAgo(11), version: 3,
    attempts: [
      { id: fixtureId('result', 9101), at: minutesAgo(30), by, channel: 'phone', outcome: 'unable_to_reach', recipient_name: aUser('doctor').full_name, recipient_role: '', read_back: null, note: 'Line engaged' },
      { id: fixtureId('result', 9102), at: minutesAgo(19), by, channel: 'phone', outcome: 'reached_no_readback', recipient_name: 'Nurse Ida Wardley', recipient_role: 'Ward 4', read_back: null, note: '' },
    ],
  }),
  call(6, {}),
];

export const longCalls: readonly CriticalCall[] = openCalls.map((each) => ({
  ...each,
  ordered_by: 'Professor Doctor Placeholder-Verylongfamilyname von und zu Samplesenhausen',
  test_name: `${each.test_name}, measured in plasma with a very long name of the method`,
  patient: { ...each.patient, full_name: 'Placeholder-Verylongfamilyname von und zu Samplesenhausen, Maximiliane Theodora' },
}));

export const callsArgs: CriticalCallsDialogProps = { open: true, onClose: fn(), calls: ready(openCalls), onRetry: fn(), onRecord: fn(), recording: idle };

import type { SentStatus } from '@alms/lis-domain/interfaces/connections';
import { escaped } from './escapes.ts';
import { hl7Time, messageOf } from './acknowledgement.ts';
import {
  leadingSegments,
  placerOf,
  providerOf,
  specimenOf,
  testOf,
  type MessageHead,
  type ReportedSpecimen,
  type ReportedTest,
} from './result-message.ts';

export interface ReportedStatus extends ReportedTest, ReportedSpecimen {
  status: SentStatus;
  /** A rejected specimen is replaced by another one, which is awaited. */
  is_replaced: boolean;
  /** Why the specimen was rejected (HL7 table 0490) or the test was cancelled. */
  reason: { code: string; note: string } | null;
}

export interface StatusMessage extends Omit<MessageHead, 'type'> {
  /** Message type that the receiver expects. */
  as: 'ORM' | 'ORU';
  items: readonly ReportedStatus[];
}

/** ORC-5 (HL7 table 0038), OBR-25 (table 0123) and ORC-25, which states the exact status. */
const statuses: Record<SentStatus, readonly [order: string, result: string, name: string]> = {
  collected: ['SC', 'O', 'Specimen collected'],
  received: ['IP', 'I', 'Specimen received'],
  in_process: ['IP', 'I', 'In process'],
  rejected: ['CA', 'X', 'Specimen rejected'],
  cancelled: ['CA', 'X', 'Cancelled'],
};

const messageTypes = { ORM: 'ORM^O01^ORM_O01', ORU: 'ORU^R01^ORU_R01' } as const;

/**
 * Serialises the status of ordered tests (ORC-1 `SC`) as ORM^O01 or as ORU^R01 without
 * observations. A rejected specimen that is replaced is awaited: its test is scheduled again.
 */
export function statusMessage({ as, items, ...head }: StatusMessage): string {
  const { order, now } = head;
  return messageOf([
    ...leadingSegments({ ...head, type: messageTypes[as] }),
    ...items.flatMap((item, index) => {
      const [state, result, name] =
        item.status === 'rejected' && item.is_replaced
          ? (['SC', 'O', statuses.rejected[2]] as const)
          : statuses[item.status];
      const numbers = [placerOf(item, order), escaped(order.order_number)];
      const reason = reasonOf(item);
      return [
        [
          'ORC',
          'SC',
          ...numbers,
          '',
          state,
          '',
          '',
          '',
          hl7Time(now),
          '',
          '',
          providerOf(order),
          '',
          '',
          '',
          reason,
          ...Array.from({ length: 8 }, () => ''),
          `${item.status}^${name}^L`,
        ],
        [
          'OBR',
          index + 1,
          ...numbers,
          testOf(item),
          '',
          '',
          item.collected_at === null ? '' : hl7Time(item.collected_at),
          ...Array.from({ length: 14 }, () => ''),
          hl7Time(now),
          '',
          'LAB',
          result,
        ],
        ...noteOf(item),
        ...(as === 'ORU' ? specimenOf(item, rejectionOf(item)) : []),
      ];
    }),
  ]);
}

/** ORC-16 (CWE): the reason of a cancellation or rejection, with its note as original text. */
const reasonOf = ({ reason, status }: ReportedStatus): string =>
  reason === null
    ? ''
    : [escaped(reason.code), escaped(reason.note), status === 'rejected' ? 'HL70490' : 'L'].join(
        '^',
      );

const noteOf = ({ reason }: ReportedStatus): (string | number)[][] =>
  reason === null || reason.note === '' ? [] : [['NTE', 1, 'L', escaped(reason.note)]];

/** SPM-21, for a rejected specimen. */
const rejectionOf = ({ reason, status }: ReportedStatus): string =>
  status === 'rejected' && reason !== null ? `${escaped(reason.code)}^^HL70490` : '';

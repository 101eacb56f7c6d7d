import {
  maxDiagnoses,
  readDiagnosis,
  urgencyOf,
  type Diagnosis,
  type FastingState,
  type Priority,
} from '@alms/lis-domain/orders';
import type { Hl7Message, Hl7Segment } from '@medplum/core';
import { fastingCodes, RELEVANT_INFORMATION } from '../fasting-codes.ts';
import { refuseDocuments } from './embedded-document.ts';
import { Hl7Refusal, repetitionsOf, textAt, type Hl7Place, type PlacerNumber } from './message.ts';
import { readNamedPatient, type NamedPatient } from './named-patient.ts';
import { readStatedRequest, type ProviderField, type StatedRequest } from './stated-request.ts';

/** An order in a message before any look-up. */
export interface OrderRequest {
  patient: NamedPatient;
  /** The sender's order number: that of the first test. */
  placer_number: string;
  priority: Priority;
  ordered_by: string;
  stated: StatedRequest;
  clinical_info: string;
  fasting: FastingState;
  diagnosis_codes: Diagnosis[];
  tests: (RequestedTest & { placer: PlacerNumber })[];
}

/** A test before any look-up: LOINC or the facility's code. */
export interface RequestedTest {
  code: string;
  isLoinc: boolean;
  place: Hl7Place;
}

/** The test of an OBR, which is the one with this number in its message. */
export const requestedTest = (request: Hl7Segment, sequence: number): RequestedTest => ({
  code: required(request, 'OBR', 4, sequence),
  isLoinc: textAt(request, 4, 3) === 'LN',
  place: at('OBR', 4, sequence),
});

/** HL7 table 0485. Timed and preoperative requests must not wait with routine ones. */
const priorities: Readonly<Record<string, Priority>> = {
  '': 'routine',
  R: 'routine',
  A: 'asap',
  S: 'stat',
  T: 'urgent',
  P: 'urgent',
};

const at = (segment: string, field: number, sequence = 1): Hl7Place => ({
  segment,
  sequence,
  field,
});

function required(
  segment: Hl7Segment | undefined,
  name: string,
  field: number,
  sequence = 1,
): string {
  const text = textAt(segment, field);
  if (text === '')
    throw new Hl7Refusal(
      'AE',
      'missing',
      `${name}-${field} is required`,
      at(name, field, sequence),
    );
  return text;
}

/**
 * Parses ORM^O01 and OML^O21 (HL7 v2.5.1, 4.4.1 and 4.4.6): one patient and new orders with one OBR
 * each. It is ordered as a whole or not at all, with the highest priority of its orders. Each test
 * keeps its own order number.
 * @param authority Assigning authority of the sender's patient numbers.
 */
export function readOrderMessage(
  message: Hl7Message,
  authority: string | null = null,
): OrderRequest {
  const [patient, ...others] = message.getAllSegments('PID');
  if (others.length > 0)
    throw new Hl7Refusal(
      'AE',
      'segmentSequence',
      'Only one PID is accepted: send each patient on its own, and no prior results',
      at('PID', 0, 2),
    );
  if (!patient) throw new Hl7Refusal('AE', 'segmentSequence', 'PID is required', at('PID', 0));
  const controls = message.getAllSegments('ORC');
  const requests = message.getAllSegments('OBR');
  if (controls.length === 0)
    throw new Hl7Refusal('AE', 'segmentSequence', 'ORC is required', at('ORC', 0));
  if (requests.length === 0)
    throw new Hl7Refusal('AE', 'segmentSequence', 'OBR is required', at('OBR', 0));
  controls.forEach((control, index) => {
    if (textAt(control, 1) !== 'NW')
      throw new Hl7Refusal(
        'AE',
        'tableValue',
        refusedControl(textAt(control, 1)),
        at('ORC', 1, index + 1),
      );
  });
  refuseDocuments(message, { accepted: false });
  const [control] = controls;
  const [request] = requests;
  const notes = message.getAllSegments('NTE').map((note) => textAt(note, 3));
  const { coded, uncoded } = diagnosesIn(message);
  const placers = placerNumbersIn(message);
  const inControl: ProviderField = { segment: control, name: 'ORC', field: 12 };
  const inRequest: ProviderField = { segment: request, name: 'OBR', field: 16 };
  // The id is of the field that has the name.
  const provider = [inControl, inRequest].find((each) => providerOf(each) !== '') ?? inControl;
  return {
    patient: readNamedPatient(patient, authority),
    placer_number: textAt(control, 2) || (placers[0]?.number ?? ''),
    priority: priorityOf(message),
    ordered_by: whole(providerOf(provider) || required(control, 'ORC', 12), {
      name: 'The ordering provider',
      max: 120,
      place: at(provider.name, provider.field),
    }),
    stated: readStatedRequest(message, provider),
    fasting: fastingIn(requests),
    diagnosis_codes: coded,
    clinical_info: whole(
      [
        ...new Set([
          ...requests
            .filter((each) => codedFasting(each) === undefined)
            .map((each) => textAt(each, 13)),
          ...notes,
          ...message.getAllSegments('OBX').map(observationText),
          ...uncoded,
        ]),
      ]
        .filter(Boolean)
        .join('; '),
      { name: 'Clinical details (OBR-13, NTE-3, OBX, DG1)', max: 500, place: at('OBR', 13) },
    ),
    tests: requests.map((each, index) => ({
      ...requestedTest(each, index + 1),
      placer: placers[index] ?? { number: '', namespace: '' },
    })),
  };
}

/** Why an order control (HL7 table 0119) is refused. */
const refusedControl = (control: string): string =>
  control === 'HD' || control === 'RL'
    ? 'Orders cannot be put on hold (HD) or released from it (RL): cancel the order (CA) and place it again'
    : 'ORC-1 must be NW (new), CA (cancel), XO (change) or RP with RO (replace)';

/** Refuses a text that does not fit: an order is never placed with a part of it. */
function whole(
  text: string,
  { name, max, place }: { name: string; max: number; place: Hl7Place },
): string {
  if (text.length > max)
    throw new Hl7Refusal('AE', 'dataType', `${name} must have at most ${max} characters`, place);
  return text;
}

/** An observation of the sender, such as an answer at order entry: `Weight: 70 kg`. */
function observationText(observation: Hl7Segment): string {
  const name = textAt(observation, 3, 2) || textAt(observation, 3);
  const isCoded = ['CE', 'CF', 'CNE', 'CWE'].includes(textAt(observation, 2));
  const value = repetitionsOf(observation, 5)
    .map((components) =>
      isCoded ? components[1] || components[0] : components.filter(Boolean).join(' '),
    )
    .filter(Boolean)
    .join(', ');
  const unit = textAt(observation, 6);
  return value === '' ? '' : `${name}: ${[value, unit].filter(Boolean).join(' ')}`;
}

/** The order number of each request: OBR-2, or ORC-2 of its group. */
function placerNumbersIn(message: Hl7Message): PlacerNumber[] {
  const numbers: PlacerNumber[] = [];
  let control: Hl7Segment | undefined;
  for (const segment of message.segments) {
    if (segment.name === 'ORC') control = segment;
    if (segment.name !== 'OBR') continue;
    numbers.push(placerNumberOf(segment, control, numbers.length + 1));
  }
  return numbers;
}

/** The order number of a request: OBR-2, or ORC-2 of its group. */
export function placerNumberOf(
  request: Hl7Segment,
  control: Hl7Segment | undefined,
  sequence: number,
): PlacerNumber {
  const source = textAt(request, 2) === '' ? control : request;
  const number = textAt(source, 2) || required(request, 'OBR', 2, sequence);
  const namespace = textAt(source, 2, 2);
  if (number.length > 60 || namespace.length > 60)
    throw new Hl7Refusal(
      'AE',
      'dataType',
      'An order number must have at most 60 characters',
      source === request ? at('OBR', 2, sequence) : at('ORC', 2),
    );
  return { number, namespace };
}

/** The highest priority of the orders: TQ1 replaced the quantity/timing fields in version 2.5. */
function priorityOf(message: Hl7Message): Priority {
  const codes = (segment: string, field: number, component?: number) =>
    message
      .getAllSegments(segment)
      .map((each) => textAt(each, field, component))
      .filter(Boolean);
  const timed = codes('TQ1', 9);
  const found = [timed, codes('ORC', 7, 6), codes('OBR', 27, 6)].find(({ length }) => length > 0);
  const sent = (found ?? ['']).map((code) =>
    Object.hasOwn(priorities, code) ? priorities[code] : undefined,
  );
  const known = sent.flatMap((priority) => priority ?? []);
  const [highest] = known.toSorted((one, other) => urgencyOf(one) - urgencyOf(other));
  if (highest === undefined || known.length < sent.length)
    throw new Hl7Refusal(
      'AE',
      'tableValue',
      'Unknown priority',
      at(message.getSegment('TQ1') ? 'TQ1' : 'ORC', message.getSegment('TQ1') ? 9 : 7),
    );
  return highest;
}

/** Display name of a person (XCN): `Dr. Dara Roundsworth`. */
function providerOf({ segment, field }: Pick<ProviderField, 'segment' | 'field'>): string {
  const [family, given, prefix] = [
    textAt(segment, field, 2),
    textAt(segment, field, 3),
    textAt(segment, field, 6),
  ];
  return [prefix, given, family].filter(Boolean).join(' ');
}

/** Relevant clinical information (OBR-13) is used when coded; free text stays as sent. */
function codedFasting(request: Hl7Segment): FastingState | undefined {
  const code = textAt(request, 13);
  return textAt(request, 13, 3) === RELEVANT_INFORMATION
    ? (Object.keys(fastingCodes) as FastingState[]).find((state) => fastingCodes[state] === code)
    : undefined;
}

/** Contradictory requests are treated as unknown. */
function fastingIn(requests: readonly Hl7Segment[]): FastingState {
  const [state = 'unknown', otherwise] = new Set(
    requests.flatMap((each) => codedFasting(each) ?? []),
  );
  return otherwise === undefined ? state : 'unknown';
}

/** Longest text of a coded diagnosis, in characters. */
const MAX_DIAGNOSIS = 120;

/**
 * Diagnoses (DG1-3, else DG1-4): ICD-10 codes without duplicates; other codes and free text stay as
 * sent.
 */
function diagnosesIn(message: Hl7Message): { coded: Diagnosis[]; uncoded: string[] } {
  const coded: Diagnosis[] = [];
  const uncoded: string[] = [];
  for (const segment of message.getAllSegments('DG1')) {
    const [code, words, system] = [
      textAt(segment, 3),
      textAt(segment, 3, 2) || textAt(segment, 4),
      textAt(segment, 3, 3),
    ];
    const diagnosis =
      system === '' || /^I(CD-?)?10/i.test(system)
        ? readDiagnosis(`${code} ${words.slice(0, MAX_DIAGNOSIS)}`)
        : undefined;
    const isCoded = diagnosis !== undefined && coded.length < maxDiagnoses;
    if (isCoded && !coded.some((known) => known.code === diagnosis.code)) coded.push(diagnosis);
    // A text that is too long for a coded diagnosis stays whole in the clinical details.
    if (!isCoded || words.length > MAX_DIAGNOSIS)
      uncoded.push([code, words].filter(Boolean).join(' '));
  }
  return { coded, uncoded };
}

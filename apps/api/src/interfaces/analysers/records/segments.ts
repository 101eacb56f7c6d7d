import { parsedMessage } from '../../hl7/message.ts';
import { unescaped } from '../../hl7/escapes.ts';
import type { AnalyserProfile } from '../profile.ts';
import type { SessionFault } from '../reading.ts';
import { parseRecords } from './astm-records.ts';

/** A record of LIS02-A2 or a segment of HL7 v2. */
export interface Segment {
  name: string;
  /** Line in the message, from 1. */
  line: number;
  raw: string;
  /** Repetitions of a field, each as its components. */
  repetitions: (field: number) => string[][];
}

/** Longest record, in characters; images of analysers are shorter. */
const MAX_CHARACTERS = 2_000_000;

/**
 * Decodes and parses a message by the protocol and character set of its profile. Fails when the
 * bytes are not text of that character set.
 */
export function segmentsOf(
  bytes: Uint8Array,
  { protocol, encoding }: Pick<AnalyserProfile, 'protocol' | 'encoding'>,
): Segment[] | SessionFault {
  const text = decoded(bytes, encoding);
  if (text === undefined) return 'not_text';
  if (protocol === 'lis02') {
    const records = parseRecords(text, { maxCharacters: MAX_CHARACTERS });
    if (!records) return text.trimStart().startsWith('H') ? 'delimiters_invalid' : 'no_header';
    return records.map(({ type, ...record }) => ({ ...record, name: type }));
  }
  // Analysers end segments with LF too.
  const message = parsedMessage(Buffer.from(text.trimStart().replaceAll(/[\r\n]+/g, '\r'), 'utf8'));
  if (!message) return text.trimStart().startsWith('MSH') ? 'delimiters_invalid' : 'no_header';
  return message.segments.map((segment, index) => ({
    name: segment.name,
    line: index + 1,
    raw: segment.toString(),
    repetitions: (field) =>
      (segment.getField(field)?.components ?? []).map((components) =>
        components.map((component) => {
          // The identifier is the first subcomponent (`123&ROCHE`). A value is kept whole.
          const [first = ''] =
            segment.name === 'OBX' && field === 5
              ? [component]
              : component.split(segment.context.subcomponentSeparator);
          const plain = unescaped(first, segment.context).trim();
          // HL7 v2.5.1, 2.5.3: two quotation marks delete a value.
          return plain === '""' ? '' : plain;
        }),
      ),
  }));
}

function decoded(bytes: Uint8Array, encoding: AnalyserProfile['encoding']): string | undefined {
  if (encoding === 'latin1') return Buffer.from(bytes).toString('latin1');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

export interface Place {
  segment: string;
  field: number;
  repetition: number | undefined;
  component: number | undefined;
  /** Part of the component, with the character that divides it. */
  part: { number: number; divider: string } | undefined;
}

/** Parses a place such as `R-3[2].5/1`; the profile schema has checked its form. */
export function placeOf(text: string): Place {
  const [, segment = '', field = '', repetition, component, divider, part] =
    /^([A-Z][A-Z0-9]*)-(\d+)(?:\[(\d)\])?(?:\.(\d+))?(?:([/+])(\d))?$/.exec(text) ?? [];
  const numberOf = (digits: string | undefined) =>
    digits === undefined ? undefined : Number(digits);
  return {
    segment,
    field: Number(field),
    repetition: numberOf(repetition),
    component: numberOf(component),
    part: divider === undefined ? undefined : { number: Number(part), divider },
  };
}

/** Value at a place of a segment with that name; empty when absent. */
export function valueAt(segment: Segment, { field, repetition, component, part }: Place): string {
  const components = segment.repetitions(field)[(repetition ?? 1) - 1] ?? [];
  const value = components[(component ?? 1) - 1] ?? '';
  return part ? (value.split(part.divider)[part.number - 1] ?? '').trim() : value;
}

/**
 * All values at a place: every repetition, and every component unless one is named. Empty ones are
 * left out.
 */
export function valuesAt(segment: Segment, { field, repetition, component }: Place): string[] {
  const all = segment.repetitions(field);
  return (repetition === undefined ? all : all.slice(repetition - 1, repetition))
    .flatMap((components) =>
      component === undefined ? components : [components[component - 1] ?? ''],
    )
    .filter((value) => value !== '');
}

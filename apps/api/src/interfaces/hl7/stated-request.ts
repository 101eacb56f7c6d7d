import type { Hl7Message, Hl7Segment } from '@medplum/core';
import { delimiters, escaped, unescaped } from './escapes.ts';
import { Hl7Refusal, textAt } from './message.ts';

/** Who requested an order and for which visit, as the sender states it; null: not stated. */
export interface StatedRequest {
  /** XCN.1. */
  provider_id: string | null;
  /** XCN.9 in the notation of ALMS: `HIS&1.2.3&ISO`. */
  provider_authority: string | null;
  /** PV1-19 in the notation of ALMS: `V-12^^^HIS^VN`. */
  visit_number: string | null;
  /** PV1-3 in the notation of ALMS: `ICU^2^B^HIS`. */
  location: string | null;
}

/** Longest field that is kept, in characters. HL7 v2.5.1 has 250. */
const MAX_FIELD = 250;

/** Field that names the ordering provider of an order. */
export interface ProviderField {
  segment: Hl7Segment | undefined;
  name: 'ORC' | 'OBR';
  field: 12 | 16;
}

export function readStatedRequest(
  message: Hl7Message,
  { segment, name, field }: ProviderField,
): StatedRequest {
  const visit = message.getSegment('PV1');
  const kept = (text: string, place: string, at: number): string | null => {
    if (text.length > MAX_FIELD)
      throw new Hl7Refusal(
        'AE',
        'dataType',
        `${place}-${at} must have at most ${MAX_FIELD} characters`,
        { segment: place, sequence: 1, field: at },
      );
    return text === '' ? null : text;
  };
  return {
    provider_id: kept(textAt(segment, field, 1), name, field),
    provider_authority: kept(notationOf(segment, field)[8] ?? '', name, field),
    visit_number: kept(wholeField(visit, 19), 'PV1', 19),
    location: kept(wholeField(visit, 3), 'PV1', 3),
  };
}

/**
 * The first repetition of a field in the delimiters of ALMS, without empty components at its end.
 */
const wholeField = (segment: Hl7Segment | undefined, field: number): string =>
  notationOf(segment, field).join(delimiters.component).replace(/\^+$/, '');

/** Components in the notation of ALMS, each with its subcomponents. */
function notationOf(segment: Hl7Segment | undefined, field: number): string[] {
  if (!segment) return [];
  const [components = []] = segment.getField(field)?.components ?? [];
  return components.map((component) =>
    component
      .split(segment.context.subcomponentSeparator)
      .map((part) => escaped(unescaped(part, segment.context).trim()))
      .join(delimiters.subcomponent)
      .replace(/&+$/, ''),
  );
}

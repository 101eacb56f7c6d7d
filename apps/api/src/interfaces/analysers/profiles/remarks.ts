import type { AnalyserProfile } from '../profile.ts';
import type { Remark, RemarkKind } from '../reading.ts';
import type { Segment } from '../records/segments.ts';
import { isWhole } from './marks.ts';

/** Longest text of a remark or attribute, in characters; the whole text is in the message. */
export const MAX_TEXT = 500;

/** Place in the message: line and record, with a field. */
export const locationOf = ({ line, name }: Segment, field?: number) =>
  field === undefined ? `${line} ${name}` : `${line} ${name}-${field}`;

export const remarkOn = (segment: Segment, kind: RemarkKind, text: string): Remark => ({
  kind,
  text: text.slice(0, MAX_TEXT),
  location: locationOf(segment),
});

/** Comment (LIS02-A2, C-4; HL7 NTE-3); undefined when it says nothing. */
export function commentOf(
  segment: Segment,
  { emptyComments }: AnalyserProfile,
): Remark | undefined {
  const text = segment
    .repetitions(segment.name === 'C' ? 4 : 3)
    .flat()
    .filter(Boolean)
    .join(' ');
  return text === '' || emptyComments.some((pattern) => isWhole(pattern, text))
    ? undefined
    : remarkOn(segment, 'comment', text);
}

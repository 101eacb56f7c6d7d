import type { AnalyserProfile, Mark } from '../profile.ts';
import type {
  AnalyserQuery,
  AnalyserReading,
  AnalyserSession,
  Remark,
  RemarkKind,
  SessionFault,
  SessionRead,
} from '../reading.ts';
import { placeOf, segmentsOf, valueAt, valuesAt, type Segment } from '../records/segments.ts';
import { layoutOf, type Layout } from './layout.ts';
import { localTime } from './local-time.ts';
import { hasMark, isWhole } from './marks.ts';
import { commentOf, locationOf, MAX_TEXT, remarkOn } from './remarks.ts';

/** Most readings of one message; a laboratory analyser sends at most some hundreds. */
const MAX_READINGS = 10_000;

/**
 * Levels of records: one closes all that are deeper or equal, so that nothing of a specimen reaches
 * the next one (LIS02-A2, 5.2; HL7 v2.5.1, OUL_R22).
 */
const levels = {
  lis02: { H: 0, P: 1, Q: 1, O: 2 },
  hl7: { MSH: 0, PID: 1, SPM: 2, SAC: 3, ORC: 4, OBR: 4 },
} as const;

/** Records without content of their own for a result. */
const known = {
  lis02: ['L'],
  hl7: [
    'PV1',
    'PD1',
    'INV',
    'TCD',
    'SID',
    'EQU',
    'MSA',
    'ERR',
    'TQ1',
    'DSC',
    'EVN',
    'SFT',
    'QRD',
    'QRF',
    'QPD',
    'RCP',
    'QAK',
  ],
} as const;

/** Segments after a result that belong to it alone: dilution, substances, reagents. */
const OF_RESULT: readonly string[] = ['TCD', 'SID', 'INV'];

/** Comments, and information of the manufacturer. */
const isComment = (name: string) => name === 'C' || name === 'NTE';
const isOfManufacturer = (name: string) => name === 'M' || name.startsWith('Z');

/** Values of terminators of a complete message (LIS02-A2, 12). */
const NORMAL_ENDS: readonly string[] = ['', 'N', 'F'];
/** HL7 value types of coded values (table 0125). */
const CODED: readonly string[] = ['CE', 'CWE', 'CNE', 'CF'];
/** HL7 value types of documents and images (table 0125). */
const DOCUMENTS: readonly string[] = ['ED', 'RP'];

interface Scope {
  level: number;
  remarks: Remark[];
  alarms: string[];
  attributes: Record<string, string>;
  readings: AnalyserReading[];
}

/**
 * Reads a message of an analyser by its profile: readings and queries. What the profile does not
 * describe becomes a remark, so that a user sees it; a message that cannot be understood as a whole
 * is refused.
 *
 * @param bytes Message without frames, as a link gives it.
 */
export function readSession(bytes: Uint8Array, profile: AnalyserProfile): SessionRead {
  const segments = segmentsOf(bytes, profile);
  if (!Array.isArray(segments)) return refused(segments, '', '');
  const [header] = segments;
  if (!header) return refused('no_header', '', '');
  const hit = segments.find((segment) => profile.refused.some((each) => hasMark(segment, each)));
  if (hit) return refused('unsupported_type', locationOf(hit), hit.raw);
  const type = profile.protocol === 'hl7' ? typeOf(header) : '';
  if (profile.protocol === 'hl7' && !isSupported(type, profile))
    return refused('unsupported_type', `${header.line} MSH-9`, type);
  const reader = new SessionReader(profile, segments);
  for (const segment of segments) reader.read(segment);
  const session = reader.finish(type);
  return session.readings.length > MAX_READINGS
    ? refused('too_long', '', '')
    : { kind: 'session', session };
}

const refused = (fault: SessionFault, location: string, text: string): SessionRead => ({
  kind: 'refused',
  fault,
  location,
  text: text.slice(0, MAX_TEXT),
});

/** Message code and trigger event (MSH-9). */
const typeOf = (header: Segment) =>
  (header.repetitions(9)[0] ?? []).slice(0, 2).filter(Boolean).join('^');

/** Acknowledgements, and responses to orders (ORL). */
const isSupported = (type: string, { resultTypes, queryTypes }: AnalyserProfile) =>
  /^(?:ACK|ORL)\b/.test(type) || resultTypes.includes(type) || queryTypes.includes(type);

class SessionReader {
  readonly #profile: AnalyserProfile;
  readonly #layout: Layout;
  readonly #segments: readonly Segment[];
  /** Latest record of each name that surrounds the result, with its level. */
  readonly #context = new Map<string, { segment: Segment; level: number }>();
  readonly #scopes: Scope[] = [];
  readonly #session: AnalyserSession;
  /** The result that is read and the records that follow it. */
  #result: Segment[] = [];
  #hasBegun = false;
  #hasEnd = false;

  constructor(profile: AnalyserProfile, segments: readonly Segment[]) {
    this.#profile = profile;
    this.#layout = layoutOf(profile, (mark) => segments.some((segment) => hasMark(segment, mark)));
    this.#segments = segments;
    const [header] = segments;
    const isHl7 = profile.protocol === 'hl7';
    this.#session = {
      sender: (isHl7 ? [3, 4] : [5])
        .flatMap((field) => header?.repetitions(field)[0] ?? [])
        .filter(Boolean)
        .join(' ')
        .slice(0, MAX_TEXT),
      controlId: isHl7 && header ? valueAt(header, placeOf('MSH-10')) : '',
      readings: [],
      queries: [],
      remarks: [],
    };
  }

  read(segment: Segment) {
    const { name } = segment;
    const { protocol, knownRecords } = this.#profile;
    const level = (levels[protocol] as Record<string, number>)[name];
    if (name === this.#layout.result || level !== undefined) this.#closeResult();
    // Several messages can arrive as one text; each needs its terminator.
    if (name === 'H') this.#endMessage();
    if (level !== undefined) this.#open(segment, level);
    if (name === this.#layout.result) {
      this.#result = [segment];
      return;
    }
    if (level !== undefined) {
      if (name === 'Q') this.#readQuery(segment);
      return;
    }
    if (name === 'L') this.#readEnd(segment);
    if (knownRecords.some((each) => hasMark(segment, each))) return;
    const isKnown = (known[protocol] as readonly string[]).includes(name);
    if (this.#result.length > 0) this.#result.push(segment);
    else if (isComment(name)) this.#remark(this.#scope(), commentOf(segment, this.#profile));
    else if (isOfManufacturer(name))
      this.#remark(this.#scope(), remarkOn(segment, 'manufacturer', segment.raw));
    else if (isKnown) {
      // It belongs to the record before it, and is deeper.
      const depth = (this.#scope()?.level ?? 0) + 0.5;
      this.#context.set(name, { segment, level: depth });
    } else this.#remark(this.#scope(), remarkOn(segment, 'not_understood', segment.raw));
  }

  finish(type: string): AnalyserSession {
    this.#closeResult();
    this.#closeScopes(-1);
    if (this.#profile.queryTypes.includes(type)) this.#readHl7Query();
    const acknowledged = this.#segments.find(({ name }) => name === 'MSA');
    if (acknowledged && !/^[AC]A$/.test(valueAt(acknowledged, placeOf('MSA-1'))))
      this.#session.remarks.push(remarkOn(acknowledged, 'status', acknowledged.raw));
    if (this.#profile.protocol === 'lis02') this.#endMessage();
    return this.#session;
  }

  /** Ends the message before; the readings of one without a terminator can be incomplete. */
  #endMessage() {
    if (this.#hasBegun && !this.#hasEnd) {
      this.#closeScopes(-1);
      this.#remarkAll({ kind: 'truncated', text: 'No terminator record', location: '' });
    }
    [this.#hasBegun, this.#hasEnd] = [true, false];
  }

  #scope(): Scope | undefined {
    return this.#scopes.at(-1);
  }

  #remark(scope: Scope | undefined, remark: Remark | undefined) {
    if (remark) (scope?.remarks ?? this.#session.remarks).push(remark);
  }

  #remarkAll(remark: Remark) {
    this.#session.remarks.push(remark);
    for (const { remarks } of this.#session.readings) remarks.push(remark);
  }

  #open(segment: Segment, level: number) {
    this.#closeScopes(level);
    for (const [name, each] of this.#context) if (each.level > level) this.#context.delete(name);
    this.#context.set(segment.name, { segment, level });
    this.#scopes.push({ level, remarks: [], alarms: [], attributes: {}, readings: [] });
  }

  /** Gives the remarks, alarms and attributes of closed records to their readings. */
  #closeScopes(level: number) {
    while (this.#scopes.length > 0 && (this.#scope()?.level ?? -1) >= level) {
      const closed = this.#scopes.pop();
      if (!closed) return;
      const { remarks, alarms, attributes, readings } = closed;
      for (const reading of readings) {
        reading.remarks.push(...remarks);
        reading.alarms.push(...alarms.filter((alarm) => !reading.alarms.includes(alarm)));
        reading.attributes = { ...reading.attributes, ...attributes };
      }
      if (readings.length > 0) continue;
      this.#session.remarks.push(
        ...remarks,
        ...alarms.map((text): Remark => ({ kind: 'status', text, location: '' })),
      );
    }
  }

  /** Segment with this name: of the result and what follows it, or of what surrounds it. */
  #segment(name: string): Segment | undefined {
    const own = this.#result.find((segment) => segment.name === name);
    return own ?? (OF_RESULT.includes(name) ? undefined : this.#context.get(name)?.segment);
  }

  /** Segment of the result itself, or of what surrounds it: not the reagents that follow it. */
  #outerSegment(name: string): Segment | undefined {
    const [own] = this.#result;
    return own?.name === name ? own : this.#context.get(name)?.segment;
  }

  #first(places: readonly string[], find = (name: string) => this.#segment(name)): string {
    for (const text of places) {
      const place = placeOf(text);
      const segment = find(place.segment);
      const value = segment ? valueAt(segment, place) : '';
      if (value !== '') return value;
    }
    return '';
  }

  #all(places: readonly string[]): string[] {
    return places.flatMap((text) => {
      const place = placeOf(text);
      const segment = this.#segment(place.segment);
      return segment ? valuesAt(segment, place) : [];
    });
  }

  #has(marks: readonly Mark[]): boolean {
    return marks.some((each) => {
      const segment = this.#segment(placeOf(each.at).segment);
      return segment !== undefined && hasMark(segment, each);
    });
  }

  #closeResult() {
    const [segment, ...following] = this.#result;
    if (!segment) return;
    const code = this.#code();
    const value = this.#value();
    const part = this.#profile.notMeasurements.find(
      ({ code: pattern, only }) =>
        isWhole(pattern, code) && only.every((each) => this.#has([each])),
    );
    const scope = this.#scope();
    if (part && scope) {
      const isAlarm = part.as === 'alarm' && (!part.when || this.#has([part.when]));
      if (isAlarm) scope.alarms.push(value === '' ? code : `${code} ${value}`);
      else if (part.as !== 'nothing')
        scope.attributes[code] = part.as === 'image' ? 'image' : value.slice(0, MAX_TEXT);
      // Dilution and reagents follow the last part of a result.
      const main = scope.readings.at(-1);
      if (main) {
        main.dilution ||= this.#first(this.#layout.dilution);
        main.reagentLot ||= this.#first(this.#layout.reagentLot);
      }
      for (const each of following) this.#remark(scope, this.#remarkFollowing(each));
    } else if (DOCUMENTS.includes(this.#first(['OBX-2'])) && segment.name === 'OBX') {
      this.#remark(scope, remarkOn(segment, 'attachment', code));
    } else {
      const reading = this.#reading(segment, following, code, value);
      this.#session.readings.push(reading);
      for (const each of this.#scopes) each.readings.push(reading);
    }
    this.#result = [];
  }

  #code(): string {
    const { code, partOfCode } = this.#layout;
    const main = this.#first(code);
    if (!partOfCode) return main;
    if (this.#has([partOfCode.isMain])) return main;
    // A part without a name must not look like the main result.
    const parts = partOfCode.at.map((each) => this.#first([each])).filter(Boolean);
    return `${main}&${parts.join('&')}`;
  }

  #reading(
    segment: Segment,
    following: readonly Segment[],
    code: string,
    value: string,
  ): AnalyserReading {
    const layout = this.#layout;
    const remarks: Remark[] = [];
    const note = (kind: RemarkKind, text: string, field?: number) =>
      remarks.push({ kind, text: text.slice(0, MAX_TEXT), location: locationOf(segment, field) });

    const flagged = layout.flags.flatMap((each) => this.#all([each]));
    const alarms = this.#all(layout.alarms).filter((alarm) => !layout.noAlarms.includes(alarm));
    for (const each of following) {
      const remark = this.#remarkFollowing(each);
      if (!remark) continue;
      const isAlarm = remark.kind === 'comment' && layout.commentsAreAlarms;
      if (!isAlarm) remarks.push(remark);
      else if (!layout.noAlarms.includes(remark.text)) alarms.push(remark.text);
    }
    const isControl = this.#has(layout.control);
    const specimen = this.#first(layout.specimen);
    const status = this.#first(layout.status);
    const measuredAt = this.#first(layout.measuredAt);
    const time = localTime(measuredAt);

    if (code === '') note('not_understood', 'No test code');
    if (specimen === '' && !isControl) note('specimen', 'No specimen number');
    if (value === '' || layout.notMeasured.some((pattern) => isWhole(pattern, value)))
      note('no_value', value);
    const parts = this.#partsOfValue();
    if (parts.length > 1) note('not_understood', `Several values ${parts.join(' ')}`);
    if (!layout.finalStatuses.includes(status)) note('status', status);
    if (measuredAt !== '' && time === null) note('not_understood', `Time ${measuredAt}`);
    for (const { when, text } of this.#profile.review)
      if (this.#has([when])) note('specimen', text);
    if (segment.name === 'R') this.#noteUnknownFields(segment, note);

    return {
      specimen,
      code,
      value,
      unit: this.#first(layout.unit),
      flags: flagged.filter((flag) => layout.rangeFlags.includes(flag)),
      alarms: [
        ...new Set([...flagged.filter((flag) => !layout.rangeFlags.includes(flag)), ...alarms]),
      ],
      ...(isControl
        ? {
            control: {
              lot: this.#first(layout.controlLot, (name) => this.#outerSegment(name)),
              level: this.#first(layout.controlLevel, (name) => this.#outerSegment(name)),
            },
          }
        : {}),
      rack: this.#first(layout.rack),
      position: this.#first(layout.position),
      operator: this.#first(layout.operator),
      reagentLot: this.#first(layout.reagentLot),
      measuredAt: time,
      dilution: this.#first(layout.dilution),
      isRerun: this.#has(layout.rerun),
      attributes: Object.fromEntries(
        Object.entries(layout.attributes)
          .map(([name, at]): [string, string] => [name, this.#first([at]).slice(0, MAX_TEXT)])
          .filter(([, text]) => text !== ''),
      ),
      remarks,
      location: locationOf(segment),
    };
  }

  /** Field of the value, unless the layout names a component of it. */
  #fieldOfValue(): string[][] {
    for (const text of this.#layout.value) {
      const { segment: name, field, repetition, component } = placeOf(text);
      const repetitions = this.#segment(name)?.repetitions(field) ?? [];
      if (repetition === undefined && component === undefined && repetitions.flat().some(Boolean))
        return repetitions;
    }
    return [];
  }

  /**
   * Value as sent. HL7: a structured number with its comparator (SN, `=` is dropped), a coded value
   * by its code, or its text without one.
   */
  #value(): string {
    const type = this.#first(['OBX-2']);
    const [components = []] = this.#fieldOfValue();
    if (type === 'SN') return components.join('').replace(/^=/, '');
    if (CODED.includes(type)) return components.slice(0, 2).find(Boolean) ?? '';
    return this.#first(this.#layout.value);
  }

  /** Parts of a value of which the one that counts is unknown. */
  #partsOfValue(): string[] {
    const type = this.#first(['OBX-2']);
    const repetitions = this.#fieldOfValue();
    return type === 'SN' || CODED.includes(type)
      ? repetitions.map((components) => components.join(' '))
      : repetitions.flat().filter(Boolean);
  }

  /** Fields after the last one of the standard (LIS02-A2, 10), unless the profile reads them. */
  #noteUnknownFields(
    segment: Segment,
    note: (kind: RemarkKind, text: string, field: number) => void,
  ) {
    for (let field = 15; field <= 30; field += 1) {
      const text = segment.repetitions(field).flat().filter(Boolean).join(' ');
      if (text !== '' && !this.#isRead(field)) note('not_understood', text, field);
    }
  }

  /** Whether the layout names a field of the result record. */
  #isRead(field: number): boolean {
    const { codes: _, ...layout } = this.#layout;
    return new RegExp(`"R-${field}\\b`).test(JSON.stringify(layout));
  }

  /** Remark of a record after a result; undefined when it is known and says nothing. */
  #remarkFollowing(segment: Segment): Remark | undefined {
    const { name } = segment;
    if (isComment(name)) return commentOf(segment, this.#profile);
    if (isOfManufacturer(name)) return remarkOn(segment, 'manufacturer', segment.raw);
    return (known[this.#profile.protocol] as readonly string[]).includes(name)
      ? undefined
      : remarkOn(segment, 'not_understood', segment.raw);
  }

  #readEnd(segment: Segment) {
    this.#hasEnd = true;
    const code = valueAt(segment, placeOf('L-3'));
    if (NORMAL_ENDS.includes(code)) return;
    this.#closeResult();
    this.#remarkAll(remarkOn(segment, 'truncated', `Termination code ${code}`));
  }

  /** Request for information (LIS02-A2, 11). */
  #readQuery(segment: Segment) {
    const { query } = this.#profile;
    if (!query || valueAt(segment, placeOf('Q-13')) === 'A') {
      this.#remark(undefined, remarkOn(segment, 'not_understood', segment.raw));
      return;
    }
    const specimens = segment
      .repetitions(3)
      .map((echo) => ({
        specimen: firstOf(echo, query.specimen),
        rack: firstOf(echo, query.rack),
        position: firstOf(echo, query.position),
        echo,
      }))
      .filter(({ specimen }) => specimen !== '' && specimen !== 'ALL');
    const isForAll =
      segment.repetitions(3).flat().includes('ALL') ||
      query.all.some((each) => hasMark(segment, each));
    this.#addQuery(
      {
        kind: 'query',
        specimens,
        isForAll,
        controlId: '',
        repeated: [],
        location: locationOf(segment),
      },
      segment,
    );
  }

  #readHl7Query() {
    const { query } = this.#profile;
    const [header] = this.#segments;
    if (!query || !header) return;
    for (const segment of this.#segments) this.#context.set(segment.name, { segment, level: 0 });
    const specimen = this.#first(query.specimen);
    this.#addQuery(
      {
        kind: 'query',
        specimens:
          specimen === ''
            ? []
            : [
                {
                  specimen,
                  rack: this.#first(query.rack),
                  position: this.#first(query.position),
                  echo: [],
                },
              ],
        isForAll: this.#has(query.all),
        controlId: this.#session.controlId,
        repeated: this.#segments.filter(({ name }) => /^Q[RP]/.test(name)).map(({ raw }) => raw),
        location: locationOf(header),
      },
      header,
    );
  }

  #addQuery(query: AnalyserQuery, segment: Segment) {
    if (query.specimens.length > 0 || query.isForAll) this.#session.queries.push(query);
    else this.#remark(undefined, remarkOn(segment, 'not_understood', segment.raw));
  }
}

/** First component that is not empty at these places of the repeated field. */
const firstOf = (components: readonly string[], places: readonly string[]): string =>
  places
    .map((text) => components[(placeOf(text).component ?? 1) - 1] ?? '')
    .find((text) => text !== '') ?? '';

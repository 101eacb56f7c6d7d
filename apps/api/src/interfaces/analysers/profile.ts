import * as v from 'valibot';

/**
 * Place of a value in a message: record or segment, field, repetition in brackets, component, part.
 * `R-3.5` is the fifth component of field 3 of the result record; `OBX-8[2]` the second repetition;
 * `R-3.4/2` the second part of a component that is divided by `/`, or by `+`. Fields are numbered
 * as in LIS02-A2 (the record type is field 1) and HL7 v2 (the segment name is field 0). Without a
 * repetition the first is read; lists (flags, alarms) read all.
 */
const place = v.pipe(
  v.string(),
  v.regex(
    /^[A-Z][A-Z0-9]{0,2}-[1-9]\d?(?:\[[1-9]\])?(?:\.[1-9]\d?)?(?:[/+][1-9])?$/,
    'names no field',
  ),
);
/** Alternatives in order; the first one that is not empty is used. */
const places = v.optional(v.array(place), []);
const texts = v.optional(v.array(v.string()), []);
/** Regular expressions over a whole text. */
const patterns = texts;

/** Recognises a mark: the value at a place is one of these, or matches the expression wholly. */
const mark = v.strictObject({
  at: place,
  isOneOf: texts,
  matches: v.optional(v.string()),
});
const marks = v.optional(v.array(mark), []);

const layoutEntries = {
  /** Record or segment that holds one result. */
  result: v.optional(v.string(), 'R'),
  specimen: places,
  code: places,
  /**
   * Name of a part of the result, such as a threshold cycle, that is added to its code after `&`;
   * not for a main result.
   */
  partOfCode: v.optional(v.strictObject({ at: v.array(place), isMain: mark })),
  value: places,
  unit: places,
  status: places,
  /** Statuses of a final result; any other one is a remark. */
  finalStatuses: v.optional(v.array(v.string()), ['', 'F']),
  flags: places,
  /** Flags that refer to reference limits; any other one is an alarm. */
  rangeFlags: v.optional(v.array(v.string()), ['N', 'L', 'H', 'LL', 'HH']),
  /** Each value at these places is an alarm. */
  alarms: places,
  /** A comment on a result is a data alarm, not a note. */
  commentsAreAlarms: v.optional(v.boolean(), false),
  /** Values in an alarm field or comment that mean no alarm. */
  noAlarms: texts,
  /** Any of these marks a control. */
  control: marks,
  controlLot: places,
  controlLevel: places,
  rack: places,
  position: places,
  operator: places,
  reagentLot: places,
  measuredAt: places,
  dilution: places,
  rerun: marks,
  /** Named parts that are kept with the reading and need no user. */
  attributes: v.optional(v.record(v.string(), place), {}),
};

export const linkKinds = ['lis01', 'lis01-without-checksum', 'envelope', 'raw', 'mllp'] as const;
export type LinkKind = (typeof linkKinds)[number];

export const profileSchema = v.strictObject({
  /** Stable identifier, such as `sysmex-xn`. */
  id: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]+$/)),
  manufacturer: v.string(),
  /** Models that the profile describes. */
  model: v.string(),
  /** Public descriptions that the profile was written from. */
  sources: v.pipe(v.array(v.string()), v.minLength(1)),
  protocol: v.picklist(['lis02', 'hl7']),
  link: v.strictObject({
    kind: v.picklist(linkKinds),
    /** Longest text of a frame that the host sends, in bytes (LIS01-A2, 6.3.1). */
    frameSize: v.optional(v.pipe(v.number(), v.minValue(1), v.maxValue(63_993)), 240),
  }),
  /** LIS02-A2 delimiters in the order of the header: field, repetition, component, escape. */
  delimiters: v.optional(v.string(), '|\\^&'),
  encoding: v.optional(v.picklist(['utf-8', 'latin1']), 'latin1'),
  ...layoutEntries,
  /** Messages with another layout, such as controls; the first mark in the message decides. */
  variants: v.optional(
    v.array(
      v.strictObject({
        when: mark,
        ...v.partial(v.strictObject(layoutEntries)).entries,
      }),
    ),
    [],
  ),
  /** HL7 message types (MSH-9) with results, and with queries. */
  resultTypes: v.optional(v.array(v.string()), ['ORU^R01']),
  queryTypes: texts,
  /** Messages that are refused, such as calibrations. */
  refused: marks,
  /** Marks that require a user, with the reason. */
  review: v.optional(v.array(v.strictObject({ when: mark, text: v.string() })), []),
  /**
   * Results that are no measurements, by code: kept as an attribute of the specimen's readings,
   * added to their alarms when the mark is present (always without one), an image that is only
   * named, or a result that says nothing.
   */
  notMeasurements: v.optional(
    v.array(
      v.strictObject({
        /** Regular expression over the whole code. */
        code: v.string(),
        /** The entry applies only to a result with all of these marks. */
        only: marks,
        as: v.picklist(['attribute', 'alarm', 'image', 'nothing']),
        when: v.optional(mark),
      }),
    ),
    [],
  ),
  /** Values that mean "not measured". */
  notMeasured: patterns,
  /** Comments that carry no information, such as `0`. */
  emptyComments: patterns,
  /** Records that are read elsewhere or say nothing about a result. */
  knownRecords: marks,
  query: v.optional(
    v.nullable(v.strictObject({ specimen: places, rack: places, position: places, all: marks })),
    null,
  ),
  /** Layout of the answer to a query; null when the analyser does not query. */
  answer: v.optional(
    v.nullable(
      v.variant('kind', [
        v.strictObject({
          kind: v.literal('lis02'),
          /** Header comment (H-11), components divided by `^`. */
          purpose: v.optional(v.string(), ''),
          version: v.optional(v.string(), '1'),
          /**
           * Components of O-3 and O-4: a text, `{specimen}`, `{specimen>22}` padded with spaces
           * before it, or `{q2}` for the second component of the queried specimen.
           */
          specimen: v.array(v.string()),
          instrumentSpecimen: texts,
          /** Components of one test in O-5 with `{code}`. */
          test: v.array(v.string()),
          action: v.optional(v.string(), 'N'),
          /** Specimen type (O-16). */
          specimenType: v.optional(v.string(), ''),
          reportType: v.optional(v.string(), 'Q'),
          /** Report type for a specimen without orders. */
          noOrderReportType: v.optional(v.string(), 'Y'),
          isOneOrderPerTest: v.optional(v.boolean(), false),
        }),
        /** QCK^Q02 and one DSR^Q03 for each specimen (HL7 v2.3.1, 5.2). */
        v.strictObject({ kind: v.literal('dsr') }),
        /** RSP^K11 and OML^O33 of the IHE Laboratory Analytical Workflow (LAB-27, LAB-28). */
        v.strictObject({
          kind: v.literal('law'),
          /** MSH-21 of the response and of the order. */
          responseProfile: v.string(),
          orderProfile: v.string(),
          /** Coding system of the test codes (OBR-4.3). */
          codingSystem: v.string(),
          /** Second part of a specimen number (SPM-2, SAC-3). */
          specimenSource: v.optional(v.string(), ''),
          /** The order of each test has a number of its own (OBR-2). */
          hasOrderNumbers: v.boolean(),
        }),
        /** ORR^O02 (HL7 v2.3.1, 4.2.3). */
        v.strictObject({ kind: v.literal('orr') }),
      ]),
    ),
    null,
  ),
  /** Published analyser codes with the LOINC code that is proposed for their mapping. */
  codes: v.optional(
    v.array(
      v.strictObject({
        code: v.string(),
        name: v.string(),
        loinc: v.nullable(v.string()),
        unit: v.optional(v.string(), ''),
      }),
    ),
    [],
  ),
});

/** Description of an analyser's messages as data. */
export type AnalyserProfile = v.InferOutput<typeof profileSchema>;
/** A profile as it is written: what is absent has its default. */
export type WrittenProfile = v.InferInput<typeof profileSchema>;
export type Mark = v.InferOutput<typeof mark>;

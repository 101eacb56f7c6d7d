import * as v from 'valibot';

/**
 * Place of a value in a message: record or segment, field, repetition in brackets, component.
 * `R-3.5` is the fifth component of field 3 of the result record; `OBX-8[2]` the second repetition.
 * Fields are numbered as in LIS02-A2 (the record type is field 1) and HL7 v2 (it is field 0).
 * Without a repetition the first is read; lists (flags, alarms) read all.
 */
const place = v.pipe(
  v.string(),
  v.regex(/^[A-Z][A-Z0-9]{0,2}-[1-9]\d?(?:\[[1-9]\])?(?:\.[1-9]\d?)?$/, 'names no field'),
);
/** Alternatives in order; the first one that is not empty is used. */
const places = v.array(place);

/** Recognises a mark: the value at a place is one of these. */
const mark = v.strictObject({
  at: place,
  isOneOf: v.optional(v.array(v.string())),
  /** Regular expression that the whole value matches. */
  matches: v.optional(v.string()),
});

export const linkKinds = ['lis01', 'lis01-without-checksum', 'raw', 'mllp'] as const;
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
    /** Longest frame that the host sends, in characters of text (LIS01-A2, 6.3.1). */
    frameSize: v.optional(v.pipe(v.number(), v.minValue(1), v.maxValue(63_993)), 240),
  }),
  encoding: v.picklist(['utf-8', 'latin1']),
  specimen: places,
  code: places,
  value: places,
  unit: places,
  status: places,
  /** Statuses of a final result; any other one is a remark. */
  finalStatuses: v.array(v.string()),
  flags: places,
  /** Values of the flag field that refer to reference limits; any other one is an alarm. */
  rangeFlags: v.array(v.string()),
  alarms: places,
  /** Values in an alarm field that mean no alarm. */
  noAlarms: v.array(v.string()),
  /** Any of these marks a control. */
  control: v.array(mark),
  controlLot: places,
  controlLevel: places,
  rack: places,
  position: places,
  operator: places,
  reagentLot: places,
  measuredAt: places,
  dilution: places,
  rerun: v.array(mark),
  /** Named parts that are kept with the reading and need no user. */
  attributes: v.record(v.string(), place),
  /**
   * Results that are no measurements, by code (regular expression over the whole code): kept as an
   * attribute of the specimen's readings, added to their alarms, or an attachment for a user.
   */
  notMeasurements: v.array(
    v.strictObject({
      code: v.string(),
      as: v.picklist(['attribute', 'alarm', 'attachment']),
      /** Values for which an alarm is not raised. */
      unless: v.optional(v.array(v.string()), []),
    }),
  ),
  /** Regular expressions of values that mean "not measured". */
  notMeasured: v.array(v.string()),
  /** Regular expressions of whole comments that carry no information, such as `0`. */
  emptyComments: v.array(v.string()),
  /** Records or segments that are read elsewhere or carry nothing about a result. */
  knownRecords: v.array(v.string()),
  query: v.nullable(
    v.strictObject({ specimen: places, rack: places, position: places, all: v.array(mark) }),
  ),
  /** Layout of the answer to a query; null when the analyser does not query. */
  answer: v.nullable(
    v.strictObject({
      /** Text of O-3 with `{specimen}`, `{rack}` and `{position}`; O-4 likewise. */
      specimen: v.string(),
      instrumentSpecimen: v.optional(v.string(), ''),
      /** Text of one test in O-5 with `{code}`. */
      test: v.string(),
      /** Report type (O-26), and the one for a specimen without orders. */
      reportType: v.string(),
      noOrderReportType: v.optional(v.string(), 'Y'),
      /** One O record for each test, instead of one with repetitions. */
      isOneOrderPerTest: v.optional(v.boolean(), false),
    }),
  ),
  /** Published analyser codes with the LOINC code that is proposed for their mapping. */
  codes: v.array(
    v.strictObject({
      code: v.string(),
      name: v.string(),
      loinc: v.nullable(v.string()),
      unit: v.optional(v.string(), ''),
    }),
  ),
});

/** Description of an analyser's messages as data. */
export type AnalyserProfile = v.InferOutput<typeof profileSchema>;

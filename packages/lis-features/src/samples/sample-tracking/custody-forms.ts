import type { LaboratoryId } from '@alms/lis-domain/facility';
import {
  arrivalConditions,
  contradictsTemperature,
  disposalCodes,
  isRecorded,
  maxAliquots,
  recordedIndices,
  rejectionCodes,
  storagePosition,
  temperaturesIn,
  volumeField,
  type ArrivalCondition,
  type disposeSampleBody,
  type StorageBoxId,
  type divideSampleBody,
  type rejectSampleBody,
  type sendSampleBody,
} from '@alms/lis-domain/samples';
import * as v from 'valibot';
import {
  indicesFrom,
  unreadableIndices,
  type TypedIndices,
} from '../../shared/index-fields/index.ts';
import { chosenId } from '../../shared/lis-form/index.ts';
import type { NotedCondition } from './custody.ts';
import { isTemperature, temperatureFrom } from './temperature.ts';

const note = v.pipe(v.string(), v.trim(), v.maxLength(300));

/** An empty site means that the specimen goes where its tests are performed. */
export const sendForm = v.pipe(
  v.object({ note, laboratory_id: chosenId<LaboratoryId>() }),
  v.transform(({ note: text, laboratory_id }): v.InferOutput<typeof sendSampleBody> => ({
    note: text,
    ...(laboratory_id !== '' && { laboratory_id }),
  })),
);

/** No reason is preselected, so that the most common one is not chosen by default. */
export const rejectForm = v.object({ code: v.picklist(rejectionCodes, 'reasonRequired'), note });

/**
 * Validates a rejection of one specimen. `whole`: the codes of all its tests, which together reject
 * the specimen; null: it can only be rejected for some tests.
 */
export const rejectTestsForm = (whole: readonly string[] | null) =>
  v.pipe(
    v.object({
      ...rejectForm.entries,
      tests: v.pipe(
        v.array(v.string()),
        v.check((chosen) => chosen.length > 0 || whole?.length === 0, 'testRequired'),
      ),
    }),
    v.transform(({ tests, ...reason }): v.InferOutput<typeof rejectSampleBody> => {
      const isWhole = whole?.every((code) => tests.includes(code)) === true;
      return isWhole ? reason : { ...reason, tests };
    }),
  );

export const endForm = v.object({ note: v.pipe(note, v.nonEmpty('noteRequired')) });

/** The condition of typed values; an empty temperature is not measured. */
function conditionOf({
  codes,
  note: text,
  indices: typed,
  temperature,
}: Pick<ArrivalCondition, 'codes' | 'note'> & {
  indices: TypedIndices;
  temperature: string;
}): ArrivalCondition {
  const indices = indicesFrom(typed);
  return {
    codes,
    note: text,
    ...(indices && { indices }),
    ...(temperature !== '' && { temperature }),
  };
}

/**
 * Validates a specimen condition. It may be empty only to remove a recorded one; changes and
 * removals require a reason.
 */
export const conditionForm = (before: ArrivalCondition | null) =>
  v.pipe(
    v.object({
      codes: v.array(v.picklist(arrivalConditions)),
      note,
      temperature: v.pipe(
        v.string(),
        v.check(isTemperature, 'temperatureInvalid'),
        v.transform(temperatureFrom),
      ),
      indices: v.pipe(
        v.custom<TypedIndices>(() => true),
        v.check((typed) => unreadableIndices(typed).length === 0, 'indexInvalid'),
      ),
      reason: before === null ? note : v.pipe(note, v.nonEmpty('noteRequired')),
    }),
    v.forward(
      v.partialCheck(
        [['codes']],
        ({ codes }) => temperaturesIn(codes) === undefined,
        'oneTemperature',
      ),
      ['codes'],
    ),
    v.forward(
      v.partialCheck(
        [['codes'], ['note'], ['indices'], ['temperature']],
        (typed) => before !== null || isRecorded(conditionOf(typed)),
        'conditionRequired',
      ),
      ['codes'],
    ),
    v.forward(
      v.partialCheck(
        [['codes'], ['note'], ['indices'], ['temperature']],
        ({ codes, note: text, indices, temperature }) =>
          before?.note !== text ||
          (before.temperature ?? '') !== temperature ||
          before.codes.join() !== codes.join() ||
          JSON.stringify(recordedIndices(before.indices)) !==
            JSON.stringify(recordedIndices(indicesFrom(indices))),
        'conditionUnchanged',
      ),
      ['codes'],
    ),
    v.forward(
      v.partialCheck(
        [['codes'], ['temperature']],
        ({ codes, temperature }) =>
          temperature === '' || !contradictsTemperature({ codes, temperature }),
        'temperatureContradicts',
      ),
      ['temperature'],
    ),
    v.transform(({ reason, ...typed }): NotedCondition => {
      const condition = conditionOf(typed);
      return { condition: isRecorded(condition) ? condition : null, reason };
    }),
  );

export const storeForm = v.pipe(
  v.object({
    box_id: chosenId<StorageBoxId>('boxRequired'),
    position: v.pipe(
      v.string(),
      v.trim(),
      v.toUpperCase(),
      v.check((typed) => typed === '' || storagePosition.test(typed), 'positionInvalid'),
    ),
  }),
  v.transform(({ box_id, position }) => ({ box_id, ...(position !== '' && { position }) })),
);

/**
 * Validates discarding a specimen. Before the end of the retention period a reason is required,
 * with a text for a reason outside the list.
 */
export const disposeForm = (isDue: boolean) =>
  v.pipe(
    v.object({
      code: isDue ? v.string() : v.pipe(v.string(), v.nonEmpty('reasonRequired')),
      note,
      despite_pending: v.boolean(),
    }),
    v.forward(
      v.partialCheck(
        [['code'], ['note']],
        ({ code, note: text }) => code !== 'other' || text !== '',
        'noteRequired',
      ),
      ['note'],
    ),
    v.transform(
      ({ code: chosen, note: text, despite_pending }): v.InferOutput<typeof disposeSampleBody> => {
        const code = disposalCodes.find((each) => each === chosen);
        return {
          ...(code && { code }),
          ...(text !== '' && { note: text }),
          ...(despite_pending && { despite_pending }),
        };
      },
    ),
  );

/** Parses a typed volume in millilitres with either decimal mark. */
const typedVolume = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}([.,]\d{1,3})?$/, 'volumeInvalid'),
  v.transform((typed) => Number(typed.replace(',', '.'))),
  v.check((volume) => v.is(volumeField, volume), 'volumeInvalid'),
);

/** Parses a list of volumes, separated by anything but a decimal mark; empty input gives none. */
const typedVolumes = v.pipe(
  v.string(),
  v.trim(),
  v.transform((typed) => typed.split(/[\s;/]+/).filter(Boolean)),
  v.check((all) => all.every((each) => v.is(typedVolume, each)), 'volumeInvalid'),
  v.transform((all) => all.map((each) => v.parse(typedVolume, each))),
);

/** Validates aliquots of one common volume, or of individual volumes. */
export const divideForm = v.pipe(
  v.object({
    count: v.pipe(
      v.string(),
      v.trim(),
      v.regex(/^\d{1,2}$/, 'countInvalid'),
      v.transform(Number),
      v.minValue(1, 'countInvalid'),
      v.maxValue(maxAliquots, 'countInvalid'),
    ),
    each_ml: typedVolumes,
    volume_ml: v.pipe(
      typedVolumes,
      v.maxLength(1, 'volumeInvalid'),
      v.transform(([volume]) => volume),
    ),
  }),
  v.forward(
    v.partialCheck(
      [['count'], ['each_ml']],
      ({ count, each_ml: each }) => each.length <= 1 || each.length === count,
      'volumesUneven',
    ),
    ['each_ml'],
  ),
  v.transform(({ count, each_ml: each, volume_ml }): v.InferOutput<typeof divideSampleBody> => ({
    aliquots: Array.from({ length: count }, (_, index) => ({
      volume_ml: (each.length === 1 ? each[0] : each[index]) ?? null,
    })),
    ...(volume_ml !== undefined && { volume_ml }),
  })),
);

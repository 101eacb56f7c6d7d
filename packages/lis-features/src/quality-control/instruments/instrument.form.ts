import type { ControlledInstrument, instrumentChangeBody } from '@alms/lis-domain/quality-control';
import * as v from 'valibot';

/** Validation rules of the form; messages are keys of the feature’s catalogue. */
export const instrumentForm = v.object({
  name: v.pipe(v.string(), v.trim(), v.nonEmpty('nameRequired'), v.maxLength(80, 'tooLong')),
  /** Empty in a facility with one site. */
  laboratory_id: v.string(),
  active: v.boolean(),
});

/** Field values of the form. */
export type InstrumentFields = v.InferInput<typeof instrumentForm>;

type InstrumentBody = v.InferOutput<typeof instrumentChangeBody>;

/** An instrument to save, existing or new. */
export interface SavedInstrument {
  instrument: ControlledInstrument | undefined;
  body: InstrumentBody;
}

/** The site is sent only when there is one to choose. */
export const instrumentBodyOf = ({ laboratory_id, ...rest }: InstrumentFields): InstrumentBody => ({
  ...rest,
  ...(laboratory_id !== '' && {
    laboratory_id: laboratory_id as NonNullable<InstrumentBody['laboratory_id']>,
  }),
});

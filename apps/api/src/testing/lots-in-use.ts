import type { BodyOf } from '@alms/lis-domain/http';
import {
  createInstrument,
  putLotIntoUse,
  recordCalibration,
  type Calibration,
  type ControlledInstrument,
  type LotUse,
} from '@alms/lis-domain/quality-control';
import type { InstrumentId } from '@alms/lis-domain/results';
import { made } from './answers.ts';
import type { Laboratory } from './laboratory.ts';
import type { Person, TestServer } from './test-server.ts';

/** Lots and calibrations of instruments, recorded through the API. */
export function openLotsInUse(server: TestServer, lab: Laboratory, as: Person) {
  /** Puts a lot of a product that is not stocked into use for potassium. */
  const load = (
    id: InstrumentId,
    lot_number: string,
    change: Partial<BodyOf<typeof putLotIntoUse>> = {},
  ) =>
    server.call(
      putLotIntoUse,
      {
        params: { id },
        body: {
          kind: 'reagent',
          lot: { name: 'Potassium reagent', lot_number, expiry_date: '2027-05-31' },
          test_parameter_ids: [lab.testId('K')],
          ...change,
        },
      },
      { as },
    );
  const calibrate = (id: InstrumentId, change: Partial<BodyOf<typeof recordCalibration>> = {}) =>
    server.call(
      recordCalibration,
      {
        params: { id },
        body: {
          test_parameter_ids: [lab.testId('K')],
          calibrator_lot_id: null,
          outcome: 'accepted',
          interval_days: null,
          ...change,
        },
      },
      { as },
    );
  return {
    instrument: (name: string) =>
      made<ControlledInstrument>(server.call(createInstrument, { body: { name } }, { as })),
    load,
    calibrate,
    loaded: (...given: Parameters<typeof load>) => made<LotUse>(load(...given)),
    calibrated: (...given: Parameters<typeof calibrate>) => made<Calibration>(calibrate(...given)),
  };
}

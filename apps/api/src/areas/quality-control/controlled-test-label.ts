import type { ControlledTestRow } from './controlled-tests.store.ts';

/** Label of a controlled test in the audit trail. */
export const controlledTestLabel = ({
  name,
  instrument_name,
}: Pick<ControlledTestRow, 'name' | 'instrument_name'>) => `${name}, ${instrument_name}`;

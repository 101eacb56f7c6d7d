import { calculations } from './starter-catalogue/calculations.ts';
import { chemistry } from './starter-catalogue/chemistry.ts';
import { hematology } from './starter-catalogue/hematology.ts';
import { others } from './starter-catalogue/others.ts';
import { panels } from './starter-catalogue/panels.ts';
import type { TestDefinition } from './test-parameter.schema.ts';

/*
 * The tests a new facility may start from. Intervals are common adult values; every laboratory must
 * confirm or replace them for its methods and population before reporting. There are no rows for
 * children unless a source gives them: such results have no flag and state why. For LOINC codes and
 * names see NOTICE.md. None has been compared with the LOINC table yet, so none is marked as
 * verified.
 */

/**
 * Laboratory cases 5.6, with the critical limits of 5.2. Panels come first, as on the order form.
 */
export const starterCatalogue: readonly TestDefinition[] = [
  ...panels,
  ...hematology,
  ...chemistry,
  ...others,
  ...calculations,
];

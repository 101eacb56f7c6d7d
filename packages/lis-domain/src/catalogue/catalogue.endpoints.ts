import * as v from 'valibot';
import { endpoint, lineField, pageOf, pageQuery } from '../http/index.ts';
import {
  importBody,
  importedSchema,
  importPreviewSchema,
  MAX_CATALOGUE_FILE_BYTES,
  previewImportBody,
} from './catalogue-import.schema.ts';
import {
  newTestParameterBody,
  orderableTestSchema,
  testParameterBody,
  testParameterSchema,
  testVersionSchema,
} from './test-parameter.schema.ts';
import { departments } from './departments.ts';
import { byTestParameterId } from './test-parameter-id.ts';

const keepers = { anyOf: ['manage_tests'] } as const;

export const listTestParameters = endpoint({
  id: 'catalogue.list',
  method: 'GET',
  path: '/laboratory/test-parameters',
  summary:
    'List the tests in the catalogue, panels first, then by name. Retired tests are included on request.',
  access: 'staff',
  query: v.object({
    ...pageQuery,
    /** Part of a code, name or alias. */
    q: v.optional(lineField(100, 0)),
    department: v.optional(v.picklist(departments)),
    status: v.optional(v.picklist(['draft', 'active', 'retired'])),
    /** Only tests whose limits are those of a starter pack and not confirmed. */
    limits: v.optional(v.literal('unconfirmed')),
  }),
  answer: pageOf(testParameterSchema),
});

export const listOrderableTests = endpoint({
  id: 'catalogue.orderable',
  method: 'GET',
  path: '/laboratory/offered-tests',
  summary:
    'List all orderable tests, panels first, then by name. Intervals, limits and checks are part of a single test.',
  access: 'staff',
  answer: v.object({ items: v.array(orderableTestSchema) }),
});

export const readTestParameter = endpoint({
  id: 'catalogue.read',
  method: 'GET',
  path: '/laboratory/test-parameters/{id}',
  summary: 'Read a test with its intervals.',
  access: 'staff',
  params: byTestParameterId,
  answer: testParameterSchema,
  problems: ['not_found'],
});

export const listTestVersions = endpoint({
  id: 'catalogue.versions',
  method: 'GET',
  path: '/laboratory/test-parameters/{id}/versions',
  summary: 'List previous versions of a test and their editors, newest first.',
  access: 'staff',
  params: byTestParameterId,
  query: v.object(pageQuery),
  answer: pageOf(testVersionSchema),
  problems: ['not_found'],
});

export const createTestParameter = endpoint({
  id: 'catalogue.create',
  method: 'POST',
  path: '/laboratory/test-parameters',
  summary:
    'Add a test. Code, name and, for a number, its unit are required; other fields default to those of an empty draft. Contradictory definitions are rejected with an error per field.',
  access: keepers,
  body: newTestParameterBody,
  status: 201,
  answer: testParameterSchema,
  problems: ['duplicate'],
  creates: true,
});

export const updateTestParameter = endpoint({
  id: 'catalogue.update',
  method: 'PUT',
  path: '/laboratory/test-parameters/{id}',
  summary:
    'Replace a test, and reactivate it if it was retired. Existing results keep the interval they were evaluated with. Code and kind cannot change.',
  access: keepers,
  params: byTestParameterId,
  body: testParameterBody,
  answer: testParameterSchema,
  problems: ['not_found', 'conflict'],
  versioned: true,
});

export const retireTestParameter = endpoint({
  id: 'catalogue.retire',
  method: 'DELETE',
  path: '/laboratory/test-parameters/{id}',
  summary:
    'Delete or retire a test. An unused test is deleted. Any other test is retired and its orders can be completed.',
  access: keepers,
  params: byTestParameterId,
  query: v.object({ reason: lineField(200) }),
  answer: testParameterSchema,
  mayLeaveNothing: true,
  problems: ['not_found', 'conflict'],
  versioned: true,
});

export const confirmTestLimits = endpoint({
  id: 'catalogue.confirm-limits',
  method: 'POST',
  path: '/laboratory/test-parameters/{id}/limit-confirmation',
  summary:
    'Confirm the intervals, limits and checks of a test from a starter pack for the methods and patients of the laboratory. Rejected if they are confirmed or not from a pack, or if the test is retired.',
  access: keepers,
  params: byTestParameterId,
  answer: testParameterSchema,
  problems: ['not_found', 'conflict'],
  versioned: true,
});

export const exportCatalogue = endpoint({
  id: 'catalogue.export',
  method: 'GET',
  path: '/laboratory/catalogue/export',
  summary: 'Export all tests with their intervals as CSV for editing and import.',
  access: { anyOf: ['manage_tests', 'export_data'] },
  answer: { file: 'text/csv; charset=utf-8' },
});

/** Allows for base64 encoding and the surrounding JSON. */
const carriesFile = { access: keepers, maxBytes: 2 * MAX_CATALOGUE_FILE_BYTES } as const;

export const previewImport = endpoint({
  ...carriesFile,
  id: 'catalogue.preview-import',
  method: 'POST',
  path: '/laboratory/catalogue/import-preview',
  summary: 'Preview a catalogue import by test, with errors by cell. Nothing is saved.',
  body: previewImportBody,
  answer: importPreviewSchema,
});

export const importCatalogue = endpoint({
  ...carriesFile,
  id: 'catalogue.import',
  method: 'POST',
  path: '/laboratory/catalogue/import',
  summary: 'Import a catalogue file as previewed. Imports the valid rows, or all rows or none.',
  body: importBody,
  answer: importedSchema,
  problems: ['import_outdated', 'import_refused'],
  creates: true,
});

export const catalogueEndpoints = [
  listTestParameters,
  listOrderableTests,
  readTestParameter,
  listTestVersions,
  createTestParameter,
  updateTestParameter,
  retireTestParameter,
  confirmTestLimits,
  exportCatalogue,
  previewImport,
  importCatalogue,
] as const;

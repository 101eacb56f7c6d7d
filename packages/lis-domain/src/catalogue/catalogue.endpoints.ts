import * as v from 'valibot';
import { byId, endpoint, lineField, pageOf, pageQuery } from '../http/index.ts';
import {
  importBody,
  importedSchema,
  importPreviewSchema,
  MAX_CATALOGUE_FILE_BYTES,
  previewImportBody,
} from './catalogue-import.schema.ts';
import {
  testParameterBody,
  testParameterSchema,
  testVersionSchema,
} from './test-parameter.schema.ts';
import { departments } from './value-rules.schema.ts';

const keepers = { anyOf: ['manage_tests'] } as const;

export const listTestParameters = endpoint({
  id: 'catalogue.list',
  method: 'GET',
  path: '/laboratory/test-parameters',
  summary:
    'The tests of the catalogue, panels first, then by name; retired ones only when they are asked for.',
  access: 'staff',
  query: v.object({
    ...pageQuery,
    /** Part of a code, name or alias. */
    q: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100))),
    department: v.optional(v.picklist(departments)),
    status: v.optional(v.picklist(['draft', 'active', 'retired'])),
  }),
  answer: pageOf(testParameterSchema),
});

export const listOfferedTests = endpoint({
  id: 'catalogue.offered',
  method: 'GET',
  path: '/laboratory/offered-tests',
  summary: 'Every test that can be ordered, panels first, then by name.',
  access: 'staff',
  answer: v.object({ items: v.array(testParameterSchema) }),
});

export const readTestParameter = endpoint({
  id: 'catalogue.read',
  method: 'GET',
  path: '/laboratory/test-parameters/{id}',
  summary: 'One test with its intervals.',
  access: 'staff',
  params: byId,
  answer: testParameterSchema,
  problems: ['not_found'],
});

export const listTestVersions = endpoint({
  id: 'catalogue.versions',
  method: 'GET',
  path: '/laboratory/test-parameters/{id}/versions',
  summary: 'What a test was before each change, and who changed it, newest first.',
  access: 'staff',
  params: byId,
  query: v.object(pageQuery),
  answer: pageOf(testVersionSchema),
  problems: ['not_found'],
});

export const createTestParameter = endpoint({
  id: 'catalogue.create',
  method: 'POST',
  path: '/laboratory/test-parameters',
  summary: 'Add a test. What contradicts itself is refused, input by input.',
  access: keepers,
  body: testParameterBody,
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
    'Replace a test as a whole, and offer it again if it was retired. Results keep the interval they were read by; the code and the kind stay.',
  access: keepers,
  params: byId,
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
    'Take a test out of the catalogue: one that was never used is deleted; any other is retired, and what was ordered of it is finished.',
  access: keepers,
  params: byId,
  query: v.object({ reason: lineField(200) }),
  answer: testParameterSchema,
  mayLeaveNothing: true,
  problems: ['not_found', 'conflict'],
  versioned: true,
});

export const exportCatalogue = endpoint({
  id: 'catalogue.export',
  method: 'GET',
  path: '/laboratory/catalogue/export',
  summary:
    'Every test with its intervals as a list for a spreadsheet (CSV), to be changed there and imported again.',
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
  summary:
    'What would become of each test of a file, and what is wrong with which cell. Nothing is changed.',
  body: previewImportBody,
  answer: importPreviewSchema,
});

export const importCatalogue = endpoint({
  ...carriesFile,
  id: 'catalogue.import',
  method: 'POST',
  path: '/laboratory/catalogue/import',
  summary: 'Take a file over as it was shown: what is not refused, or everything or nothing.',
  body: importBody,
  answer: importedSchema,
  problems: ['import_outdated', 'import_refused'],
  creates: true,
});

export const catalogueEndpoints = [
  listTestParameters,
  listOfferedTests,
  readTestParameter,
  listTestVersions,
  createTestParameter,
  updateTestParameter,
  retireTestParameter,
  exportCatalogue,
  previewImport,
  importCatalogue,
] as const;

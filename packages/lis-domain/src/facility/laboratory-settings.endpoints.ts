import { endpoint } from '../http/index.ts';
import {
  laboratorySettingsBody,
  laboratorySettingsSchema,
  mrnSeriesSchema,
} from './laboratory-settings.schema.ts';

export const readLaboratorySettings = endpoint({
  id: 'facility.read-laboratory-settings',
  method: 'GET',
  path: '/laboratory/settings',
  summary: 'Read the laboratory settings.',
  access: 'staff',
  answer: laboratorySettingsSchema,
});

export const updateLaboratorySettings = endpoint({
  id: 'facility.update-laboratory-settings',
  method: 'PUT',
  path: '/laboratory/settings',
  summary: 'Replace the laboratory settings.',
  access: { anyOf: ['manage_settings'] },
  body: laboratorySettingsBody,
  answer: laboratorySettingsSchema,
  versioned: true,
});

export const readMrnSeries = endpoint({
  id: 'facility.read-mrn-series',
  method: 'GET',
  path: '/laboratory/mrn-series',
  summary: 'Read the state of automatic MRN numbering. Manually assigned numbers are skipped.',
  access: { anyOf: ['manage_settings'] },
  answer: mrnSeriesSchema,
});

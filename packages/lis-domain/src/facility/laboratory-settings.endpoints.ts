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
  summary: "The rules of the laboratory's work.",
  access: 'staff',
  answer: laboratorySettingsSchema,
});

export const updateLaboratorySettings = endpoint({
  id: 'facility.update-laboratory-settings',
  method: 'PUT',
  path: '/laboratory/settings',
  summary: "Replace the rules of the laboratory's work.",
  access: { anyOf: ['manage_settings'] },
  body: laboratorySettingsBody,
  answer: laboratorySettingsSchema,
  versioned: true,
});

export const readMrnSeries = endpoint({
  id: 'facility.read-mrn-series',
  method: 'GET',
  path: '/laboratory/mrn-series',
  summary:
    'Where the numbering of patients stands. A number that somebody was given by hand is passed over when it is its turn.',
  access: { anyOf: ['manage_settings'] },
  answer: mrnSeriesSchema,
});

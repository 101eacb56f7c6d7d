import { endpoint } from '../http/index.js';
import { laboratorySettingsBody, laboratorySettingsSchema } from './laboratory-settings.schema.js';

export const readLaboratorySettings = endpoint({
  id: 'facility.read-laboratory-settings', method: 'GET', path: '/laboratory/settings', summary: "The rules of the laboratory's work.",
  access: 'staff', answer: laboratorySettingsSchema,
});

export const updateLaboratorySettings = endpoint({
  id: 'facility.update-laboratory-settings', method: 'PUT', path: '/laboratory/settings', summary: "Replace the rules of the laboratory's work.",
  access: { anyOf: ['manage_settings'] }, body: laboratorySettingsBody, answer: laboratorySettingsSchema, versioned: true,
});

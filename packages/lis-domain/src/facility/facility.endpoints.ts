import * as v from 'valibot';
import { endpoint, fillPath, lineField } from '../http/index.ts';
import {
  hospitalSettingsBody,
  hospitalSettingsSchema,
  logoHashField,
  logoUploadBody,
  subdomainCheckSchema,
  uploadedLogoSchema,
} from './facility.schema.ts';
import { laboratoryEndpoints } from './laboratory.endpoints.ts';
import { wardEndpoints } from './ward.endpoints.ts';
import {
  readLaboratorySettings,
  readMrnSeries,
  updateLaboratorySettings,
} from './laboratory-settings.endpoints.ts';
import { readPublicInfo } from './public-info.endpoints.ts';

export const validateSubdomain = endpoint({
  id: 'facility.validate-subdomain',
  method: 'GET',
  path: '/hospitals/validate-subdomain/{subdomain}',
  summary: 'Check whether a subdomain is available. Advisory only: registration decides.',
  access: 'public',
  params: v.object({ subdomain: lineField(100, 0) }),
  answer: subdomainCheckSchema,
  limit: 'lookup',
});

export const readHospitalSettings = endpoint({
  id: 'facility.read-settings',
  method: 'GET',
  path: '/hospital/settings',
  summary: 'Read the facility settings.',
  access: 'staff',
  answer: hospitalSettingsSchema,
});

export const updateHospitalSettings = endpoint({
  id: 'facility.update-settings',
  method: 'PUT',
  path: '/hospital/settings',
  summary: 'Replace the facility settings.',
  access: 'admin',
  body: hospitalSettingsBody,
  answer: hospitalSettingsSchema,
  versioned: true,
});

export const uploadLogo = endpoint({
  id: 'facility.upload-logo',
  method: 'POST',
  path: '/hospital/logo',
  summary: 'Upload a picture for use as the logo in the settings.',
  access: 'admin',
  body: logoUploadBody,
  status: 201,
  answer: uploadedLogoSchema,
  creates: true,
  problems: ['picture_type', 'picture_dimensions', 'picture_damaged'],
  maxBytes: 1_400_000,
});

export const readLogo = endpoint({
  id: 'facility.logo',
  method: 'GET',
  path: '/hospitals/public/logo/{hash}',
  summary: 'Download a facility picture. The content under a name never changes.',
  access: 'public',
  site: 'facility',
  params: v.object({ hash: logoHashField }),
  answer: { file: 'image/png' },
  problems: ['not_found'],
});

/** Returns the path of a picture under the API base URL. */
export const logoPath = (hash: string): string => fillPath(readLogo.path, { hash });

export const facilityEndpoints = [
  readPublicInfo,
  validateSubdomain,
  readHospitalSettings,
  updateHospitalSettings,
  uploadLogo,
  readLogo,
  readLaboratorySettings,
  updateLaboratorySettings,
  readMrnSeries,
  ...laboratoryEndpoints,
  ...wardEndpoints,
] as const;

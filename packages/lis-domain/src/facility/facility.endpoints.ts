import * as v from 'valibot';
import { endpoint } from '../http/index.js';
import { hospitalSettingsBody, hospitalSettingsSchema, publicInfoSchema, subdomainCheckSchema } from './facility.schema.js';

export const readPublicInfo = endpoint({
  id: 'facility.public-info', method: 'GET', path: '/hospitals/public/info', summary: "The facility at this address: name, brand and login message.",
  access: 'public', answer: publicInfoSchema, problems: ['tenant_not_found'],
});

export const validateSubdomain = endpoint({
  id: 'facility.validate-subdomain', method: 'GET', path: '/hospitals/validate-subdomain/{subdomain}', summary: 'Whether an address is free. Advisory: registration decides.',
  access: 'public', params: v.object({ subdomain: v.pipe(v.string(), v.maxLength(100)) }), answer: subdomainCheckSchema, limit: 'lookup',
});

export const readHospitalSettings = endpoint({
  id: 'facility.read-settings', method: 'GET', path: '/hospital/settings', summary: "The facility's settings.",
  access: 'staff', answer: hospitalSettingsSchema,
});

export const updateHospitalSettings = endpoint({
  id: 'facility.update-settings', method: 'PUT', path: '/hospital/settings', summary: "Replace the facility's settings.",
  access: { anyOf: ['manage_staff'] }, body: hospitalSettingsBody, answer: hospitalSettingsSchema, versioned: true,
});

export const facilityEndpoints = [readPublicInfo, validateSubdomain, readHospitalSettings, updateHospitalSettings] as const;

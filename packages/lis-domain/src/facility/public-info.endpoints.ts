import { endpoint } from '../http/index.ts';
import { publicInfoSchema } from './public-info.schema.ts';

export const readPublicInfo = endpoint({
  id: 'facility.public-info',
  method: 'GET',
  path: '/hospitals/public/info',
  summary: 'Read the public facility information: name, brand and login message.',
  access: 'public',
  answer: publicInfoSchema,
  problems: ['tenant_not_found'],
});

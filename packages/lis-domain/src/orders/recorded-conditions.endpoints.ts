import { endpoint } from '../http/index.ts';
import { patientConditionsBody, patientConditionsSchema } from './recorded-conditions.schema.ts';
import { orderReadAccess } from './order.access.ts';
import { byPatientId } from '../patients/patient-id.ts';

export const readConditions = endpoint({
  id: 'orders.read-conditions',
  method: 'GET',
  path: '/patients/{id}/conditions',
  summary:
    'List a patient’s past and current conditions. They are suggested for new orders, which record their own.',
  access: orderReadAccess,
  params: byPatientId,
  answer: patientConditionsSchema,
  problems: ['not_found'],
});

export const replaceConditions = endpoint({
  id: 'orders.replace-conditions',
  method: 'PUT',
  path: '/patients/{id}/conditions',
  summary:
    'Replace the conditions on a patient’s record. Conditions recorded in orders are unchanged.',
  access: { anyOf: ['create_orders'] },
  afterTrial: 'open',
  params: byPatientId,
  body: patientConditionsBody,
  answer: patientConditionsSchema,
  versioned: true,
  problems: ['not_found', 'patient_merged'],
});

export const conditionEndpoints = [readConditions, replaceConditions] as const;

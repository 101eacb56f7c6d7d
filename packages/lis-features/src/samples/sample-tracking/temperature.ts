import { arrivalTemperatureField } from '@alms/lis-domain/samples';
import { is } from 'valibot';

/** Reads a typed temperature in °C: either decimal mark, and either minus sign. */
export const temperatureFrom = (typed: string): string =>
  typed.trim().replace(',', '.').replace('\u2212', '-');

/** Returns whether a typed temperature is empty or a temperature in °C. */
export const isTemperature = (typed: string): boolean =>
  typed.trim() === '' || is(arrivalTemperatureField, temperatureFrom(typed));

import type { SpecimenStorage } from '../catalogue/specimen-transports.ts';
import type { TestSpecimen } from '../catalogue/test-parameter.schema.ts';
import { compareDecimals } from '../catalogue/decimal.ts';
import type { StoragePeriod } from './storage.schema.ts';

/** Temperature condition of a specimen on arrival; `other`: between or outside the ranges. */
export type TransportCondition = SpecimenStorage | 'other';

/**
 * Limits in °C, inclusive. European Pharmacopoeia, General Notices 1.2: room temperature 15 to
 * 25 °C, refrigerator 2 to 8 °C, deep-freeze below −15 °C. Null: no limit.
 */
const transportRanges: Record<SpecimenStorage, { low: string | null; high: string }> = {
  frozen: { low: null, high: '-15' },
  refrigerated: { low: '2', high: '8' },
  ambient: { low: '15', high: '25' },
};

/** The temperature that is recorded of a specimen on arrival. */
interface RecordedTemperature {
  /** HL7 v2-0493. */
  codes: readonly string[];
  /** °C. */
  temperature?: string | undefined;
}

const codeConditions: Partial<Record<string, SpecimenStorage>> = {
  FROZ: 'frozen',
  COOL: 'refrigerated',
  ROOM: 'ambient',
};

/** Returns the condition of a temperature in °C. */
export function transportConditionAt(temperature: string): TransportCondition {
  const found = (['frozen', 'refrigerated', 'ambient'] as const).find((condition) => {
    const { low, high } = transportRanges[condition];
    return (
      (low === null || compareDecimals(temperature, low) >= 0) &&
      compareDecimals(temperature, high) <= 0
    );
  });
  return found ?? 'other';
}

/**
 * Returns the temperature condition in which a specimen arrived: of the measured temperature,
 * otherwise of the coded one (HL7 v2-0493). Undefined: not recorded.
 */
export function arrivedIn({
  codes,
  temperature,
}: RecordedTemperature): TransportCondition | undefined {
  if (temperature !== undefined) return transportConditionAt(temperature);
  return codes.map((code) => codeConditions[code]).find((each) => each !== undefined);
}

/** Returns whether a coded temperature contradicts the measured one. */
export function contradictsTemperature({ codes, temperature }: RecordedTemperature): boolean {
  const coded = arrivedIn({ codes });
  return (
    temperature !== undefined && coded !== undefined && coded !== transportConditionAt(temperature)
  );
}

/** The transport requirements of a test for a specimen. */
export type TransportNeeds = Pick<
  TestSpecimen,
  'transport' | 'refrigerated_hours' | 'frozen_hours' | 'transport_deviation'
>;

/** A specimen that did not arrive in the condition that a test requires. */
export interface TransportDeviation {
  /** Null: none is required, but the specimen must not be stored in the condition found. */
  required: SpecimenStorage | null;
  found: TransportCondition;
  /** °C; null: recorded as a code. */
  temperature: string | null;
}

/** Stability of the analyte in a condition, in hours; null: unknown. */
function hoursIn(needs: TransportNeeds, condition: TransportCondition): number | null {
  if (condition === 'refrigerated') return needs.refrigerated_hours;
  return condition === 'frozen' ? needs.frozen_hours : null;
}

/**
 * Compares the temperature on arrival with the transport condition that the test requires (ISO
 * 15189:2022 7.2.5 c: the temperature interval specified for the sample is maintained during
 * transport). Another condition is accepted if the test states its stability there; a stability of
 * 0 hours never is. Undefined: as required, or nothing is required or recorded.
 */
export function transportDeviation(
  needs: TransportNeeds,
  condition: RecordedTemperature | null,
): TransportDeviation | undefined {
  const found = condition ? arrivedIn(condition) : undefined;
  if (found === undefined || found === needs.transport) return undefined;
  const hours = hoursIn(needs, found);
  if (hours === null ? needs.transport === null : hours > 0) return undefined;
  return { required: needs.transport, found, temperature: condition?.temperature ?? null };
}

/**
 * Returns the transport of a specimen as a storage period, if its temperature was measured in a
 * condition other than the required one and the test states its stability there. The stability
 * under the required transport applies otherwise. The temperature on arrival counts as that of the
 * whole transport.
 */
export function transportPeriod(
  needs: TransportNeeds,
  {
    collected_at,
    received_at,
    condition,
  }: {
    collected_at: string | null;
    received_at: string | null;
    condition: RecordedTemperature | null;
  },
): StoragePeriod[] {
  if (condition?.temperature === undefined || collected_at === null || received_at === null)
    return [];
  const found = transportConditionAt(condition.temperature);
  const isCredited =
    found !== 'other' && found !== needs.transport && (hoursIn(needs, found) ?? 0) > 0;
  return isCredited ? [{ condition: found, from: collected_at, until: received_at }] : [];
}

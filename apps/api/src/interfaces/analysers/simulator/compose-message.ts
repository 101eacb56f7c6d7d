import { messageOf, msh } from '../../hl7/acknowledgement.ts';
import { escaped } from '../../hl7/escapes.ts';
import type { AnalyserProfile } from '../profile.ts';
import { layoutOf } from '../profiles/layout.ts';
import { buildRecords, type AstmField } from '../records/astm-records.ts';
import { placeOf } from '../records/segments.ts';
import type { SimulatedData } from './simulated-data.ts';

export interface SimulatedResult {
  code: string;
  name: string;
  value: string;
  unit: string;
}

export interface SimulatedMessage {
  profile: AnalyserProfile;
  data: SimulatedData;
  specimen: string;
  isControl: boolean;
  results: readonly SimulatedResult[];
  /** Local time of the analyser. */
  localTime: string;
  controlId: string;
  rack: string;
  position: string;
}

/** Order of records in a message; a result's own record follows for each result. */
const orders = {
  lis02: ['H', 'P', 'Q', 'O', 'R'],
  hl7: ['MSH', 'QRD', 'QRF', 'QPD', 'PID', 'SPM', 'SAC', 'INV', 'ORC', 'OBR', 'OBX', 'TCD'],
} as const;

/** Values by place, as one record after the other. */
class Places {
  readonly #records = new Map<string, Map<number, string[]>>();

  /** Sets the value at the first of these places. */
  set([first]: readonly string[], value: string) {
    if (first === undefined || value === '') return;
    const { segment, field, component, part } = placeOf(first);
    const fields = this.#records.get(segment) ?? new Map<number, string[]>();
    const components = fields.get(field) ?? [];
    components[(component ?? 1) - 1] = part
      ? `${part.divider.repeat(part.number - 1)}${value}${part.divider}`
      : value;
    fields.set(field, components);
    this.#records.set(segment, fields);
  }

  setAll(values: Readonly<Record<string, string>>) {
    for (const [at, value] of Object.entries(values)) this.set([at], value);
  }

  /** Fields of a record, from the first. */
  fields(name: string): string[][] | undefined {
    const fields = this.#records.get(name);
    if (!fields) return undefined;
    const length = Math.max(...fields.keys());
    return Array.from({ length }, (_, index) =>
      Array.from(fields.get(index + 1) ?? [], (component) => component ?? ''),
    );
  }
}

const compact = (localTime: string) => localTime.replaceAll(/[-:T]/g, '');

/** Builds a message with results at the places of a profile, as its analyser sends them. */
export function composeResults(message: SimulatedMessage): string {
  const { profile, data, isControl, results, localTime } = message;
  const marks = { ...data.message, ...(isControl ? data.control : {}) };
  const layout = layoutOf(profile, ({ at, isOneOf }) => isOneOf.includes(marks[at] ?? ''));
  const common = () => {
    const places = new Places();
    places.setAll(marks);
    head(places, message);
    places.set(layout.specimen, message.specimen);
    places.set(layout.rack, message.rack);
    places.set(layout.position, message.position);
    if (isControl) {
      places.set(layout.controlLot, 'LOT1');
      places.set(layout.controlLevel, '1');
    }
    places.set(layout.measuredAt, compact(localTime));
    return places;
  };
  const sets = results.map(({ code, name, value, unit }) => {
    const places = common();
    places.set(layout.code, code);
    places.set([layout.attributes.name ?? ''].filter(Boolean), name);
    places.set(layout.value.slice(-1), value);
    places.set(layout.unit, unit);
    places.set(layout.flags, 'N');
    places.set(layout.status, 'F');
    places.set(layout.operator, 'SIM');
    return places;
  });
  return written(profile, sets.length > 0 ? sets : [common()], layout.result);
}

/** Builds a host query for a specimen. */
export function composeQuery(message: SimulatedMessage): string {
  const { profile, data, specimen, rack, position } = message;
  const places = new Places();
  places.setAll(
    Object.fromEntries(
      Object.entries({ ...data.message, ...data.query }).filter(([at]) =>
        /^(?:H|Q|MSH|QRD|QRF|QPD|ORC)-/.test(at),
      ),
    ),
  );
  head(places, message);
  places.set(profile.query?.specimen ?? [], specimen);
  places.set(profile.query?.rack ?? [], rack);
  places.set(profile.query?.position ?? [], position);
  return written(profile, [places], '');
}

function head(places: Places, { profile, localTime, controlId }: SimulatedMessage) {
  if (profile.protocol === 'lis02') places.set(['H-14'], compact(localTime));
  else places.setAll({ 'MSH-7': compact(localTime), 'MSH-10': controlId });
}

/** Records before the result once, then the result with what follows it, for each result. */
function written(profile: AnalyserProfile, sets: readonly Places[], result: string): string {
  const names: readonly string[] = orders[profile.protocol];
  const from = result === '' ? names.length : names.indexOf(result);
  const [first] = sets;
  const parts = [
    ...names.slice(0, from).map((name) => ({ name, number: 1, places: first })),
    ...sets.flatMap((places, index) =>
      names.slice(from).map((name) => ({ name, number: index + 1, places })),
    ),
  ];
  const records = parts.flatMap(({ name, number, places }) => {
    // LIS02-A2, 5.2: a patient record precedes orders.
    const fields = places?.fields(name) ?? (name === 'P' && result !== '' ? [] : undefined);
    return fields === undefined ? [] : [{ name, number, fields }];
  });
  return profile.protocol === 'lis02' ? lis02(records, profile.delimiters) : hl7(records);
}

interface Written {
  name: string;
  number: number;
  fields: readonly (readonly string[])[];
}

const lis02 = (records: readonly Written[], delimiters: string): string =>
  buildRecords(
    [
      ...records.map(({ name, number, fields }): AstmField[] => {
        const rest = fields.slice(2).map((components): AstmField => [components]);
        return name === 'H' ? ['H', ...rest] : [name, number, ...rest];
      }),
      ['L', 1, 'N'],
    ],
    delimiters,
  );

const hl7 = (records: readonly Written[]): string =>
  messageOf(
    records.map(({ name, number, fields }) => {
      const texts = fields.map((components) => components.map(escaped).join('^'));
      if (name === 'MSH') return [...msh, ...texts.slice(2)];
      if (name === 'OBX' || name === 'PID') texts[0] = String(number);
      return [name, ...texts];
    }),
  );

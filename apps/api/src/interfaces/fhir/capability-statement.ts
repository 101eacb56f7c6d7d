import type {
  CapabilityStatement,
  CapabilityStatementRestResource,
  CapabilityStatementRestResourceSearchParam,
} from '@medplum/fhirtypes';
import { binaryScope, resourceKinds } from './resource-types.ts';
import type { ParameterKind } from './search.ts';

type SearchType = NonNullable<CapabilityStatementRestResourceSearchParam['type']>;
type ResourceType = NonNullable<CapabilityStatementRestResource['type']>;

const searchTypes: Record<ParameterKind, SearchType> = {
  token: 'token',
  patient: 'reference',
  instant: 'date',
  date: 'date',
};

/** Date of the last change to the statement. */
const writtenOn = '2026-11-23';

/** Read individually, as referenced by an Observation. */
const binary: CapabilityStatementRestResource = {
  type: 'Binary',
  documentation: `The file of a result, referenced by the contained DocumentReference of its Observation. Returned as stored, or as a resource if a FHIR format is requested. Needs the scope ${binaryScope}.`,
  interaction: [{ code: 'read' }],
  versioning: 'no-version',
  readHistory: false,
  updateCreate: false,
};

/**
 * Public capabilities of this service: types, parameters and authentication. It contains no
 * facility data except the address.
 */
export function capabilityStatement(base: string): CapabilityStatement {
  return {
    resourceType: 'CapabilityStatement',
    status: 'active',
    date: writtenOn,
    kind: 'instance',
    software: { name: 'ALMS' },
    implementation: {
      description: 'Read access to laboratory records for other systems',
      url: base,
    },
    fhirVersion: '4.0.1',
    format: ['application/fhir+json', 'json'],
    rest: [
      {
        mode: 'server',
        security: {
          description:
            'Requires an access token of the facility as a bearer token (RFC 6750). Each resource type needs its own scope. Unreleased results require the scope `unreleased.read`.',
        },
        resource: Object.entries(resourceKinds)
          .map(([type, { scope, parameters }]): CapabilityStatementRestResource => ({
            type: type as ResourceType,
            documentation: `Needs the scope ${scope}.`,
            interaction: [{ code: 'read' }, { code: 'search-type' }],
            versioning: 'versioned',
            readHistory: false,
            updateCreate: false,
            searchParam: [
              { name: '_id', type: 'token' },
              { name: '_lastUpdated', type: 'date' },
              ...Object.entries(parameters).map(([name, kind]) => ({
                name,
                type: searchTypes[kind],
              })),
            ],
          }))
          .concat(binary),
      },
    ],
  };
}

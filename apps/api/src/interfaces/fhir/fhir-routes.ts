import type { ApiScope } from '@alms/lis-domain/interfaces/connections';
import { facilityUrl, type FacilityHosts } from '@alms/lis-domain/tenancy';
import type { Resource } from '@medplum/fhirtypes';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { findConfidentialTests } from '../../areas/catalogue/confidential.ts';
import { readingOf } from '../../areas/patients/patient-summary.ts';
import { findAttachmentContent } from '../../areas/results/entry/attachments.store.ts';
import { isRegistered } from '../../platform/auth/access.ts';
import type { Database } from '../../platform/db/database.ts';
import { savedAs } from '../../platform/http/responses/answers.ts';
import { cursorAfter, keysOf } from '../../platform/http/requests/cursor.ts';
import { Refusal } from '../../platform/http/refusals/problems.ts';
import type { RateLimits } from '../../platform/http/refusals/rate-limits.ts';
import { siteOf } from '../../platform/http/requests/site.ts';
import type { ApiOperation, ApiGate } from '../api-caller.ts';
import { binaryResource, resultOfFile, fileFactsOf } from './binary-resource.ts';
import { searchBundle } from './bundle.ts';
import { capabilityStatement } from './capability-statement.ts';
import { ownSystems } from './code-systems.ts';
import { findObservations } from './records.store.ts';
import { FhirRefusal, refusedAnswer } from './refusals.ts';
import {
  binaryScope,
  resourceKinds,
  type FoundRecord,
  type ResourceKind,
} from './resource-types.ts';
import { readSearch, type Search } from './search.ts';

/** Base path of FHIR at a facility's address. */
export const fhirBase = '/fhir/R4';

export interface FhirDependencies {
  db: Database;
  limits: RateLimits;
  hosts: FacilityHosts;
  gate: ApiGate;
  logger: Logger;
}

type Query = Record<string, string | string[]>;
interface Asked {
  Params: { type: string; id: string };
  Querystring: Query;
}

/**
 * Read access to laboratory records as FHIR R4, at each facility's own address. The contract is
 * HL7's, not the product's: the CapabilityStatement lists the features, and every rejection is an
 * OperationOutcome.
 */
export function addFhir(
  app: FastifyInstance,
  { db, limits, hosts, gate, logger }: FhirDependencies,
): void {
  void app.register(async (fhir) => {
    fhir.setErrorHandler((error, request, reply) => {
      const { status, headers, outcome } = refusedAnswer(error, request.id);
      if (status === 500) logger.error({ err: error, request_id: request.id }, 'unexpected error');
      return send(reply.status(status).headers(headers), outcome);
    });

    fhir.get<Asked>(`${fhirBase}/metadata`, async (request, reply) => {
      requireJson(request);
      const subdomain = facilityOf(request);
      if (!(await isRegistered(db, subdomain))) throw new Refusal('unknown_host');
      reply.headers(await limits.count('lookup', { ip: request.ip }));
      return send(reply, capabilityStatement(baseOf(subdomain)));
    });

    fhir.get<Asked>(`${fhirBase}/:type`, async (request, reply) => {
      const { page, search, type } = await answered(request, reply);
      return send(
        reply,
        searchBundle(page, {
          base: baseOf(facilityOf(request)),
          type,
          understood: search.understood,
        }),
      );
    });

    fhir.get<Asked>(`${fhirBase}/Binary/:id`, async (request, reply) => {
      const { file, content, resultId, lastUpdated } = await passed(
        request,
        reply,
        { type: 'Binary', scope: binaryScope },
        (context, subdomain) => fileFor(context, request.params.id, facilityUrl(subdomain, hosts)),
      );
      reply.headers({
        ETag: `W/"${file.version}"`,
        'Last-Modified': new Date(lastUpdated).toUTCString(),
        'X-Security-Context': `Observation/${resultId}`,
      });
      if (wantedAs(request, file.media_type) === 'resource')
        return send(reply, binaryResource(file, { resultId, content, lastUpdated }));
      return reply
        .headers({ 'Content-Type': file.media_type, 'Content-Disposition': savedAs(file.name) })
        .send(content);
    });

    fhir.get<Asked>(`${fhirBase}/:type/:id`, async (request, reply) => {
      const { page } = await answered(request, reply);
      const [record] = page.records;
      if (!record) throw new Refusal('not_found');
      const { versionId, lastUpdated } = record.resource.meta;
      return send(
        reply.headers({
          ETag: `W/"${versionId}"`,
          'Last-Modified': new Date(lastUpdated).toUTCString(),
        }),
        record.resource,
      );
    });

    fhir.all('/fhir/*', (request) => {
      if (request.method === 'GET' || request.method === 'HEAD') throw new Refusal('not_found');
      throw new Refusal('method_not_allowed', {}, { Allow: 'GET, HEAD' });
    });
  });

  const baseOf = (subdomain: string) => `${facilityUrl(subdomain, hosts)}${fhirBase}`;

  function facilityOf(request: FastifyRequest): string {
    const site = siteOf(request.headers.host, hosts.baseDomain);
    if (site.kind !== 'facility') throw new Refusal('unknown_host');
    return site.subdomain;
  }

  /** Authenticates the token at the addressed facility and runs the work. */
  function passed<T>(
    request: FastifyRequest<Asked>,
    reply: FastifyReply,
    { type, scope }: { type: string; scope: ApiScope },
    work: (context: ApiOperation, subdomain: string) => Promise<T>,
  ): Promise<T> {
    const subdomain = facilityOf(request);
    const label = `${request.method} ${request.routeOptions.url ?? fhirBase}`
      .replace(':type', type.slice(0, 40))
      .replace(':id', '{id}');
    const [, token] = /^Bearer (\S{20,200})$/i.exec(request.headers.authorization ?? '') ?? [];
    return gate.pass(
      { token, subdomain, scope, ip: request.ip, requestId: request.id, label },
      (context) => work(context, subdomain),
      (headers) => reply.headers(headers),
    );
  }

  /** Performs a read or a search; a read is a search by id. */
  async function answered(request: FastifyRequest<Asked>, reply: FastifyReply) {
    const { type, id } = request.params;
    const kind = Object.hasOwn(resourceKinds, type) ? resourceKinds[type] : undefined;
    // Without a token, not even the existence of types is revealed; the statement lists them.
    return passed(
      request,
      reply,
      { type, scope: kind?.scope ?? 'patient.read' },
      async (context, subdomain) => {
        if (!kind)
          throw new FhirRefusal(
            'not-supported',
            `Search is not supported for resource type "${type.slice(0, 40)}". Supported for search and read: ${Object.keys(resourceKinds).join(', ')}. Binary supports read only.`,
            404,
          );
        requireJson(request);
        const base = baseOf(subdomain);
        const lenient = /(^|[,;\s])handling\s*=\s*lenient\b/i.test(
          String(request.headers['prefer'] ?? ''),
        );
        const query = id === undefined ? request.query : { ...request.query, _id: id };
        const search = readSearch(query, {
          parameters: id === undefined ? kind.parameters : {},
          zone: context.facility.zone,
          base,
          lenient,
        });
        const page = await pageOf(kind, context, {
          search,
          address: facilityUrl(subdomain, hosts),
        });
        for (const { patient } of new Map(
          page.records.map((record) => [record.patient.id, record]),
        ).values())
          context.audit(readingOf(patient, kind.category));
        return { page, search, type };
      },
    );
  }
}

/** Access of a token to unreleased results and confidential tests. */
async function portalVisibilityOf({ tx, tenantId, token }: ApiOperation) {
  const concealed = token.scopes.includes('confidential.read')
    ? []
    : (await findConfidentialTests(tx, tenantId)).map(({ id }) => id);
  return { unreleased: token.scopes.includes('unreleased.read'), concealed };
}

/** The current file of a result readable by the token. Each access is audited. */
async function fileFor(context: ApiOperation, id: string, address: string) {
  const { tx, tenantId, facility } = context;
  const resultId = resultOfFile(id);
  if (resultId === undefined) throw new Refusal('not_found');
  const search = readSearch(
    { _id: resultId },
    { parameters: {}, zone: facility.zone, base: address, lenient: false },
  );
  const [row] = await findObservations({
    tx,
    tenantId,
    own: ownSystems(address),
    search,
    ...(await portalVisibilityOf(context)),
    after: undefined,
    max: 1,
  });
  const file = row && fileFactsOf(row);
  if (!file || file.id !== id) throw new Refusal('not_found');
  context.audit({
    action: 'export',
    category: 'result',
    entity_type: 'result',
    entity_id: resultId,
    entity_label: row.code,
    patient_id: row.patient_id,
    after: { file: file.name, sha256: file.sha256 },
  });
  return {
    file,
    resultId,
    lastUpdated: row.changed_at,
    content: await findAttachmentContent(tx, tenantId, { id: resultId, version: file.version }),
  };
}

async function pageOf(
  kind: ResourceKind,
  context: ApiOperation,
  { search, address }: { search: Search; address: string },
) {
  const { tx, tenantId, facility } = context;
  const { cursor, count } = search;
  const after = keysOf(cursor, 2) as [string, string] | undefined;
  const query = {
    tx,
    tenantId,
    own: ownSystems(address),
    search,
    ...(await portalVisibilityOf(context)),
    after,
    max: count + 1,
  };
  const found = await kind.find(query, facility);
  const records = found.slice(0, count);
  return { records, next: found.length > count ? nextOf(records) : undefined };
}

function nextOf(records: readonly FoundRecord[]): string | undefined {
  const last = records.at(-1);
  return last && cursorAfter(...last.place);
}

/**
 * A Binary is returned as is unless FHIR format is requested (R4, Binary: “Serving Binary Resources
 * using the RESTful API”).
 */
function wantedAs(request: FastifyRequest, type: string): 'resource' | 'bytes' {
  const accepted = request.headers.accept ?? '*/*';
  const [family] = type.split('/');
  const isBytes =
    (request.query as Query)['_format'] === undefined &&
    !/\bjson\b/i.test(accepted) &&
    [type, `${family}/*`, '*/*'].some((each) => accepted.includes(each));
  if (isBytes) return 'bytes';
  requireJson(request);
  return 'resource';
}

/** This service supports JSON only. */
function requireJson({ headers, query }: FastifyRequest): void {
  const format = (query as Query)['_format'];
  const wanted = [format ?? []].flat();
  const accepted = headers.accept ?? '*/*';
  const isJson = (text: string) => /\bjson\b/i.test(text);
  if (
    wanted.every(isJson) &&
    (wanted.length > 0 ||
      isJson(accepted) ||
      accepted.includes('*/*') ||
      accepted.includes('application/*'))
  )
    return;
  throw new FhirRefusal(
    'not-supported',
    'Responses are available as application/fhir+json only.',
    406,
  );
}

function send(reply: FastifyReply, resource: Resource): FastifyReply {
  return reply
    .header('Content-Type', 'application/fhir+json; charset=utf-8')
    .send(JSON.stringify(resource));
}

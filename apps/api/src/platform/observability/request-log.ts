import type { FastifyInstance } from 'fastify';
import { pino, type DestinationStream, type Logger } from 'pino';

/** Creates a logger that redacts credentials. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    redact: {
      paths: [
        '*.password',
        '*.newPassword',
        '*.token',
        '*.authorization',
        '*.cookie',
        'req.headers',
        'err.parameters',
      ],
      remove: true,
    },
  };
  return destination ? pino(options, destination) : pino(options);
}

/**
 * Logs one line per request with the path pattern, never the path itself, which may contain ids and
 * reset tokens.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        request_id: request.id,
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        ip: request.ip,
        ...(request.claims && {
          tenant_id: request.claims.tenantId,
          user_id: request.claims.userId,
        }),
      },
      'request',
    );
  });
}

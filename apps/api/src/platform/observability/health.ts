import type { FastifyInstance } from 'fastify';
import type pg from 'pg';

/**
 * `live`: the process runs. `ready`: it also reaches the database, so a load balancer may route
 * requests to it; `missing_settings` lists optional settings that the operator should complete.
 * Both respond on any host.
 */
export function addHealth(
  app: FastifyInstance,
  pool: pg.Pool,
  missingSettings: readonly string[],
): void {
  const ready = {
    status: 'ok',
    ...(missingSettings.length > 0 && { missing_settings: missingSettings }),
  };
  app.get('/health/live', async (_request, reply) =>
    reply.header('Cache-Control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/health/ready', async (request, reply) => {
    reply.header('Cache-Control', 'no-store');
    try {
      await pool.query('select 1');
      return await reply.send(ready);
    } catch (error) {
      request.log.warn({ err: error }, 'not ready');
      return reply.status(503).header('Retry-After', '2').send({ status: 'unavailable' });
    }
  });
}

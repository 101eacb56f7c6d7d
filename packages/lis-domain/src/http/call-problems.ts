import { openAfterTrial, openToVisitors, takesLaboratory, type Endpoint } from './endpoint.ts';
import { commonProblems, type ProblemCode } from './problem.schema.ts';

/**
 * Returns every problem an endpoint can return, each once, in this order: those of every endpoint,
 * those implied by its declaration (access, input, whether it creates, replaces or is new work),
 * and its own.
 */
export function problemsOf(call: Endpoint): ProblemCode[] {
  const following: ProblemCode[] = [];
  if (call.method !== 'GET') following.push('foreign_origin');
  if (call.access !== 'public') following.push('unauthenticated', 'tenant_mismatch');
  if (call.access !== 'public' && call.access !== 'signed-in') following.push('forbidden');
  if (call.feature) following.push('feature_not_in_plan');
  if (!openAfterTrial(call)) following.push('trial_ended');
  if (!openToVisitors(call)) following.push('closed_in_demo');
  if (call.site !== undefined && call.site !== 'any') following.push('not_found');
  if (takesLaboratory(call)) following.push('not_found');
  if (call.params || call.query || call.body) following.push('invalid');
  if (call.body) following.push('duplicate_member', 'unsupported_media_type', 'too_large');
  if (call.creates)
    following.push('idempotency_key_missing', 'idempotency_running', 'idempotency_key_reused');
  if (call.versioned) following.push('version_missing', 'version_stale');
  return [...new Set([...commonProblems, ...following, ...(call.problems ?? [])])];
}

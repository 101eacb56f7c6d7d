import { sql, type Kysely } from 'kysely';
import { isolate } from './isolate.ts';

/**
 * What payers have agreed on: lists of prices, each valid for some days, of which one payer never has two at once. A line of an invoice keeps the price it
 * was made with and says where that came from; while the invoice is a draft its lines may be made anew for another payer.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create extension if not exists btree_gist`.execute(db);
  await sql`
    create table price_list (
      tenant_id uuid not null default app_tenant() references tenant (id),
      id uuid not null,
      payer_id uuid not null,
      name text not null,
      currency text not null check (currency ~ '^[A-Z]{3}$'),
      valid_from date not null,
      valid_to date check (valid_to >= valid_from),
      version integer not null default 1,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      primary key (tenant_id, id),
      unique (tenant_id, payer_id, name),
      foreign key (tenant_id, payer_id) references payer (tenant_id, id),
      constraint price_list_overlaps exclude using gist (tenant_id with =, payer_id with =, daterange(valid_from, valid_to, '[]') with &&)
    )`.execute(db);
  await isolate(
    db,
    'price_list',
    'select, insert, update (name, valid_from, valid_to, version, updated_at)',
  );

  await sql`
    create table listed_price (
      tenant_id uuid not null default app_tenant() references tenant (id),
      price_list_id uuid not null,
      test_parameter_id uuid not null,
      amount_minor bigint not null check (amount_minor between 0 and 1000000000),
      primary key (tenant_id, price_list_id, test_parameter_id),
      foreign key (tenant_id, price_list_id) references price_list (tenant_id, id),
      foreign key (tenant_id, test_parameter_id) references test_parameter (tenant_id, id)
    )`.execute(db);
  await isolate(db, 'listed_price');

  // Every line until now was made with the facility's own price.
  await sql`
    alter table invoice_line
      add column price_basis text not null default 'own' check (price_basis in ('own', 'list', 'fallback')),
      add column price_list_id uuid,
      add column price_list_name text,
      add foreign key (tenant_id, price_list_id) references price_list (tenant_id, id),
      add check ((price_basis = 'own') = (price_list_id is null) and (price_list_id is null) = (price_list_name is null))`.execute(
    db,
  );
  await sql`grant delete on invoice_line to lis_app`.execute(db);
  await sql`
    create or replace function keep_issued_invoice_line() returns trigger language plpgsql as $$
    declare line invoice_line := case when tg_op = 'DELETE' then old else new end;
    begin
      if not exists (select from invoice i where i.tenant_id = line.tenant_id and i.id = line.invoice_id and i.status = 'draft')
      then raise exception 'an issued invoice is not edited' using errcode = 'integrity_constraint_violation';
      end if;
      return line;
    end $$`.execute(db);
  await sql`create trigger keep_issued_from_removal before delete on invoice_line for each row execute function keep_issued_invoice_line()`.execute(
    db,
  );
}

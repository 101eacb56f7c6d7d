import { sql, type Kysely } from 'kysely';
import { isolate } from './isolate.ts';

/**
 * What patients are billed, and what they pay. Money is in the smallest unit of the facility's currency. Once an invoice is issued its number, its lines
 * and their sums stay as they are: the database itself refuses a change. Payments and credit notes are only ever added.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table hospital_settings
      add column currency text not null default 'USD' check (currency ~ '^[A-Z]{3}$'),
      add column collect_before_payment text not null default 'allow' check (collect_before_payment in ('allow', 'warn', 'block')),
      add column invoice_on_order boolean not null default false,
      add column payment_days integer not null default 14 check (payment_days between 0 and 365)`.execute(
    db,
  );

  await sql`
    create table payer (
      tenant_id uuid not null default app_tenant() references tenant (id),
      id uuid not null,
      name text not null,
      kind text not null check (kind in ('insurance', 'corporate')),
      address text not null,
      active boolean not null,
      version integer not null default 1,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      primary key (tenant_id, id),
      unique (tenant_id, name)
    )`.execute(db);
  await isolate(
    db,
    'payer',
    'select, insert, update (name, kind, address, active, version, updated_at)',
  );

  await sql`
    create table invoice (
      tenant_id uuid not null default app_tenant() references tenant (id),
      id uuid not null,
      invoice_number text,
      order_id uuid not null,
      patient_id uuid not null,
      payer_id uuid,
      status text not null default 'draft' check (status in ('draft', 'issued', 'partially_paid', 'paid', 'void')),
      currency text not null check (currency ~ '^[A-Z]{3}$'),
      subtotal_minor bigint not null,
      discount_minor bigint not null,
      tax_minor bigint not null,
      total_minor bigint not null check (total_minor = subtotal_minor - discount_minor + tax_minor),
      credited_minor bigint not null default 0 check (credited_minor between 0 and total_minor),
      paid_minor bigint not null default 0 check (paid_minor between 0 and total_minor),
      due_date date,
      issued_at timestamptz,
      issued_by uuid,
      issued_by_name text,
      voided_at timestamptz,
      voided_by_name text,
      void_reason text,
      version integer not null default 1,
      created_at timestamptz not null,
      created_by uuid not null,
      created_by_name text not null,
      updated_at timestamptz not null,
      primary key (tenant_id, id),
      unique (tenant_id, invoice_number),
      foreign key (tenant_id, order_id) references test_order (tenant_id, id),
      foreign key (tenant_id, patient_id) references patient (tenant_id, id),
      foreign key (tenant_id, payer_id) references payer (tenant_id, id),
      foreign key (tenant_id, created_by) references app_user (tenant_id, id),
      foreign key (tenant_id, issued_by) references app_user (tenant_id, id),
      check ((invoice_number is null) = (issued_at is null)),
      check (status in ('draft', 'void') or invoice_number is not null),
      check (status <> 'draft' or invoice_number is null),
      check ((status = 'void') = (void_reason is not null))
    )`.execute(db);
  // An order is billed once; after a void invoice it may be billed again.
  await sql`create unique index invoice_order on invoice (tenant_id, order_id) where status <> 'void'`.execute(
    db,
  );
  await sql`create index invoice_newest on invoice (tenant_id, created_at desc, id desc)`.execute(
    db,
  );
  await sql`create index invoice_state on invoice (tenant_id, status, created_at desc, id desc)`.execute(
    db,
  );
  await sql`create index invoice_open on invoice (tenant_id, due_date) where status in ('issued', 'partially_paid')`.execute(
    db,
  );
  await sql`create index invoice_patient on invoice (tenant_id, patient_id)`.execute(db);
  await sql`create index invoice_payer on invoice (tenant_id, payer_id, created_at desc, id desc) where payer_id is not null`.execute(
    db,
  );
  await sql`create index invoice_issued on invoice (tenant_id, issued_at) where issued_at is not null`.execute(
    db,
  );
  await isolate(
    db,
    'invoice',
    `select, insert, update (invoice_number, payer_id, status, subtotal_minor, discount_minor, tax_minor, total_minor, credited_minor, paid_minor, due_date,
      issued_at, issued_by, issued_by_name, voided_at, voided_by_name, void_reason, version, updated_at)`,
  );

  await sql`
    create table invoice_line (
      tenant_id uuid not null default app_tenant() references tenant (id),
      id uuid not null,
      invoice_id uuid not null,
      position integer not null,
      test_parameter_id uuid not null,
      order_item_id uuid,
      panel_code text,
      code text not null,
      description text not null,
      quantity integer not null check (quantity > 0),
      unit_price_minor bigint not null check (unit_price_minor >= 0),
      discount_minor bigint not null default 0 check (discount_minor between 0 and quantity * unit_price_minor),
      tax_bp integer not null check (tax_bp between 0 and 10000),
      tax_minor bigint not null check (tax_minor >= 0),
      total_minor bigint not null check (total_minor = quantity * unit_price_minor - discount_minor + tax_minor),
      status text not null default 'active' check (status in ('active', 'cancelled')),
      primary key (tenant_id, id),
      unique (tenant_id, invoice_id, position),
      foreign key (tenant_id, invoice_id) references invoice (tenant_id, id),
      foreign key (tenant_id, test_parameter_id) references test_parameter (tenant_id, id),
      foreign key (tenant_id, order_item_id) references order_item (tenant_id, id),
      check ((order_item_id is null) <> (panel_code is null))
    )`.execute(db);
  await isolate(
    db,
    'invoice_line',
    'select, insert, update (discount_minor, tax_minor, total_minor, status)',
  );

  await sql`
    create table cash_session (
      tenant_id uuid not null default app_tenant() references tenant (id),
      id uuid not null,
      currency text not null,
      opened_by uuid not null,
      opened_by_name text not null,
      opened_at timestamptz not null,
      float_minor bigint not null check (float_minor >= 0),
      closed_at timestamptz,
      expected_minor bigint,
      counted_minor bigint check (counted_minor >= 0),
      difference_reason text,
      version integer not null default 1,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      primary key (tenant_id, id),
      foreign key (tenant_id, opened_by) references app_user (tenant_id, id),
      check ((closed_at is null) = (counted_minor is null)),
      check ((closed_at is null) = (expected_minor is null)),
      check (expected_minor = counted_minor or difference_reason is not null)
    )`.execute(db);
  await sql`create unique index cash_session_own on cash_session (tenant_id, opened_by) where closed_at is null`.execute(
    db,
  );
  await sql`create index cash_session_newest on cash_session (tenant_id, opened_at desc, id desc)`.execute(
    db,
  );
  await isolate(
    db,
    'cash_session',
    'select, insert, update (closed_at, expected_minor, counted_minor, difference_reason, version, updated_at)',
  );

  await sql`
    create table invoice_payment (
      tenant_id uuid not null default app_tenant() references tenant (id),
      id uuid not null,
      receipt_number text not null,
      invoice_id uuid not null,
      kind text not null check (kind in ('payment', 'refund')),
      refund_of_id uuid,
      amount_minor bigint not null check (amount_minor > 0),
      method text not null check (method in ('cash', 'card', 'mobile_money', 'bank_transfer', 'insurance', 'other')),
      reference text not null default '',
      reason text,
      cash_session_id uuid,
      received_by uuid not null,
      received_by_name text not null,
      received_at timestamptz not null,
      primary key (tenant_id, id),
      unique (tenant_id, receipt_number),
      foreign key (tenant_id, invoice_id) references invoice (tenant_id, id),
      foreign key (tenant_id, refund_of_id) references invoice_payment (tenant_id, id),
      foreign key (tenant_id, cash_session_id) references cash_session (tenant_id, id),
      foreign key (tenant_id, received_by) references app_user (tenant_id, id),
      check ((kind = 'refund') = (refund_of_id is not null)),
      check ((kind = 'refund') = (reason is not null)),
      check ((method = 'cash') = (cash_session_id is not null))
    )`.execute(db);
  await sql`create index invoice_payment_invoice on invoice_payment (tenant_id, invoice_id, received_at)`.execute(
    db,
  );
  await sql`create index invoice_payment_drawer on invoice_payment (tenant_id, cash_session_id) where cash_session_id is not null`.execute(
    db,
  );
  await sql`create index invoice_payment_received on invoice_payment (tenant_id, received_at)`.execute(
    db,
  );
  await isolate(db, 'invoice_payment', 'select, insert');

  await sql`
    create table credit_note (
      tenant_id uuid not null default app_tenant() references tenant (id),
      id uuid not null,
      credit_number text not null,
      invoice_id uuid not null,
      amount_minor bigint not null check (amount_minor >= 0),
      reason text not null,
      created_at timestamptz not null,
      created_by uuid not null,
      created_by_name text not null,
      primary key (tenant_id, id),
      unique (tenant_id, credit_number),
      foreign key (tenant_id, invoice_id) references invoice (tenant_id, id),
      foreign key (tenant_id, created_by) references app_user (tenant_id, id)
    )`.execute(db);
  await sql`create index credit_note_invoice on credit_note (tenant_id, invoice_id)`.execute(db);
  await sql`create index credit_note_created on credit_note (tenant_id, created_at)`.execute(db);
  await isolate(db, 'credit_note', 'select, insert');

  // A line is taken back once.
  await sql`
    create table credit_note_line (
      tenant_id uuid not null default app_tenant() references tenant (id),
      invoice_line_id uuid not null,
      credit_note_id uuid not null,
      primary key (tenant_id, invoice_line_id),
      foreign key (tenant_id, invoice_line_id) references invoice_line (tenant_id, id),
      foreign key (tenant_id, credit_note_id) references credit_note (tenant_id, id)
    )`.execute(db);
  await isolate(db, 'credit_note_line', 'select, insert');

  await sql`
    create function keep_issued_invoice() returns trigger language plpgsql as $$
    begin
      if old.status <> 'draft' and
        (new.invoice_number, new.payer_id, new.subtotal_minor, new.discount_minor, new.tax_minor, new.total_minor, new.due_date, new.issued_at)
        is distinct from (old.invoice_number, old.payer_id, old.subtotal_minor, old.discount_minor, old.tax_minor, old.total_minor, old.due_date, old.issued_at)
      then raise exception 'an issued invoice is not edited' using errcode = 'integrity_constraint_violation';
      end if;
      return new;
    end $$`.execute(db);
  await sql`create trigger keep_issued before update on invoice for each row execute function keep_issued_invoice()`.execute(
    db,
  );
  await sql`
    create function keep_issued_invoice_line() returns trigger language plpgsql as $$
    begin
      if not exists (select from invoice i where i.tenant_id = new.tenant_id and i.id = new.invoice_id and i.status = 'draft')
      then raise exception 'an issued invoice is not edited' using errcode = 'integrity_constraint_violation';
      end if;
      return new;
    end $$`.execute(db);
  await sql`create trigger keep_issued before insert or update on invoice_line for each row execute function keep_issued_invoice_line()`.execute(
    db,
  );
}

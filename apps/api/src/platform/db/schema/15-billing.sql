-- Payers, prices, invoices and cash. Payments and credit notes are only added.

-- Insurers and companies that are billed.
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
);
alter table payer enable row level security, force row level security;
create policy tenant_isolation on payer
  using (tenant_id = (select app_tenant())) with check (tenant_id = (select app_tenant()));
grant select, insert, update (name, kind, address, active, version, updated_at) on payer to lis_app;

-- A patient's insurance or other payer, in order of priority.
create table patient_cover (
  tenant_id uuid not null default app_tenant() references tenant (id),
  id uuid not null,
  patient_id uuid not null,
  payer_id uuid not null,
  -- Order among the patient's coverages.
  position integer not null,
  policy_number text not null check (policy_number <> ''),
  group_name text not null,
  valid_from date,
  valid_to date,
  primary key (tenant_id, id),
  foreign key (tenant_id, patient_id) references patient (tenant_id, id),
  foreign key (tenant_id, payer_id) references payer (tenant_id, id),
  constraint patient_cover_valid_to_check check (valid_to >= valid_from)
);
create index patient_cover_patient_id_idx on patient_cover (tenant_id, patient_id);
alter table patient_cover enable row level security, force row level security;
create policy tenant_isolation on patient_cover
  using (tenant_id = (select app_tenant())) with check (tenant_id = (select app_tenant()));
grant select, insert, update (patient_id, position, policy_number, group_name, valid_from,
  valid_to), delete
  on patient_cover to lis_app;

-- A payer's prices for a period. Two lists of one payer never overlap.
create table price_list (
  tenant_id uuid not null default app_tenant() references tenant (id),
  id uuid not null,
  payer_id uuid not null,
  name text not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  valid_from date not null,
  valid_to date,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, id),
  unique (tenant_id, payer_id, name),
  foreign key (tenant_id, payer_id) references payer (tenant_id, id),
  constraint price_list_valid_excl exclude using gist
    (tenant_id with =, payer_id with =, daterange(valid_from, valid_to, '[]') with &&),
  constraint price_list_valid_to_check check (valid_to >= valid_from)
);
alter table price_list enable row level security, force row level security;
create policy tenant_isolation on price_list
  using (tenant_id = (select app_tenant())) with check (tenant_id = (select app_tenant()));
grant select, insert, update (name, valid_from, valid_to, version, updated_at)
  on price_list to lis_app;

-- The price of one test in a list.
create table listed_price (
  tenant_id uuid not null default app_tenant() references tenant (id),
  price_list_id uuid not null,
  test_parameter_id uuid not null,
  amount_minor bigint not null check (amount_minor between 0 and 1000000000),
  primary key (tenant_id, price_list_id, test_parameter_id),
  foreign key (tenant_id, price_list_id) references price_list (tenant_id, id),
  foreign key (tenant_id, test_parameter_id) references test_parameter (tenant_id, id)
);
alter table listed_price enable row level security, force row level security;
create policy tenant_isolation on listed_price
  using (tenant_id = (select app_tenant())) with check (tenant_id = (select app_tenant()));
grant select, insert, update, delete on listed_price to lis_app;

-- An invoice. Amounts are in the smallest unit of its currency. Once it is issued, the database
-- refuses changes of its number, its amounts and its lines.
create table invoice (
  tenant_id uuid not null default app_tenant() references tenant (id),
  id uuid not null,
  invoice_number text,
  order_id uuid not null,
  patient_id uuid not null,
  payer_id uuid,
  -- Insurance policy number at creation of the invoice; empty without one.
  policy_number text not null default '',
  status text not null default 'draft'
    check (status in ('draft', 'issued', 'partially_paid', 'paid', 'void')),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  subtotal_minor bigint not null,
  discount_minor bigint not null,
  tax_minor bigint not null,
  total_minor bigint not null,
  -- Total of credit notes, and payments minus refunds.
  credited_minor bigint not null default 0,
  paid_minor bigint not null default 0,
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
  foreign key (tenant_id, created_by) references app_user (tenant_id, id),
  foreign key (tenant_id, issued_by) references app_user (tenant_id, id),
  foreign key (tenant_id, order_id) references test_order (tenant_id, id),
  foreign key (tenant_id, patient_id) references patient (tenant_id, id),
  foreign key (tenant_id, payer_id) references payer (tenant_id, id),
  constraint invoice_total_minor_check
    check (total_minor = subtotal_minor - discount_minor + tax_minor),
  constraint invoice_credited_minor_check check (credited_minor between 0 and total_minor),
  constraint invoice_paid_minor_check check (paid_minor between 0 and total_minor),
  constraint invoice_issued_at_check check ((invoice_number is null) = (issued_at is null)),
  constraint invoice_invoice_number_check
    check (status in ('draft', 'void') or invoice_number is not null),
  constraint invoice_draft_invoice_number_check check (status <> 'draft' or invoice_number is null),
  constraint invoice_void_reason_check check ((status = 'void') = (void_reason is not null)),
  constraint invoice_policy_number_check check (policy_number = '' or payer_id is not null)
);
-- Tests added after the issue are billed by a second invoice; there is one draft at a time.
create unique index invoice_draft_key on invoice (tenant_id, order_id) where status = 'draft';
create index invoice_issued_at_idx on invoice (tenant_id, issued_at) where issued_at is not null;
create index invoice_created_at_idx on invoice (tenant_id, created_at desc, id desc);
create index invoice_open_idx
  on invoice (tenant_id, due_date) where status in ('issued', 'partially_paid');
create index invoice_order_id_idx on invoice (tenant_id, order_id);
create index invoice_patient_id_idx on invoice (tenant_id, patient_id);
create index invoice_payer_id_created_at_idx
  on invoice (tenant_id, payer_id, created_at desc, id desc) where payer_id is not null;
create index invoice_status_created_at_idx on invoice (tenant_id, status, created_at desc, id desc);
alter table invoice enable row level security, force row level security;
create policy tenant_isolation on invoice
  using (tenant_id = (select app_tenant())) with check (tenant_id = (select app_tenant()));
grant select, insert, update (invoice_number, patient_id, payer_id, policy_number, status,
  subtotal_minor, discount_minor, tax_minor, total_minor, credited_minor, paid_minor, due_date,
  issued_at, issued_by, issued_by_name, voided_at, voided_by_name, void_reason, version,
  updated_at)
  on invoice to lis_app;
-- The policy number of an issued invoice may be deleted: its patient's identity is erased then.
create function keep_issued_invoice() returns trigger language plpgsql as $$
  begin
    if old.status <> 'draft' and (
      (new.invoice_number, new.payer_id, new.subtotal_minor, new.discount_minor, new.tax_minor,
       new.total_minor, new.due_date, new.issued_at)
        is distinct from
      (old.invoice_number, old.payer_id, old.subtotal_minor, old.discount_minor, old.tax_minor,
       old.total_minor, old.due_date, old.issued_at)
      or new.policy_number not in (old.policy_number, '')
    )
    then
      raise exception 'an issued invoice is not edited'
        using errcode = 'integrity_constraint_violation';
    end if;
    return new;
  end $$;
create trigger keep_issued_invoice before update on invoice
  for each row execute function keep_issued_invoice();

-- One test, or all items of a panel with its own price.
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
  discount_minor bigint not null default 0,
  tax_bp integer not null check (tax_bp between 0 and 10000),
  tax_minor bigint not null check (tax_minor >= 0),
  total_minor bigint not null,
  status text not null default 'active' check (status in ('active', 'cancelled')),
  price_basis text not null default 'own' check (price_basis in ('own', 'list', 'fallback')),
  -- The payer's price list, with its name at that time, whether or not it had a price.
  price_list_id uuid,
  price_list_name text,
  primary key (tenant_id, id),
  unique (tenant_id, invoice_id, position),
  foreign key (tenant_id, invoice_id) references invoice (tenant_id, id),
  foreign key (tenant_id, order_item_id) references order_item (tenant_id, id),
  foreign key (tenant_id, price_list_id) references price_list (tenant_id, id),
  foreign key (tenant_id, test_parameter_id) references test_parameter (tenant_id, id),
  constraint invoice_line_discount_minor_check
    check (discount_minor between 0 and quantity * unit_price_minor),
  constraint invoice_line_total_minor_check
    check (total_minor = quantity * unit_price_minor - discount_minor + tax_minor),
  constraint invoice_line_order_item_id_check
    check ((order_item_id is null) <> (panel_code is null)),
  constraint invoice_line_price_list_id_check check (
    (price_basis = 'own') = (price_list_id is null)
    and (price_list_id is null) = (price_list_name is null)
  )
);
alter table invoice_line enable row level security, force row level security;
create policy tenant_isolation on invoice_line
  using (tenant_id = (select app_tenant())) with check (tenant_id = (select app_tenant()));
grant select, insert, update (discount_minor, tax_minor, total_minor, status), delete
  on invoice_line to lis_app;
create function keep_issued_invoice_line() returns trigger language plpgsql as $$
  declare line invoice_line := case when tg_op = 'DELETE' then old else new end;
  begin
    if not exists (
      select from invoice i
      where i.tenant_id = line.tenant_id and i.id = line.invoice_id and i.status = 'draft'
    )
    then
      raise exception 'an issued invoice is not edited'
        using errcode = 'integrity_constraint_violation';
    end if;
    return line;
  end $$;
create trigger keep_issued_invoice_line before insert or update or delete on invoice_line
  for each row execute function keep_issued_invoice_line();

-- A cash drawer between opening and count. Each user has at most one open.
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
  constraint cash_session_closed_at_counted_minor_check
    check ((closed_at is null) = (counted_minor is null)),
  constraint cash_session_closed_at_expected_minor_check
    check ((closed_at is null) = (expected_minor is null)),
  constraint cash_session_difference_reason_check
    check (expected_minor = counted_minor or difference_reason is not null)
);
create index cash_session_opened_at_idx on cash_session (tenant_id, opened_at desc, id desc);
create unique index cash_session_opened_by_key
  on cash_session (tenant_id, opened_by) where closed_at is null;
alter table cash_session enable row level security, force row level security;
create policy tenant_isolation on cash_session
  using (tenant_id = (select app_tenant())) with check (tenant_id = (select app_tenant()));
grant select, insert, update (closed_at, expected_minor, counted_minor, difference_reason, version,
  updated_at)
  on cash_session to lis_app;

-- Payments and refunds of an invoice. Append-only.
create table invoice_payment (
  tenant_id uuid not null default app_tenant() references tenant (id),
  id uuid not null,
  receipt_number text not null,
  invoice_id uuid not null,
  kind text not null check (kind in ('payment', 'refund')),
  refund_of_id uuid,
  amount_minor bigint not null check (amount_minor > 0),
  method text not null
    check (method in ('cash', 'card', 'mobile_money', 'bank_transfer', 'insurance', 'other')),
  reference text not null default '',
  reason text,
  -- The cash drawer of a cash payment or refund.
  cash_session_id uuid,
  received_by uuid not null,
  received_by_name text not null,
  received_at timestamptz not null,
  primary key (tenant_id, id),
  unique (tenant_id, receipt_number),
  foreign key (tenant_id, cash_session_id) references cash_session (tenant_id, id),
  foreign key (tenant_id, invoice_id) references invoice (tenant_id, id),
  foreign key (tenant_id, received_by) references app_user (tenant_id, id),
  foreign key (tenant_id, refund_of_id) references invoice_payment (tenant_id, id),
  constraint invoice_payment_refund_of_id_check
    check ((kind = 'refund') = (refund_of_id is not null)),
  constraint invoice_payment_reason_check check ((kind = 'refund') = (reason is not null)),
  constraint invoice_payment_cash_session_id_check
    check ((method = 'cash') = (cash_session_id is not null))
);
create index invoice_payment_cash_session_id_idx
  on invoice_payment (tenant_id, cash_session_id) where cash_session_id is not null;
create index invoice_payment_invoice_id_received_at_idx
  on invoice_payment (tenant_id, invoice_id, received_at);
create index invoice_payment_received_at_idx on invoice_payment (tenant_id, received_at);
alter table invoice_payment enable row level security, force row level security;
create policy tenant_isolation on invoice_payment
  using (tenant_id = (select app_tenant())) with check (tenant_id = (select app_tenant()));
grant select, insert on invoice_payment to lis_app;

-- Credit notes. Append-only.
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
  foreign key (tenant_id, created_by) references app_user (tenant_id, id),
  foreign key (tenant_id, invoice_id) references invoice (tenant_id, id)
);
create index credit_note_created_at_idx on credit_note (tenant_id, created_at);
create index credit_note_invoice_id_idx on credit_note (tenant_id, invoice_id);
alter table credit_note enable row level security, force row level security;
create policy tenant_isolation on credit_note
  using (tenant_id = (select app_tenant())) with check (tenant_id = (select app_tenant()));
grant select, insert on credit_note to lis_app;

-- An invoice line is credited once.
create table credit_note_line (
  tenant_id uuid not null default app_tenant() references tenant (id),
  invoice_line_id uuid not null,
  credit_note_id uuid not null,
  primary key (tenant_id, invoice_line_id),
  foreign key (tenant_id, credit_note_id) references credit_note (tenant_id, id),
  foreign key (tenant_id, invoice_line_id) references invoice_line (tenant_id, id)
);
alter table credit_note_line enable row level security, force row level security;
create policy tenant_isolation on credit_note_line
  using (tenant_id = (select app_tenant())) with check (tenant_id = (select app_tenant()));
grant select, insert on credit_note_line to lis_app;

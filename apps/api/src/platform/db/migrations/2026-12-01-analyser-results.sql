-- Messages of analysers as imports: accepted without a user, or waiting with a reason.
alter table import_batch no force row level security;
alter table import_row no force row level security;
alter table qc_run no force row level security;
alter table import_batch
  -- Null: a message of a connection, which has no user.
  alter column created_by drop not null,
  add column connection_id uuid,
  add foreign key (tenant_id, connection_id) references analyser_connection (tenant_id, id),
  add constraint import_batch_created_by_check check (num_nonnulls(created_by, connection_id) = 1);
alter table import_row
  -- What the analyser sent with the value.
  add column measurement jsonb,
  -- The control run that a control belongs to.
  add column qc_run_id uuid,
  -- Why a ready row was not accepted without a user.
  add column waits text check (waits in (
    'not_automatic', 'message_remark', 'rerun', 'qc_not_accepted', 'stability')),
  add foreign key (tenant_id, qc_run_id) references qc_run (tenant_id, id),
  drop constraint import_row_value_text_check,
  add constraint import_row_value_text_check check (
    status not in ('ready', 'entered')
    or (value_text is not null and num_nonnulls(result_id, interferent, qc_run_id) = 1)
  ),
  add constraint import_row_qc_run_id_check check (qc_run_id is null or status = 'entered');
-- A run of an analyser has no operator.
alter table qc_run
  drop constraint qc_run_operator_check,
  add constraint qc_run_operator_check check (
    num_nonnulls(operator_id, operator_name) in (0, 2)
    and (judgment <> 'overdue' or operator_id is null));
alter table import_batch force row level security;
alter table import_row force row level security;
alter table qc_run force row level security;
create index import_row_open_idx on import_row (tenant_id, batch_id, number)
  where status in ('ready', 'unmapped', 'refused');
create index import_row_control_idx on import_row (tenant_id, batch_id)
  where refusal = 'control_incomplete';
create index import_batch_connection_id_idx
  on import_batch (tenant_id, connection_id, created_at desc) where connection_id is not null;
grant update (qc_run_id, waits) on import_row to lis_app;

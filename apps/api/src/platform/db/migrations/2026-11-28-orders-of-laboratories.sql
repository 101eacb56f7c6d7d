-- Recent orders of one laboratory, newest first.
create index test_order_laboratory_idx
  on test_order (tenant_id, laboratory_id, created_at desc, id desc);

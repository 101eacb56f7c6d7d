-- Visitors' feedback. It is never changed; only the hash of the address is deleted.
create table feedback (
  id uuid primary key,
  rating smallint not null check (rating between 1 and 5),
  rating_touched boolean not null,
  category text not null check (category in ('general', 'bug', 'feature', 'improvement')),
  title text not null,
  description text not null,
  contact_email text,
  allow_contact boolean not null,
  user_agent text not null,
  -- Keyed hash of the sender's network address, retained for 30 days.
  address_hash bytea,
  created_at timestamptz not null
);
create index feedback_address_hash_created_at_idx
  on feedback (address_hash, created_at) where address_hash is not null;
create index feedback_created_at_idx on feedback (created_at desc);
grant select, insert, update (address_hash) on feedback to lis_app;

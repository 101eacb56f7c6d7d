#!/bin/sh
# Run once by the PostgreSQL image when its volume is empty. The database owner may create roles,
# but is not a superuser, because superusers bypass row-level security.
set -eu
psql -v ON_ERROR_STOP=1 -v password="$DATABASE_PASSWORD" -U postgres <<'SQL'
create role lis_owner login createrole password :'password';
create database lis owner lis_owner encoding 'UTF8' template template0;
SQL

#!/bin/sh
# Run once by the PostgreSQL image, when its volume is empty. The owner of the database may make roles and is no superuser, whom no policy holds back.
set -eu
psql -v ON_ERROR_STOP=1 -v password="$DATABASE_PASSWORD" -U postgres <<'SQL'
create role lis_owner login createrole password :'password';
create database lis owner lis_owner encoding 'UTF8' template template0;
SQL

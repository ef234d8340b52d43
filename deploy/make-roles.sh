#!/bin/sh
# Runs once, when PostgreSQL makes its files: the two roles of docs/operate.md and their database.
set -eu
psql -v ON_ERROR_STOP=1 --username "$POSTGRES_USER" --dbname postgres \
  -v owner_password="$DB_OWNER_PASSWORD" -v app_password="$DB_APP_PASSWORD" <<'SQL'
create role farm_owner login password :'owner_password';
create role farm_app login password :'app_password';
grant farm_app to farm_owner;
create database farm owner farm_owner;
SQL

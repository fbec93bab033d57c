-- Copies of the tables of a test database: as it was opened (schema opened), and as a test file has filled it for its tests (schema filled).
create schema kept;
create schema opened;
create schema filled;
create table kept.tables (name text primary key, columns text not null);
-- The tables that have changed since they were copied or put back. Its rows are not unique, so that no transaction waits for another that changes
-- the same table.
create table kept.changes (name text not null);
create table kept.copies (name text not null, place text not null, primary key (name, place));
create table kept.sequence_copies (place text not null, id regclass not null, last_value bigint not null, is_called boolean not null);

-- Columns, constraints and triggers of the shop's tables.
create function kept.shape() returns text language sql as $$
  select md5(string_agg(concat_ws(' ', relname, part), ' ' order by relname, part)) from pg_class join (
    select attrelid, concat_ws(' ', attname, atttypid, attnotnull) from pg_attribute where attnum > 0
    union all select conrelid, concat_ws(' ', conname, convalidated) from pg_constraint
    union all select tgrelid, concat_ws(' ', tgname, tgenabled) from pg_trigger where not tgisinternal
  ) as parts (oid, part) using (oid)
  where relnamespace = 'public'::regnamespace and relkind = 'r' $$;
create table kept.opened_shape (shape text not null);

create function kept.note_change() returns trigger language plpgsql as $$
  begin
    insert into kept.changes values (tg_table_name);
    return null;
  end $$;

-- Copies what has changed since the last copies, and how far sequences are. A row that keeps place and version has not changed.
create function kept.copy_changed(target text) returns void language plpgsql as $$
  declare
    changed text;
  begin
    for changed in select distinct name from kept.changes loop
      execute format(
        'create table if not exists %I.%I as select ctid as kept_at, xmin as kept_version, * from public.%2$I with no data',
        target, changed);
      execute format('delete from %I.%I', target, changed);
      execute format('insert into %I.%I select ctid, xmin, * from public.%2$I', target, changed);
      insert into kept.copies values (changed, target) on conflict do nothing;
    end loop;
    delete from kept.changes;
    delete from kept.sequence_copies where place = target;
    insert into kept.sequence_copies select target, * from kept.sequences;
  end $$;

create function kept.changed_sequences(source text) returns setof kept.sequence_copies language plpgsql as $$
  begin
    return query
      select copy.* from kept.sequence_copies as copy join kept.sequences as now using (id)
      where place = source and (copy.last_value, copy.is_called) <> (now.last_value, now.is_called);
  end $$;

create function kept.is_changed(source text, followed text[]) returns boolean language plpgsql as $$
  begin
    return exists (select from kept.changes where name <> all (followed)) or exists (select from kept.changed_sequences(source));
  end $$;

-- Puts back what has changed, but some tables. Neither foreign keys nor triggers are checked meanwhile.
create function kept.put_back(source text, followed text[]) returns void
  language plpgsql set session_replication_role = replica as $$
  declare
    one record;
  begin
    for one in
      select name, columns, (
        select min(place) from kept.copies where copies.name = tables.name and place in ('opened', source)
      ) as place
      from kept.tables where name in (select name from kept.changes) and name <> all (followed)
    loop
      if one.place is null then
        execute format('delete from public.%I', one.name);
      else
        execute format(
          'delete from public.%I as now
           where not exists (select from %I.%1$I where kept_at = now.ctid and kept_version = now.xmin)',
          one.name, one.place);
        execute format(
          'with lost as (
             delete from %I.%I as old
             where not exists (select from public.%2$I as now where kept_at = now.ctid and kept_version = now.xmin)
             returning %s)
           insert into public.%2$I (%3$s) overriding system value table lost',
          one.place, one.name, one.columns);
        execute format(
          'insert into %I.%I select ctid, xmin, * from public.%2$I where xmin = pg_current_xact_id()::xid',
          one.place, one.name);
      end if;
    end loop;
    delete from kept.changes where name <> all (followed);
    perform setval(copy.id, copy.last_value, copy.is_called) from kept.changed_sequences(source) as copy;
  end $$;

-- Puts back the database as it was opened; returns the tables that had changed. Fails where they were altered.
create function kept.reset() returns setof text language plpgsql as $$
  declare
    filled text;
  begin
    if kept.shape() <> (select shape from kept.opened_shape) then
      raise exception 'The tables have been altered.';
    end if;
    insert into kept.changes select name from kept.copies where place = 'filled';
    for filled in delete from kept.copies where place = 'filled' returning name loop
      execute format('delete from filled.%I', filled);
    end loop;
    return query select distinct name from kept.changes;
    perform kept.put_back('opened', '{}');
  end $$;

insert into kept.tables
  select table_name, string_agg(quote_ident(column_name), ', ')
  from information_schema.columns natural join information_schema.tables
  where table_schema = 'public' and table_type = 'BASE TABLE' and is_generated = 'NEVER'
  group by table_name;
do $$
  begin
    execute (
      select 'create view kept.sequences as ' || string_agg(
        format('select %L::regclass as id, last_value, is_called from public.%1$I', sequencename), ' union all ')
      from pg_sequences where schemaname = 'public');
  end $$;
do $$
  declare
    name text;
  begin
    for name in select tables.name from kept.tables loop
      execute format(
        'create trigger note_change after insert or update or delete or truncate on public.%I
         for each statement execute function kept.note_change()',
        name);
      execute format('insert into kept.changes select %L where exists (select from public.%1$I)', name);
    end loop;
    perform kept.copy_changed('opened');
    insert into kept.opened_shape values (kept.shape());
  end $$;

-- A connection to an analyser that writes files: a folder below the root of the operator.
alter table analyser_connection
  -- Null: a folder has no port.
  alter column port drop not null,
  -- Folder of the facility; null unless files are read.
  add column folder text,
  -- Columns and decimal mark of delimited files; null when a profile describes the messages.
  add column reading jsonb,
  drop constraint analyser_connection_transport_check,
  add constraint analyser_connection_transport_check
    check (transport in ('tcp_server', 'tcp_client', 'folder')),
  add constraint analyser_connection_transport_port_check
    check ((transport = 'folder') = (port is null)),
  add constraint analyser_connection_folder_check
    check ((transport = 'folder') = (folder is not null)),
  add constraint analyser_connection_reading_check
    check (reading is null or transport = 'folder'),
  drop constraint analyser_connection_fault_check,
  add constraint analyser_connection_fault_check check (fault in (
    'port_in_use', 'not_permitted', 'unreachable', 'profile_unknown', 'folder_unusable'));
create unique index analyser_connection_folder_key
  on analyser_connection (tenant_id, lower(folder))
  where folder is not null and deleted_at is null;
grant update (folder, reading) on analyser_connection to lis_app;
alter table analyser_event
  drop constraint analyser_event_kind_check,
  add constraint analyser_event_kind_check check (kind in (
    'listening', 'failed', 'connected', 'disconnected', 'peer_refused', 'frame_refused',
    'incomplete', 'not_stored', 'file_refused'));

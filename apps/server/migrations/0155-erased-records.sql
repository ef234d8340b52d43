-- A farmer's own records are deleted once more after a restore, too, as shared things are since 0098: a link that was
-- revoked, a photograph or an entry of the books must not come back with an older backup.
do $$
declare
  recorded text;
begin
  foreach recorded in array array[
    'expenses', 'incomes', 'loans', 'budgets', 'credits', 'farm_tasks', 'waterings', 'price_alerts', 'shares', 'fields',
    'plantings', 'planting_events', 'animals', 'animal_events', 'losses', 'loss_photos', 'farm_pictures', 'expert_requests'
  ] loop
    execute format('create trigger %I after delete on %I for each row execute function note_erased()', recorded || '_erased', recorded);
  end loop;
end $$;

-- The list beside the backups is appended to by time.
create index erased_rows_at on erased_rows (erased_at);
